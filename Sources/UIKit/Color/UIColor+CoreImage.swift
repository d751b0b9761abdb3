import CoreImage

extension UIColor {
    /// The colour of `ciColor`; it does not follow light and dark.
    public convenience init(ciColor: CIColor) {
        self.init(
            ColorValue(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha))
    }

    /// The colour for filters, under `UITraitCollection.current`.
    public var ciColor: CIColor { CIColor(color: self) }
}

extension CIColor {
    /// The parts of `color` under `UITraitCollection.current`.
    public convenience init(color: UIColor) {
        let value = color.currentValue
        self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
}
