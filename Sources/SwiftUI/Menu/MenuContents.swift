import UIKit

/// What views say as lines of a menu, or as choices. The views are laid out, but never seen. Main actor only.
@MainActor final class MenuContents {
    /// What a line says.
    struct Line: Equatable {
        /// The first text, and the others in a line below.
        var title = "", subtitle: String?
        var image: UIImage?
    }

    private let host = _UIHostingView(rootView: AnyView(EmptyView()))

    /// Called when the views changed by themselves.
    var didChange: () -> Void {
        get { host.didUpdateOffScreen }
        set { host.didUpdateOffScreen = newValue }
    }

    init() { host.updatesOffScreen = true }

    /// Says what `views` say, in an environment.
    func show(_ views: AnyView, in values: EnvironmentValues) {
        host.rootView = AnyView(views.buttonStyle(MarkedButtonStyle()).toggleStyle(MenuToggleStyle()))
            .surrounded(by: values) { $0.isInMenu = true }
    }

    /// The elements of the views, after they were brought up to date.
    private func elements() -> [Element] {
        host.flush()
        host.layOutUnseen()
        return host.rootNode?.elements ?? []
    }

    // MARK: Menus

    /// The menu of what the views say now. Its actions hold what they do.
    func menu(titled title: String = "") -> UIMenu {
        let elements = elements()
        let names = names(of: elements)
        return UIMenu(title: title, children: Self.children(Self.parts(of: elements, names), names))
    }

    /// What the buttons say and do.
    func buttons() -> [(title: String, action: @MainActor () -> Void)] {
        let elements = elements()
        return Self.parts(of: elements, names(of: elements)).compactMap { part in
            guard case .button(let mark, let element) = part, mark.isEnabled else { return nil }
            return (Self.line(of: element).title, mark.action)
        }
    }

    /// A part of what there is from top to bottom.
    private enum Part {
        case button(ButtonMark, Element)
        case mark(MenuMark, Element)
        case divider
        case header(Line)
        case text(Line)
    }

    /// What nodes say of elements: their tags in a `ForEach`, and their sections.
    private struct Names {
        var tags: [ObjectIdentifier: Tag] = [:]
        var sections: [ObjectIdentifier: ObjectIdentifier] = [:]
    }

    private static func parts(of elements: [Element], _ names: Names) -> [Part] {
        var last: ObjectIdentifier?
        return elements.flatMap { element -> [Part] in
            let section = names.sections[ObjectIdentifier(element)]
            defer { last = section }
            return (section == last ? [] : [.divider]) + parts(of: element, names)
        }
    }

    private static func parts(of element: Element, _ names: Names) -> [Part] {
        if let mark = element.ownView as? ButtonMark { return [.button(mark, element)] }
        if let mark = element.ownView as? MenuMark { return [.mark(mark, element)] }
        if element is DividerElement { return [.divider] }
        if element.layoutValue(MenuLabelKey.self) { return [] }
        if element.layoutValue(SectionEdge.self) {
            return element.layoutValue(SectionHeader.self) ? [.header(line(of: element))] : [.divider]
        }
        if element is TextElement { return [.text(line(of: element))] }
        return parts(of: element.children, names)
    }

    private static func children(_ parts: [Part], _ names: Names) -> [UIMenuElement] {
        var groups: [(title: String, children: [UIMenuElement])] = [("", [])]
        for part in parts {
            switch part {
            case .divider: groups.append(("", []))
            case .header(let line): groups.append((line.title, []))
            case .text(let line):
                groups[groups.count - 1].children.append(
                    UIAction(title: line.title, image: line.image, attributes: .disabled) { _ in })
            case .button(let mark, let element):
                var attributes: UIMenuElement.Attributes = mark.isEnabled ? [] : .disabled
                if mark.role == .destructive { attributes.insert(.destructive) }
                groups[groups.count - 1].children.append(line(of: element).action(attributes, body: mark.action))
            case .mark(let mark, let element):
                groups[groups.count - 1].children += elements(of: mark, element, names)
            }
        }
        groups.removeAll { $0.children.isEmpty }
        if groups.count == 1, groups[0].title.isEmpty { return groups[0].children }
        return groups.map { UIMenu(title: $0.title, options: .displayInline, children: $0.children) }
    }

    private static func elements(of mark: MenuMark, _ element: Element, _ names: Names) -> [UIMenuElement] {
        let attributes: UIMenuElement.Attributes = mark.isEnabled ? [] : .disabled
        switch mark.meaning {
        case .toggle(let isOn):
            let state: UIMenuElement.State = isOn.wrappedValue ? .on : .off
            return [line(of: element).action(attributes, state) { isOn.wrappedValue.toggle() }]
        case .menu:
            let label = first(in: element) { $0.layoutValue(MenuLabelKey.self) }.map(line) ?? Line()
            let lines = children(parts(of: element.children, names), names)
            return [UIMenu(title: label.title, image: label.image, children: lines)]
        case .choices(let selection):
            return choices(in: element.children, names).map { line, tag in
                line.action(attributes, selection.isSelected(tag) ? .on : .off) { selection.select(tag) }
            }
        }
    }

    private static func first(in element: Element, where test: (Element) -> Bool) -> Element? {
        for child in element.children {
            if test(child) { return child }
            if let found = first(in: child, where: test) { return found }
        }
        return nil
    }

    // MARK: Choices

    /// The choices among the views that have tags, or are of a `ForEach` whose identifiers they have.
    func choices() -> [(line: Line, tag: Tag)] {
        let elements = elements()
        return Self.choices(in: elements, names(of: elements))
    }

    private static func choices(in elements: [Element], _ names: Names) -> [(line: Line, tag: Tag)] {
        elements.flatMap { element -> [(line: Line, tag: Tag)] in
            let name = names.tags[ObjectIdentifier(element)]
            if let tag = element.layoutValue(TagKey.self) ?? name { return [(line(of: element), tag)] }
            return choices(in: element.children, names)
        }
    }

    private func names(of elements: [Element]) -> Names {
        var names = Names()
        func search(_ node: _Node) {
            (node as? any NamingNode)?.forEachName { id, named in
                guard let value = id.base as? any Hashable else { return }
                for element in named.elements { names.tags[ObjectIdentifier(element)] = Tag(value) }
            }
            if node.isSection {
                for element in node.elements { names.sections[ObjectIdentifier(element)] = ObjectIdentifier(node) }
            }
            node.forEachChild(search)
        }
        if let root = host.rootNode { search(root) }
        return names
    }

    // MARK: Lines

    /// What all the views say together.
    func line() -> Line { elements().first.map(Self.line) ?? Line() }

    /// What the element says: its texts, and its first image.
    private static func line(of element: Element) -> Line {
        var (texts, image): ([String], UIImage?) = ([], nil)
        func search(_ view: UIView) {
            if let view = view as? UIImageView {
                if image == nil { image = view.image }
            } else if let text = (view as? any TextProviding)?.text {
                texts.append(text)
            } else {
                view.subviews.forEach(search)
            }
        }
        func search(_ element: Element) {
            if let view = element.ownView { search(view) } else { element.children.forEach(search) }
        }
        search(element)
        let rest = texts.dropFirst().joined(separator: " ")
        return Line(title: texts.first ?? "", subtitle: rest.isEmpty ? nil : rest, image: image)
    }
}

extension MenuContents.Line {
    /// An action that says this.
    @MainActor fileprivate func action(
        _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State = .off,
        body: @escaping @MainActor () -> Void
    ) -> UIAction {
        UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { _ in body() }
    }
}
