import Foundation

extension Int {
    /// The whole number that `value` is rounded to by `rule`: the least or greatest there is where that is too far off,
    /// 0 for what is no number.
    ///
    /// Plain conversions end the program at such values, and they come from outside: frames, transforms, files.
    package init(clamping value: CGFloat, _ rule: FloatingPointRoundingRule = .towardZero) {
        let whole = value.rounded(rule)
        if let exact = Int(exactly: whole) {
            self = exact
        } else {
            self = whole.isNaN ? 0 : whole < 0 ? .min : .max
        }
    }
}
