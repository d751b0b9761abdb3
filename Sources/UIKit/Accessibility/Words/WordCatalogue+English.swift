extension WordCatalogue {
    /// English.
    static let english = WordCatalogue(
        language: "en",
        rule: .one,
        separator: ", ",
        inProgress: "In progress",
        progressHalted: "Progress halted",
        complete: PluralPhrase(other: "%@ complete"),
        loading: "Loading…",
        cancel: "Cancel",
        on: "On",
        off: "Off",
        button: "Button",
        link: "Link",
        image: "Image",
        heading: "Heading",
        switchButton: "Switch button",
        toggleButton: "Toggle button",
        adjustable: "Adjustable",
        searchField: "Search field",
        textField: "Text field",
        secureTextField: "Secure text field",
        isEditing: "Is editing",
        tab: "Tab",
        selected: "Selected",
        dimmed: "Dimmed",
        position: "%1$@ of %2$@")
}
