import Testing
import UIKit

/// A trait that a program defines.
private enum IsCompact: UITraitDefinition {
    static let defaultValue = false
}

/// A trait that colours depend on.
private enum Brand: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

/// A trait whose values cannot be compared.
private enum Style: UITraitDefinition {
    struct Value: Sendable { var width = 1.0 }
    static let defaultValue = Value()
}

@Suite("Traits set one by one")
struct TraitMutationTests {
    @Test("a collection is made and changed by closures, and the former one stays as it was")
    func mutations() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.displayScale = 2
            traits.userInterfaceLevel = .elevated
            traits.legibilityWeight = .bold
            traits.activeAppearance = .inactive
            traits.horizontalSizeClass = .compact
        }
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
        #expect(traits.userInterfaceLevel == .elevated && traits.legibilityWeight == .bold)
        #expect(traits.activeAppearance == .inactive)
        #expect(traits.verticalSizeClass == .unspecified && traits.horizontalSizeClass == .compact)
        let changed = traits.modifyingTraits { $0.userInterfaceStyle = .unspecified }
        #expect(changed.userInterfaceStyle == .unspecified && changed.displayScale == 2)
        #expect(traits.userInterfaceStyle == .dark)
    }

    @Test("setting a trait to its default says nothing about it again")
    func defaults() {
        let traits = UITraitCollection { traits in
            traits.layoutDirection = .rightToLeft
            traits.layoutDirection = .unspecified
            traits.displayScale = .nan
            traits.displayScale = -3
        }
        #expect(traits == UITraitCollection())
    }

    @Test("a program's own trait has its default, a value, and a name")
    func custom() {
        #expect(!UITraitCollection()[IsCompact.self])
        let traits = UITraitCollection { $0[IsCompact.self] = true }
        #expect(traits[IsCompact.self])
        #expect(traits != UITraitCollection())
        #expect(traits == UITraitCollection { $0[IsCompact.self] = true })
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection()])[IsCompact.self])
        #expect(IsCompact.name == "IsCompact" && IsCompact.identifier.hasSuffix("IsCompact"))
        #expect(!IsCompact.affectsColorAppearance)
    }

    @Test("system traits are to be had by their types as well")
    func systemByType() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        #expect(traits[UITraitDisplayScale.self] == 0)
    }

    @Test("only a trait that says so makes colours differ")
    func colours() {
        let plain = UITraitCollection()
        #expect(!plain.modifyingTraits { $0[IsCompact.self] = true }.hasDifferentColorAppearance(comparedTo: plain))
        #expect(plain.modifyingTraits { $0[Brand.self] = "red" }.hasDifferentColorAppearance(comparedTo: plain))
        #expect(UITraitCollection(userInterfaceLevel: .elevated).hasDifferentColorAppearance(comparedTo: plain))
        #expect(!UITraitCollection(legibilityWeight: .bold).hasDifferentColorAppearance(comparedTo: plain))
    }

    @Test("a value that cannot be compared equals what was handed on from it, and nothing else")
    func incomparable() {
        let one = UITraitCollection { $0[Style.self] = Style.Value() }
        #expect(one == one.modifyingTraits { $0.displayScale = 0 })
        #expect(one != UITraitCollection { $0[Style.self] = Style.Value() })
    }

    @Test("overrides know what they say, and can take it back")
    func overrides() {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = .dark
        overrides[IsCompact.self] = true
        #expect(overrides.contains(UITraitUserInterfaceStyle.self) && overrides.contains(IsCompact.self))
        #expect(!overrides.contains(UITraitDisplayScale.self) && !overrides.contains(Brand.self))
        overrides.remove(UITraitUserInterfaceStyle.self)
        overrides.remove(IsCompact.self)
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self) && !overrides.contains(IsCompact.self))
        #expect(overrides.userInterfaceStyle == .unspecified && !overrides[IsCompact.self])
    }
}
