import ObjectiveC

// Methods of UIKit's own classes that programs name by `Selector("setNeedsDisplay")`: those of views and controllers
// that say what they want to be told, and take no arguments or objects.

extension UIResponder {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("becomeFirstResponder", UIResponder.becomeFirstResponder),
                .init("resignFirstResponder", UIResponder.resignFirstResponder),
            ]
        }
    }
}

extension UIView {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("addGestureRecognizer:", UIView.addGestureRecognizer(_:)),
                .init("addSubview:", UIView.addSubview(_:)),
                .init("bringSubviewToFront:", UIView.bringSubviewToFront(_:)),
                .init("didMoveToSuperview", UIView.didMoveToSuperview),
                .init("didMoveToWindow", UIView.didMoveToWindow), .init("endEditing:", UIView.endEditing(_:)),
                .init("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
                .init("layoutIfNeeded", UIView.layoutIfNeeded), .init("layoutSubviews", UIView.layoutSubviews),
                .init("removeFromSuperview", UIView.removeFromSuperview),
                .init("removeGestureRecognizer:", UIView.removeGestureRecognizer(_:)),
                .init("sendSubviewToBack:", UIView.sendSubviewToBack(_:)),
                .init("setNeedsDisplay", UIView.setNeedsDisplay),
                .init("setNeedsLayout", UIView.setNeedsLayout),
                .init("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
                .init("sizeToFit", UIView.sizeToFit), .init("tintColorDidChange", UIView.tintColorDidChange),
                .init("updateConstraints", UIView.updateConstraints),
                .init("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
                .init("alpha", getter: { (view: UIView) in view.alpha }),
                .init("setAlpha:", setter: { (view: UIView, value) in view.alpha = value }),
                .init("backgroundColor", getter: { (view: UIView) in view.backgroundColor }),
                .init("setBackgroundColor:", setter: { (view: UIView, value) in view.backgroundColor = value }),
                .init("isHidden", getter: { (view: UIView) in view.isHidden }),
                .init("setHidden:", setter: { (view: UIView, value) in view.isHidden = value }),
                .init("layer", getter: { (view: UIView) in view.layer }),
                .init("setClipsToBounds:", setter: { (view: UIView, value) in view.clipsToBounds = value }),
                .init("setTag:", setter: { (view: UIView, value) in view.tag = value }),
                .init(
                    "setUserInteractionEnabled:",
                    setter: { (view: UIView, value) in view.isUserInteractionEnabled = value }),
                .init("subviews", getter: { (view: UIView) in view.subviews }),
                .init("superview", getter: { (view: UIView) in view.superview }),
                .init("tag", getter: { (view: UIView) in view.tag }),
                .init("window", getter: { (view: UIView) in view.window }),
                .init("layoutMargins", getter: { (view: UIView) in view.layoutMargins }),
                .init("safeAreaInsets", getter: { (view: UIView) in view.safeAreaInsets }),
                .init("tintColor", getter: { (view: UIView) in view.tintColor }),
                .init("setTintColor:", setter: { (view: UIView, value) in view.tintColor = value }),
            ]
        }
    }
}

extension UIViewController {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init(
                    "setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
                .init("title", getter: { (controller: UIViewController) in controller.title }),
                .init("setTitle:", setter: { (controller: UIViewController, value) in controller.title = value }),
                .init("view", getter: { (controller: UIViewController) in controller.view }),
            ]
        }
    }
}

extension UIActivityIndicatorView {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("isAnimating", getter: { (view: UIActivityIndicatorView) in view.isAnimating }),
                .init("startAnimating", UIActivityIndicatorView.startAnimating),
                .init("stopAnimating", UIActivityIndicatorView.stopAnimating),
            ]
        }
    }
}

extension UIImageView {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("startAnimating", UIImageView.startAnimating), .init("stopAnimating", UIImageView.stopAnimating),
            ]
        }
    }
}

extension UILabel {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("font", getter: { (label: UILabel) in label.font }),
                .init("setFont:", setter: { (label: UILabel, value) in label.font = value }),
                .init("setTextColor:", setter: { (label: UILabel, value) in label.textColor = value }),
                .init("textColor", getter: { (label: UILabel) in label.textColor }),
            ]
        }
    }
}

extension UITextField {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("placeholder", getter: { (field: UITextField) in field.placeholder }),
                .init("setPlaceholder:", setter: { (field: UITextField, value) in field.placeholder = value }),
                .init("setTextColor:", setter: { (field: UITextField, value) in field.textColor = value }),
                .init("textColor", getter: { (field: UITextField) in field.textColor }),
            ]
        }
    }
}

extension UIRefreshControl {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("beginRefreshing", UIRefreshControl.beginRefreshing),
                .init("endRefreshing", UIRefreshControl.endRefreshing),
            ]
        }
    }
}

extension UIScrollView {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [.init("flashScrollIndicators", UIScrollView.flashScrollIndicators)]
        }
    }
}

extension UIControl {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("isEnabled", getter: { (control: UIControl) in control.isEnabled }),
                .init("setEnabled:", setter: { (control: UIControl, value) in control.isEnabled = value }),
                .init("isSelected", getter: { (control: UIControl) in control.isSelected }),
                .init("setSelected:", setter: { (control: UIControl, value) in control.isSelected = value }),
                .init("isHighlighted", getter: { (control: UIControl) in control.isHighlighted }),
                .init("setHighlighted:", setter: { (control: UIControl, value) in control.isHighlighted = value }),
            ]
        }
    }
}

extension UISlider {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("value", getter: { (slider: UISlider) in slider.value }),
                .init("setValue:", setter: { (slider: UISlider, value) in slider.value = value }),
            ]
        }
    }
}

extension UIStepper {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("value", getter: { (stepper: UIStepper) in stepper.value }),
                .init("setValue:", setter: { (stepper: UIStepper, value) in stepper.value = value }),
            ]
        }
    }
}

extension UISwitch {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("isOn", getter: { (control: UISwitch) in control.isOn }),
                .init("setOn:", setter: { (control: UISwitch, value) in control.isOn = value }),
            ]
        }
    }
}

extension UISegmentedControl {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init(
                    "selectedSegmentIndex", getter: { (control: UISegmentedControl) in control.selectedSegmentIndex }),
                .init(
                    "setSelectedSegmentIndex:",
                    setter: { (control: UISegmentedControl, value) in control.selectedSegmentIndex = value }),
            ]
        }
    }
}

extension UIProgressView {
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [
                .init("progress", getter: { (view: UIProgressView) in view.progress }),
                .init("setProgress:", setter: { (view: UIProgressView, value) in view.progress = value }),
            ]
        }
    }
}
