extension View {
    /// Asks for light or dark colours for all that is presented with this view, its background included; nil for those
    /// of the system. Of several views that ask, the first one's wish counts.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredSchemeKey.self, value: PreferredScheme(scheme: colorScheme))
    }
}

/// The colour scheme that views ask for.
struct PreferredScheme: Equatable {
    var scheme: ColorScheme?
}

/// The preference by which they do.
enum PreferredSchemeKey: PreferenceKey {
    static var defaultValue: PreferredScheme { PreferredScheme() }

    static func reduce(value: inout PreferredScheme, nextValue: () -> PreferredScheme) {
        if value.scheme == nil { value = nextValue() }
    }
}
