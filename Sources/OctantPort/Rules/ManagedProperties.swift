internal import SwiftSyntax

/// Makes `@NSManaged` properties of layers animatable ones of ours.
package struct ManagedProperties: RewritingRule {
    /// What a property of a type holds at first, as on Apple's systems: nothing but zeros.
    private static let zeros: [String: String] = [
        "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "UInt": "0", "Bool": "false", "CGPoint": ".zero",
        "CGSize": ".zero", "CGRect": ".zero", "CGVector": ".zero", "TimeInterval": "0", "CFTimeInterval": "0",
        "String": "\"\"", "UIEdgeInsets": ".zero", "UIOffset": ".zero",
    ]

    /// Types of objects, which are nil at first even where their properties do not say that they may be.
    private static let objects: Set = [
        "UIColor", "UIFont", "UIImage", "UIBezierPath", "CGColor", "CGPath", "CGImage", "CAMediaTimingFunction",
    ]

    package let words = ["@NSManaged"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for type in module.types(in: file) where type.kind == .class {
            for variable in type.declaration.memberBlock.flattened.compactMap({ $0.as(VariableDeclSyntax.self) }) {
                guard let attribute = variable.attributes.first(named: "NSManaged") else { continue }
                let above = module.line(of: type).last?.superclassName ?? ""
                let name = above.split(separator: ".").last ?? ""
                guard name.hasPrefix("CA"), name.hasSuffix("Layer"), variable.bindings.count == 1,
                    let binding = variable.bindings.first, let annotation = binding.typeAnnotation?.type
                else {
                    changes.problems.append(
                        Problem(
                            at: attribute.trimmedBytes.lowerBound,
                            "'@NSManaged' is for single properties of layers only"))
                    continue
                }
                let isOptional =
                    annotation.is(OptionalTypeSyntax.self) || annotation.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                let isObject = Self.objects.contains(annotation.text)
                guard let zero = isOptional || isObject ? "nil" : Self.zeros[annotation.text] ?? annotation.empty else {
                    changes.problems.append(
                        Problem(
                            at: attribute.trimmedBytes.lowerBound,
                            "'@NSManaged' gives a \(annotation.text) no first value; write "
                                + "'@AnimatableLayerProperty var \(binding.pattern.text): \(annotation.text) = …'"))
                    continue
                }
                changes.edits.append(Edit(attribute.trimmedBytes, "@AnimatableLayerProperty"))
                let value = "\(isObject ? "!" : "") = \(zero)"
                changes.edits.append(Edit(insert: value, at: binding.trimmedBytes.upperBound))
                for modifier in variable.modifiers where modifier.name.text == "dynamic" {
                    changes.edits.append(Edit(modifier.bytesWithSpace, ""))
                }
            }
        }
        return changes
    }
}

extension TypeSyntax {
    /// What an array or a dictionary holds at first, as code; nil for other types.
    fileprivate var empty: String? {
        if self.is(ArrayTypeSyntax.self) { return "[]" }
        return self.is(DictionaryTypeSyntax.self) ? "[:]" : nil
    }
}
