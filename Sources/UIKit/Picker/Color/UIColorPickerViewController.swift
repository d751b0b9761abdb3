import CoreGraphics
import Foundation

/// The width of the picker in a popover, in points. Ours.
private let usualWidth: CGFloat = 375

/// An object that is told what the user does in a picker of colours. Every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The user chose `color`; `continuously` while a touch goes on, which ends with another call that is not.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user chose a colour, `selectedColor`.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The user closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        forwarding(self, (any UIColorPickerViewControllerDelegate).self)?.colorPickerViewController(
            viewController, didSelect: color, continuously: continuously)
    }
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        forwarding(self, (any UIColorPickerViewControllerDelegate).self)?.colorPickerViewControllerDidSelectColor(
            viewController)
    }
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        forwarding(self, (any UIColorPickerViewControllerDelegate).self)?.colorPickerViewControllerDidFinish(
            viewController)
    }
}

/// A picker of colours: a grid of swatches, a spectrum, or sliders, and the opacity. Presented as a sheet as high as it
/// needs, or as a popover. Its title is "Colors" unless `title` is set. Main thread.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let panel = ColorPickerPanel()
    private var chosen = ColorValue(white: 1, alpha: 1)

    /// The object that is told what the user does.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// A picker at white.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A picker at white, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        panel.picked = { [weak self] color, continues in self?.pick(color, continues) }
        panel.close.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
        contentDidChange()
    }

    /// The colour that is chosen, of fixed numbers; white by default. Setting it tells the delegate nothing. Without
    /// `supportsAlpha` it is opaque.
    open var selectedColor: UIColor {
        get { UIColor(chosen) }
        set {
            let value = newValue.value(in: viewIfLoaded?.traitCollection ?? .current)
            chosen = supportsAlpha ? value : value.withAlpha(1)
            panel.show(chosen.picked)
        }
    }

    /// Whether the opacity can be chosen; true by default.
    open var supportsAlpha = true {
        didSet {
            guard supportsAlpha != oldValue else { return }
            panel.supportsAlpha = supportsAlpha
            if !supportsAlpha { selectedColor = selectedColor.withAlphaComponent(1) }
            contentDidChange()
        }
    }

    open override var title: String? {
        didSet { panel.titleText = title }
    }

    open override func loadView() { view = panel }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        panel.show(chosen.picked)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        panel.show(chosen.picked)
    }

    private func contentDidChange() { preferredContentSize = CGSize(width: usualWidth, height: panel.height) }

    // MARK: Choosing

    private func pick(_ color: ColorValue, _ continues: Bool) {
        chosen = supportsAlpha ? color : color.withAlpha(1)
        panel.show(chosen)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continues)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    private func close() {
        guard presentingViewController != nil else { return finish() }
        dismiss(animated: true) { self.finish() }
    }

    private func finish() { delegate?.colorPickerViewControllerDidFinish(self) }
}

extension UIColorPickerViewController: SheetContent, UserDismissible {
    func adopt(_ sheet: UISheetPresentationController) {
        sheet.detents = [
            .custom { [weak self] context in self.map { min($0.panel.height, context.maximumDetentValue) } }
        ]
    }

    func wasDismissedByUser() { finish() }
}
