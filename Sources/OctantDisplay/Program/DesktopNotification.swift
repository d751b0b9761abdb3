/// A notification of a program in the desktop's list.
package struct DesktopNotification: Sendable, Hashable {
    /// How soon the user is to see it.
    package enum Urgency: Sendable {
        case low, normal, high, urgent
    }

    /// The name by which it is replaced and withdrawn.
    package var identifier: String
    package var title: String
    package var body: String
    package var urgency: Urgency

    package init(identifier: String, title: String, body: String, urgency: Urgency = .normal) {
        (self.identifier, self.title, self.body, self.urgency) = (identifier, title, body, urgency)
    }
}
