import Octant
import UIKit

/// Pages of more views, each as large as the window: `form`, `bars`, `columns`, `rows`.
@MainActor
enum Pages {
    /// The page `name`; nil for none of that name.
    static func make(_ name: String) -> UIView? {
        switch name {
        case "form": form()
        case "columns": columns()
        case "rows": rows()
        case "bars": bars()
        default: nil
        }
    }

    /// The label in `view` with the text `text`; nil where there is none.
    static func label(named text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { Self.label(named: text, in: $0) }.first
    }

    /// A field named "City" that has the keys once it is shown, one for a secret, segments, a switch without a name, a
    /// stepper in fives, and two lines of text.
    private static func form() -> UIView {
        let page = UIView()
        let city = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
        (city.borderStyle, city.accessibilityLabel, city.placeholder) = (.roundedRect, "City", "Berlin")
        let secret = UITextField(frame: CGRect(x: 20, y: 64, width: 280, height: 34))
        (secret.borderStyle, secret.isSecureTextEntry, secret.placeholder) = (.roundedRect, true, "Password")
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.frame = CGRect(x: 20, y: 108, width: 280, height: 32)
        segments.selectedSegmentIndex = 1
        let onOff = UISwitch(frame: CGRect(x: 20, y: 150, width: 51, height: 31))
        let stepper = UIStepper(frame: CGRect(x: 120, y: 150, width: 94, height: 32))
        (stepper.accessibilityLabel, stepper.stepValue, stepper.value) = ("Copies", 5, 10)
        let lines = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 50))
        (lines.text, lines.numberOfLines) = ("Two words\non two lines", 2)
        for view in [city, secret, segments, onOff, stepper, lines] { page.addSubview(view) }
        return page
    }

    /// A bar and a slider.
    private static func bars() -> UIView {
        let page = UIView()
        let bar = UIProgressView(frame: CGRect(x: 20, y: 20, width: 280, height: 4))
        (bar.accessibilityLabel, bar.progress) = ("Upload", 0.5)
        let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 280, height: 30))
        slider.accessibilityLabel = "Speed"
        for view in [bar, slider] { page.addSubview(view) }
        return page
    }

    private static func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    /// Two columns of buttons that are not side by side.
    private static func columns() -> UIView {
        let page = UIView()
        for (index, name) in ["North", "South"].enumerated() {
            for (x, dy, side) in [(CGFloat(20), CGFloat(20), "left"), (160, 36, "right")] {
                let button = UIButton(type: .system, primaryAction: UIAction(title: "\(name) \(side)") { _ in })
                button.frame = CGRect(x: x, y: CGFloat(index) * 40 + dy, width: 120, height: 30)
                page.addSubview(button)
            }
        }
        return page
    }

    /// A list of twenty rows, of which five are seen, that can be refreshed, beside a label.
    private static func rows() -> UIView {
        let page = UIView()
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 180, height: 150))
        scroll.contentSize = CGSize(width: 180, height: 600)
        (scroll.accessibilityLabel, scroll.accessibilityContainerType) = ("Files", .list)
        for index in 0..<20 {
            scroll.addSubview(label("Row \(index + 1)", CGRect(x: 0, y: CGFloat(index) * 30, width: 180, height: 30)))
        }
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in AppDelegate.say("refreshing") }, for: .valueChanged)
        scroll.refreshControl = refresh
        page.addSubview(scroll)
        page.addSubview(label("Aside", CGRect(x: 220, y: 60, width: 80, height: 20)))
        return page
    }
}
