import OctantDisplay

extension WordCatalogue {
    /// French.
    static let french = WordCatalogue(
        language: "fr",
        rule: .zeroAndOne,
        separator: ", ",
        inProgress: "En cours",
        progressHalted: "Progression interrompue",
        complete: PluralPhrase(one: "%@ effectué", other: "%@ effectués"),
        loading: "Chargement…",
        processingFiles: "Traitement des fichiers…",
        amount: "%1$@ sur %2$@",
        cancel: "Annuler",
        cut: "Couper",
        copy: "Copier",
        paste: "Coller",
        selectAll: "Tout sélectionner",
        typing: "Saisie",
        undo: "Annuler",
        redo: "Rétablir",
        undoNamed: "Annuler %@",
        redoNamed: "Rétablir %@",
        on: "Activé",
        off: "Désactivé",
        button: "Bouton",
        link: "Lien",
        image: "Image",
        heading: "En-tête",
        switchButton: "Interrupteur",
        toggleButton: "Bouton bascule",
        adjustable: "Ajustable",
        searchField: "Champ de recherche",
        textField: "Champ de texte",
        secureTextField: "Champ de texte sécurisé",
        isEditing: "En cours de modification",
        tab: "Onglet",
        selected: "Sélectionné",
        dimmed: "Estompé",
        position: "%1$@ sur %2$@",
        unanswered: UnansweredWords(
            isNotResponding: "« %@ » ne répond pas.", wait: "Patienter", forceQuit: "Forcer à quitter"))
}
