/// The printed form of an animation: the names and numbers that Apple's systems print.
indirect enum AnimationDescription {
    /// A rule of its own, with its values.
    case rule(String, [(name: String, value: String)])
    /// What a rule does to another one, with its values.
    case change(String, [(name: String, value: String)], of: Animation)

    /// The text; with the module in front of the types if it `isQualified`.
    func text(isQualified: Bool) -> String {
        switch self {
        case .rule(let name, let values): return Self.value(Self.type(name, isQualified), values)
        case .change(let name, let values, let base):
            let (inner, outer) = ("<\(base.typeName(true)), \(Self.type(name, true))>", typeName(isQualified))
            // What Apple's own animations are changed by is wrapped twice.
            let content = Self.value(
                "SwiftUI.CustomAnimationModifiedContent\(inner)",
                [("base", String(reflecting: base.base)), ("modifier", Self.value(Self.type(name, true), values))])
            if base.base is any BuiltInAnimation { return Self.value(outer, [("_base", content)]) }
            return isQualified ? content : String(content.dropFirst("SwiftUI.".count))
        }
    }

    /// The name of the type.
    fileprivate func typeName(_ isQualified: Bool) -> String {
        switch self {
        case .rule(let name, _): return Self.type(name, isQualified)
        case .change(let name, _, let base):
            let wrapper =
                base.base is any BuiltInAnimation
                ? "InternalCustomAnimationModifiedContent" : "CustomAnimationModifiedContent"
            return Self.type(wrapper, isQualified) + "<\(base.typeName(isQualified)), \(Self.type(name, isQualified))>"
        }
    }

    private static func type(_ name: String, _ isQualified: Bool) -> String { isQualified ? "SwiftUI.\(name)" : name }

    private static func value(_ type: String, _ values: [(name: String, value: String)]) -> String {
        "\(type)(\(values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
    }
}

extension Animation {
    /// The name of the rule's type.
    fileprivate func typeName(_ isQualified: Bool) -> String {
        if let own = base as? any BuiltInAnimation { return own.printed.typeName(isQualified) }
        let type = type(of: base) as Any.Type
        return isQualified ? String(reflecting: type) : String(describing: type)
    }
}
