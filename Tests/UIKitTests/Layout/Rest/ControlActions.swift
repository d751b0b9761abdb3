import CoreGraphics
import Foundation
import UIKit
import ViewSupport

extension LayoutAction {
    static var ofControls: [LayoutAction] {
        typealias C = UIControl
        return [
            .set("isEnabled", \C.isEnabled, false, true), .set("isSelected", \C.isSelected, true, false),
            .set("isHighlighted", \C.isHighlighted, true, false),
            .set("contentVerticalAlignment", \C.contentVerticalAlignment, .top, .fill),
            .set("contentHorizontalAlignment", \C.contentHorizontalAlignment, .leading, .right),
            .call("performPrimaryAction") { (it: C) in it.performPrimaryAction() },
            .set("toolTip", \C.toolTip, "tip", nil),
        ]
    }

    static var ofButtons: [LayoutAction] {
        typealias B = UIButton
        var filled = UIButton.Configuration.filled()
        filled.title = "filled"
        var busy = UIButton.Configuration.gray()
        (busy.title, busy.showsActivityIndicator) = ("busy", true)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return [
            .set("configuration", \B.configuration, busy, filled, moves: true),
            .set(
                "configurationUpdateHandler", \B.configurationUpdateHandler, { $0.configuration = busy }, nil,
                moves: true, isComparable: false),
            .set("automaticallyUpdatesConfiguration", \B.automaticallyUpdatesConfiguration, false, true),
            .set("role", \B.role, .destructive, .normal),
            .set("adjustsImageWhenHighlighted", \B.adjustsImageWhenHighlighted, false, true),
            .set("adjustsImageWhenDisabled", \B.adjustsImageWhenDisabled, false, true),
            .set("showsTouchWhenHighlighted", \B.showsTouchWhenHighlighted, true, false),
            .set("contentEdgeInsets", \B.contentEdgeInsets, insets, .zero),
            .set("titleEdgeInsets", \B.titleEdgeInsets, insets, .zero),
            .set("imageEdgeInsets", \B.imageEdgeInsets, insets, .zero),
            .set("changesSelectionAsPrimaryAction", \B.changesSelectionAsPrimaryAction, true, false),
            .set("menu", \B.menu, UIMenu(), nil),
            .set("isPointerInteractionEnabled", \B.isPointerInteractionEnabled, true, false),
            .set("showsMenuAsPrimaryAction", \B.showsMenuAsPrimaryAction, true, false),
            .call("setNeedsUpdateConfiguration") { (it: B) in it.setNeedsUpdateConfiguration() },
            .call("updateConfiguration") { (it: B) in it.updateConfiguration() },
        ]
    }

    static var ofTextFields: [LayoutAction] {
        typealias F = UITextField
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let styled = F()
        styled.text = "abc"
        let (start, end) = (styled.beginningOfDocument, styled.endOfDocument)
        return [
            .set("text", \F.text, "one", "three"), .set("placeholder", \F.placeholder, "a", "bcd"),
            .set("attributedText", \F.attributedText, text("a"), text("bcd")),
            .set("attributedPlaceholder", \F.attributedPlaceholder, text("a"), text("bcd")),
            .set("adjustsFontForContentSizeCategory", \F.adjustsFontForContentSizeCategory, true, false),
            .set("font", \F.font, .systemFont(ofSize: 20), .systemFont(ofSize: 12)),
            .set("textColor", \F.textColor, .red, .blue), .set("textAlignment", \F.textAlignment, .center, .right),
            .set("borderStyle", \F.borderStyle, .roundedRect, .line),
            .set("isSecureTextEntry", \F.isSecureTextEntry, true, false),
            .set("clearsOnBeginEditing", \F.clearsOnBeginEditing, true, false), .set("delegate", \F.delegate, nil, nil),
            .set(
                "selectedTextRange", \F.selectedTextRange, styled.textRange(from: start, to: start),
                styled.textRange(from: start, to: end)),
            .set("autocapitalizationType", \F.autocapitalizationType, .words, .none),
            .set("autocorrectionType", \F.autocorrectionType, .no, .yes),
            .set("spellCheckingType", \F.spellCheckingType, .no, .yes),
            .set("keyboardType", \F.keyboardType, .URL, .phonePad),
            .set("keyboardAppearance", \F.keyboardAppearance, .dark, .light),
            .set("returnKeyType", \F.returnKeyType, .done, .go),
            .set("enablesReturnKeyAutomatically", \F.enablesReturnKeyAutomatically, true, false),
            .set("textContentType", \F.textContentType, .name, nil),
            .set("defaultTextAttributes", \F.defaultTextAttributes, [.kern: 2], [:]),
            .set("adjustsFontSizeToFitWidth", \F.adjustsFontSizeToFitWidth, true, false),
            .set("minimumFontSize", \F.minimumFontSize, 8, 0),
            .set("leftView", \F.leftView, side, nil), .set("leftViewMode", \F.leftViewMode, .always, .never),
            .set("rightView", \F.rightView, side, nil), .set("rightViewMode", \F.rightViewMode, .always, .never),
            .set("clearButtonMode", \F.clearButtonMode, .always, .never),
            .set("background", \F.background, LayoutAction.image(8), nil),
            .set("disabledBackground", \F.disabledBackground, LayoutAction.image(8), nil),
            .call("deleteBackward") { (it: F) in it.deleteBackward() },
            .call("unmarkText") { (it: F) in it.unmarkText() },
        ]
    }

    static var ofTextViews: [LayoutAction] {
        typealias V = UITextView
        let styled = V()
        styled.text = "abc"
        let (start, end) = (styled.beginningOfDocument, styled.endOfDocument)
        let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return [
            .set("text", \V.text, "one", "three"), .set("attributedText", \V.attributedText, text("a"), text("bcd")),
            .set("typingAttributes", \V.typingAttributes, [.foregroundColor: UIColor.red], [:]),
            .set("adjustsFontForContentSizeCategory", \V.adjustsFontForContentSizeCategory, true, false),
            .set("font", \V.font, .systemFont(ofSize: 20), .systemFont(ofSize: 12)),
            .set("textColor", \V.textColor, .red, .blue), .set("textAlignment", \V.textAlignment, .center, .right),
            .set("textContainerInset", \V.textContainerInset, inset, .zero),
            .set("linkTextAttributes", \V.linkTextAttributes, [.foregroundColor: UIColor.red], [:]),
            .set("dataDetectorTypes", \V.dataDetectorTypes, .link, []),
            .set("isEditable", \V.isEditable, false, true), .set("isSelectable", \V.isSelectable, false, true),
            .set("selectedRange", \V.selectedRange, NSRange(location: 0, length: 1), NSRange(location: 1, length: 0)),
            .set("clearsOnInsertion", \V.clearsOnInsertion, true, false), .set("delegate", \V.delegate, nil, nil),
            .set(
                "selectedTextRange", \V.selectedTextRange, styled.textRange(from: start, to: start),
                styled.textRange(from: start, to: end)),
            .set("autocapitalizationType", \V.autocapitalizationType, .words, .none),
            .set("autocorrectionType", \V.autocorrectionType, .no, .yes),
            .set("spellCheckingType", \V.spellCheckingType, .no, .yes),
            .set("keyboardType", \V.keyboardType, .URL, .phonePad),
            .set("keyboardAppearance", \V.keyboardAppearance, .dark, .light),
            .set("returnKeyType", \V.returnKeyType, .done, .go),
            .set("enablesReturnKeyAutomatically", \V.enablesReturnKeyAutomatically, true, false),
            .set("textContentType", \V.textContentType, .name, nil),
            .call("deleteBackward") { (it: V) in it.deleteBackward() },
            .call("unmarkText") { (it: V) in it.unmarkText() },
        ]
    }

    static var ofPickers: [LayoutAction] {
        typealias P = UIPickerView
        return [
            .set("dataSource", \P.dataSource, nil, nil), .set("delegate", \P.delegate, nil, nil),
            .set("showsSelectionIndicator", \P.showsSelectionIndicator, true, false),
            .call("reloadAllComponents") { (it: P) in it.reloadAllComponents() },
        ]
    }

    static var ofDatePickers: [LayoutAction] {
        typealias P = UIDatePicker
        let (day, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400_000))
        return [
            .set("datePickerMode", \P.datePickerMode, .date, .time),
            .set("locale", \P.locale, Locale(identifier: "de"), nil),
            .set("calendar", \P.calendar, Calendar(identifier: .buddhist), .current),
            .set("timeZone", \P.timeZone, TimeZone(secondsFromGMT: 0), nil), .set("date", \P.date, day, later),
            .set("minimumDate", \P.minimumDate, day, nil), .set("maximumDate", \P.maximumDate, later, nil),
            .set("countDownDuration", \P.countDownDuration, 120, 3600),
            .set("minuteInterval", \P.minuteInterval, 5, 1),
            .set("preferredDatePickerStyle", \P.preferredDatePickerStyle, .wheels, .inline),
        ]
    }

    static var ofInputViews: [LayoutAction] {
        [.set("allowsSelfSizing", \UIInputView.allowsSelfSizing, true, false)]
    }

    static var ofSegmentedControls: [LayoutAction] {
        typealias S = UISegmentedControl
        return [
            .set("selectedSegmentIndex", \S.selectedSegmentIndex, 1, 0),
            .set("isMomentary", \S.isMomentary, true, false),
            .set("apportionsSegmentWidthsByContent", \S.apportionsSegmentWidthsByContent, true, false),
            .set("selectedSegmentTintColor", \S.selectedSegmentTintColor, .red, nil),
            .call("removeAllSegments") { (it: S) in it.removeAllSegments() },
        ]
    }

    static var ofSliders: [LayoutAction] {
        typealias S = UISlider
        return [
            .set("value", \S.value, 0.25, 0.75), .set("minimumValue", \S.minimumValue, -1, 0),
            .set("maximumValue", \S.maximumValue, 2, 1), .set("isContinuous", \S.isContinuous, false, true),
            .set("minimumTrackTintColor", \S.minimumTrackTintColor, .red, nil),
            .set("maximumTrackTintColor", \S.maximumTrackTintColor, .red, nil),
            .set("thumbTintColor", \S.thumbTintColor, .red, nil),
            .set("minimumValueImage", \S.minimumValueImage, image(8), nil),
            .set("maximumValueImage", \S.maximumValueImage, image(8), nil),
        ]
    }

    static var ofSteppers: [LayoutAction] {
        typealias S = UIStepper
        return [
            .set("value", \S.value, 1, 2), .set("minimumValue", \S.minimumValue, -1, 0),
            .set("maximumValue", \S.maximumValue, 2, 1), .set("stepValue", \S.stepValue, 2, 1),
            .set("wraps", \S.wraps, true, false), .set("autorepeat", \S.autorepeat, false, true),
            .set("isContinuous", \S.isContinuous, false, true),
        ]
    }

    static var ofPageControls: [LayoutAction] {
        typealias P = UIPageControl
        return [
            .set("numberOfPages", \P.numberOfPages, 5, 3), .set("currentPage", \P.currentPage, 1, 2),
            .set("hidesForSinglePage", \P.hidesForSinglePage, true, false),
            .set("defersCurrentPageDisplay", \P.defersCurrentPageDisplay, true, false),
            .call("updateCurrentPageDisplay") { (it: P) in it.updateCurrentPageDisplay() },
            .set("pageIndicatorTintColor", \P.pageIndicatorTintColor, .red, nil),
            .set("currentPageIndicatorTintColor", \P.currentPageIndicatorTintColor, .red, nil),
            .set("backgroundStyle", \P.backgroundStyle, .prominent, .minimal),
            .set("direction", \P.direction, .topToBottom, .rightToLeft),
            .set("allowsContinuousInteraction", \P.allowsContinuousInteraction, false, true),
            .set("preferredIndicatorImage", \P.preferredIndicatorImage, image(12), nil),
            .set("preferredCurrentPageIndicatorImage", \P.preferredCurrentPageIndicatorImage, image(12), nil),
            .set("progress", \P.progress, UIPageControlProgress(), nil),
        ]
    }

    static var ofPageViewControllers: [LayoutAction] {
        typealias P = UIPageViewController
        return [
            .set("dataSource", \P.dataSource, nil, nil), .set("delegate", \P.delegate, nil, nil),
            .set("isDoubleSided", \P.isDoubleSided, true, false),
        ]
    }

    static var ofSwitches: [LayoutAction] {
        typealias S = UISwitch
        return [
            .set("isOn", \S.isOn, true, false), .set("onTintColor", \S.onTintColor, .red, nil),
            .set("thumbTintColor", \S.thumbTintColor, .red, nil),
            .set("preferredStyle", \S.preferredStyle, .sliding, .checkbox),
        ]
    }

    static var ofColorWells: [LayoutAction] {
        typealias W = UIColorWell
        return [
            .set("title", \W.title, "one", nil), .set("supportsAlpha", \W.supportsAlpha, false, true),
            .set("selectedColor", \W.selectedColor, .red, nil),
        ]
    }

    static var ofRefreshControls: [LayoutAction] {
        typealias R = UIRefreshControl
        return [
            .set("attributedTitle", \R.attributedTitle, text("pull"), text("pull on")),
            .call("beginRefreshing", moves: true) { (it: R) in it.beginRefreshing() },
            .call("endRefreshing") { (it: R) in it.endRefreshing() },
        ]
    }
}
