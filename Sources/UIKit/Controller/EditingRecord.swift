/// Whether what a controller shows is edited, and the button for that.
struct EditingRecord {
    private(set) var isEditing = false
    private var button: UIBarButtonItem?

    nonisolated init() {}

    /// Begins or ends editing, which the button says.
    @MainActor mutating func set(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        button?.change(to: isEditing ? .done : .edit)
    }

    /// The button, which begins and ends editing of `controller`; made when it is first asked for.
    @MainActor mutating func button(for controller: UIViewController) -> UIBarButtonItem {
        if let button { return button }
        let made = UIBarButtonItem(isEditing ? .done : .edit)
        made.primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        button = made
        return made
    }
}
