import OctantDisplay

extension WordCatalogue {
    /// German.
    static let german = WordCatalogue(
        language: "de",
        rule: .one,
        separator: ", ",
        inProgress: "Vorgang läuft",
        progressHalted: "Vorgang angehalten",
        complete: PluralPhrase(other: "%@ abgeschlossen"),
        loading: "Wird geladen …",
        processingFiles: "Dateien werden verarbeitet …",
        amount: "%1$@ von %2$@",
        cancel: "Abbrechen",
        cut: "Ausschneiden",
        copy: "Kopieren",
        paste: "Einsetzen",
        selectAll: "Alles auswählen",
        typing: "Eingabe",
        undo: "Widerrufen",
        redo: "Wiederholen",
        undoNamed: "%@ widerrufen",
        redoNamed: "%@ wiederholen",
        on: "Ein",
        off: "Aus",
        button: "Taste",
        link: "Link",
        image: "Bild",
        heading: "Überschrift",
        switchButton: "Schalter",
        toggleButton: "Umschalttaste",
        adjustable: "Anpassbar",
        searchField: "Suchfeld",
        textField: "Textfeld",
        secureTextField: "Sicheres Textfeld",
        isEditing: "Wird bearbeitet",
        tab: "Tab",
        selected: "Ausgewählt",
        dimmed: "Nicht verfügbar",
        position: "%1$@ von %2$@",
        unanswered: UnansweredWords(
            isNotResponding: "„%@“ reagiert nicht.", wait: "Warten", forceQuit: "Sofort beenden"))
}
