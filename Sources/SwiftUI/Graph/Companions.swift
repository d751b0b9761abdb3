/// The objects that a node keeps for each element of another node: an element around it, or a node of its own.
///
/// What belongs to a removed element is kept as long as that may be restored.
@MainActor struct Companions<Companion: AnyObject> {
    /// An element, and what belongs to it.
    typealias Entry = (content: Element, companion: Companion)

    /// The objects of the present elements, in their order.
    private(set) var present: [Entry] = []
    /// The objects of elements on their way out.
    private var leaving: [Entry] = []

    /// Updates to `contents`: makes what new ones need, calls `restore` with what is back, and `dismiss` with what
    /// belongs to no present element any more.
    mutating func follow(
        _ contents: [Element], make: (Element) -> Companion, restore: (Companion) -> Void = { _ in },
        dismiss: (Companion) -> Void = { _ in }
    ) {
        if contents.count == present.count, zip(contents, present).allSatisfy({ $0 === $1.content }) { return }
        func byContent(_ entries: [Entry]) -> [ObjectIdentifier: Entry] {
            Dictionary(entries.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
        }
        var known = byContent(present)
        var waiting = byContent(leaving)
        present = contents.map { content in
            let key = ObjectIdentifier(content)
            if let entry = known.removeValue(forKey: key) { return entry }
            guard let entry = waiting.removeValue(forKey: key) else { return (content, make(content)) }
            restore(entry.companion)
            return entry
        }
        for entry in known.values { dismiss(entry.companion) }
        leaving = (Array(known.values) + waiting.values).filter(\.content.isLeaving)
    }
}
