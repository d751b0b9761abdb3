/// The appearances that a bar is given, of which it keeps copies. Main actor only.
@MainActor
final class BarAppearances<Look: UIBarAppearance> {
    /// Called when a copy changes, or another one is kept.
    private let didChange: () -> Void
    private var standard: Look?
    /// Whether the program set the standard one, or something of it.
    private(set) var isStandardOwn = false
    /// The one while no content is under the bar; nil for none of its own.
    private(set) var edge: Look?
    /// The one in a window that is not high; nil for none of its own.
    private(set) var compact: Look?

    /// None yet; `didChange` is called when one changes.
    init(_ didChange: @escaping () -> Void) { self.didChange = didChange }

    /// The program's standard one; nil where the bar's own properties count.
    var ownStandard: Look? { isStandardOwn ? standard : nil }

    /// Returns the standard one. Where there is none it is `described` from now on, and the program's as soon as
    /// something of it is set.
    func standard(_ described: () -> Look) -> Look {
        if let standard { return standard }
        let made = described()
        standard = made
        made.watchButtons()
        made.didChange = { [weak self] in
            self?.isStandardOwn = true
            self?.didChange()
        }
        return made
    }

    /// Makes a copy of `appearance` the standard one.
    func setStandard(_ appearance: Look) {
        if isStandardOwn, standard?.isSame(as: appearance) == true { return }
        standard = kept(appearance)
        isStandardOwn = true
        didChange()
    }

    /// The bar's own properties changed: what they described is described anew.
    func forgetDescribed() { if !isStandardOwn { standard = nil } }

    /// Makes a copy of `appearance` the one while no content is under the bar.
    func setEdge(_ appearance: Look?) { set(\.edge, appearance) }

    /// Makes a copy of `appearance` the one in a window that is not high.
    func setCompact(_ appearance: Look?) { set(\.compact, appearance) }

    private func set(_ path: ReferenceWritableKeyPath<BarAppearances, Look?>, _ appearance: Look?) {
        let former = self[keyPath: path]
        if former == nil && appearance == nil { return }
        if let former, let appearance, former.isSame(as: appearance) { return }
        self[keyPath: path] = kept(appearance)
        didChange()
    }

    /// A copy of `appearance` whose changes show.
    private func kept(_ appearance: Look?) -> Look? { appearance?.copy(as: Look.self, didChange) }
}
