import OctantDisplay

extension WordCatalogue {
    /// Spanish.
    static let spanish = WordCatalogue(
        language: "es",
        rule: .one,
        separator: ", ",
        inProgress: "En curso",
        progressHalted: "Progreso detenido",
        complete: PluralPhrase(other: "%@ completado"),
        loading: "Cargando…",
        processingFiles: "Procesando archivos…",
        amount: "%1$@ de %2$@",
        cancel: "Cancelar",
        cut: "Cortar",
        copy: "Copiar",
        paste: "Pegar",
        selectAll: "Seleccionar todo",
        typing: "Escritura",
        undo: "Deshacer",
        redo: "Rehacer",
        undoNamed: "Deshacer %@",
        redoNamed: "Rehacer %@",
        on: "Activado",
        off: "Desactivado",
        button: "Botón",
        link: "Enlace",
        image: "Imagen",
        heading: "Encabezado",
        switchButton: "Interruptor",
        toggleButton: "Botón de alternancia",
        adjustable: "Ajustable",
        searchField: "Campo de búsqueda",
        textField: "Campo de texto",
        secureTextField: "Campo de texto seguro",
        isEditing: "Editando",
        tab: "Pestaña",
        selected: "Seleccionado",
        dimmed: "Atenuado",
        position: "%1$@ de %2$@",
        unanswered: UnansweredWords(
            isNotResponding: "«%@» no responde.", wait: "Esperar", forceQuit: "Forzar salida"))
}
