import Foundation

/// A place in a menu for elements that are made when the menu is shown: a line with an activity indicator until they
/// are there. Main thread.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements, and calls the closure with them, at once or later, on the main thread.
    private let provider: @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    /// Whether the elements are made anew each time that the menu is shown.
    private let isUncached: Bool
    /// The elements; nil while they are not there.
    final private(set) var elements: [UIMenuElement]?
    /// The number of the last call of the provider, and whether that did not answer yet.
    private var asked = 0
    private var isAsking = false
    /// Called with the answer.
    private var waiting: [() -> Void] = []

    /// Elements that `elementProvider` makes when they are first shown, and calls its argument with, at once or later,
    /// on the main thread. They are kept.
    public convenience init(
        _ elementProvider: @escaping @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    ) { self.init(elementProvider, isUncached: false) }

    /// Elements that `elementProvider` makes each time that they are shown.
    open class func uncached(
        _ elementProvider: @escaping @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isUncached: true) }

    private init(
        _ provider: @escaping @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void, isUncached: Bool
    ) {
        (self.provider, self.isUncached) = (provider, isUncached)
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// A menu is about to show the elements for the first time: asks for them where they are not there, or are to be
    /// made anew. `arrived` is called if they come later.
    final func appear(arrived: @escaping () -> Void) {
        if isUncached, !isAsking { elements = nil }
        guard elements == nil else { return }
        guard !isAsking else { return waiting.append(arrived) }
        isAsking = true
        asked += 1
        let number = asked
        provider { [weak self] elements in
            guard let self, isAsking, asked == number else { return }
            isAsking = false
            self.elements = elements
            let waiting = waiting
            self.waiting = []
            for arrived in waiting { arrived() }
        }
        if isAsking { waiting.append(arrived) }
    }
}

extension [UIMenuElement] {
    /// The elements, those that were made later in the places that were kept for them. Places whose elements are not
    /// there yet stay.
    @MainActor var filled: [UIMenuElement] {
        flatMap { element -> [UIMenuElement] in
            (element as? UIDeferredMenuElement)?.elements?.filled ?? [element]
        }
    }
}
