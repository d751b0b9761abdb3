import OctantDisplay

extension WordCatalogue {
    /// Hebrew.
    static let hebrew = WordCatalogue(
        language: "he",
        rule: .oneAndTwo,
        separator: ", ",
        inProgress: "בתהליך",
        progressHalted: "ההתקדמות נעצרה",
        complete: PluralPhrase(one: "הושלם %@", other: "הושלמו %@"),
        loading: "טוען…",
        processingFiles: "מעבד קבצים…",
        amount: "%1$@ מתוך %2$@",
        cancel: "ביטול",
        cut: "גזור",
        copy: "העתק",
        paste: "הדבק",
        selectAll: "בחר הכול",
        typing: "הקלדה",
        undo: "בטל",
        redo: "בצע שוב",
        undoNamed: "בטל %@",
        redoNamed: "בצע שוב %@",
        on: "פועל",
        off: "כבוי",
        button: "כפתור",
        link: "קישור",
        image: "תמונה",
        heading: "כותרת",
        switchButton: "מתג",
        toggleButton: "כפתור החלפה",
        adjustable: "ניתן לכוונון",
        searchField: "שדה חיפוש",
        textField: "שדה טקסט",
        secureTextField: "שדה טקסט מאובטח",
        isEditing: "בעריכה",
        tab: "לשונית",
        selected: "נבחר",
        dimmed: "לא זמין",
        position: "%1$@ מתוך %2$@",
        unanswered: UnansweredWords(
            isNotResponding: "“%@” אינו מגיב.", wait: "המתנה", forceQuit: "אילוץ יציאה"))
}
