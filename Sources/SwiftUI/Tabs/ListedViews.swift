/// One of several views that follow one another.
struct ListedView {
    /// What distinguishes it from the others.
    var path: [AnyHashable] = []
    /// The identifier that a `ForEach` gives it; nil for none.
    var name: AnyHashable?
    let view: AnyView

    /// The same view as one of those at `step`.
    func inside(_ step: AnyHashable) -> ListedView {
        var view = self
        view.path.insert(step, at: 0)
        return view
    }
}

/// A view that is nothing but several others, one after the other.
@MainActor protocol ListedViews {
    /// The others.
    var listedViews: [ListedView] { get }
}

extension View {
    /// The views that this one is nothing but, or itself. Those that a view has in its body are not looked for.
    @MainActor var singleViews: [ListedView] {
        (self as? any ListedViews)?.listedViews ?? [ListedView(view: AnyView(self))]
    }
}

extension EmptyView: ListedViews {
    @MainActor var listedViews: [ListedView] { [] }
}

extension Group: ListedViews where Content: View {
    @MainActor var listedViews: [ListedView] { content.singleViews }
}

extension Optional: ListedViews where Wrapped: View {
    @MainActor var listedViews: [ListedView] { self?.singleViews ?? [] }
}

extension _ConditionalContent: ListedViews where TrueContent: View, FalseContent: View {
    @MainActor var listedViews: [ListedView] {
        switch storage {
        case .first(let view): view.singleViews.map { $0.inside(true) }
        case .second(let view): view.singleViews.map { $0.inside(false) }
        }
    }
}

extension ForEach: ListedViews where Content: View {
    @MainActor var listedViews: [ListedView] {
        data.flatMap { element in
            let id = AnyHashable(identify(element))
            return content(element).singleViews.map { listed in
                var view = listed.inside(id)
                view.name = view.name ?? id
                return view
            }
        }
    }
}
