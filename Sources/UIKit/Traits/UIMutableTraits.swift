import CoreGraphics
import Foundation

/// Traits that can be set one by one: those of a collection being made, and the overrides of a view or controller.
public protocol UIMutableTraits {
    /// The value of `trait`; its default where it is not set. Setting a system trait to its default, `.unspecified`
    /// mostly, unsets it again.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// The direction that content runs in.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// The space there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// The space there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// Whether the user asked for stronger contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// Whether the interface is in front of others.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// The weight of text that the user prefers.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    /// Whether the interface appears active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }

    /// Pixels a point; 0 for unset.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}

/// The traits that a view or a controller overrides, whatever is around it: the rest it inherits.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    package var values: TraitValues

    /// Overrides with the values `values`.
    package init(_ values: TraitValues = TraitValues()) { self.values = values }

    /// The value set for `trait`; the trait's default where none is set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a value of `trait` is set.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Removes the value of `trait`.
    public mutating func remove(_ trait: UITrait) { values.forget(trait) }
}

extension TraitValues: UIMutableTraits {
    /// The value of `trait`; its default where none is set.
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return system.read(self) as? Trait.Value ?? Trait.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.write(newValue, &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(
                    newValue, affectsColors: trait.affectsColorAppearance)
            }
        }
    }

    /// Whether a value of `trait` is set.
    package func specifies(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type)?.isSpecified(self) ?? (custom[ObjectIdentifier(trait)] != nil)
    }

    /// Removes the value of `trait`.
    package mutating func forget(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.write(nil, &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    /// Whether `other` has another value of `trait`.
    package func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        let key = ObjectIdentifier(trait)
        return custom[key] != other.custom[key]
    }
}
