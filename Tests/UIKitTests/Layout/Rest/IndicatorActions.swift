import CoreGraphics
import Foundation
import UIKit
import ViewSupport

extension LayoutAction {
    static var ofLabels: [LayoutAction] {
        typealias L = UILabel
        return [
            .set("text", \L.text, "Loading 0%", "Loading 100%"),
            .set("attributedText", \L.attributedText, text("a"), text("bcd")),
            .set("font", \L.font, .systemFont(ofSize: 20), .systemFont(ofSize: 12)),
            .set("adjustsFontForContentSizeCategory", \L.adjustsFontForContentSizeCategory, true, false),
            .set("textColor", \L.textColor, .red, .blue), .set("textAlignment", \L.textAlignment, .center, .right),
            .set("lineBreakMode", \L.lineBreakMode, .byWordWrapping, .byClipping),
            .set("lineBreakStrategy", \L.lineBreakStrategy, .pushOut, .standard),
            .set("numberOfLines", \L.numberOfLines, 0, 2),
            .set("adjustsFontSizeToFitWidth", \L.adjustsFontSizeToFitWidth, true, false),
            .set("minimumScaleFactor", \L.minimumScaleFactor, 0.5, 0),
            .set("allowsDefaultTighteningForTruncation", \L.allowsDefaultTighteningForTruncation, true, false),
            .set("baselineAdjustment", \L.baselineAdjustment, .alignCenters, .none),
            .set("highlightedTextColor", \L.highlightedTextColor, .red, nil),
            .set("isEnabled", \L.isEnabled, false, true),
            .set("isHighlighted", \L.isHighlighted, true, false), .set("shadowColor", \L.shadowColor, .red, nil),
            .set("shadowOffset", \L.shadowOffset, .zero, CGSize(width: 1, height: 1)),
            .set("preferredMaxLayoutWidth", \L.preferredMaxLayoutWidth, 40, 60),
        ]
    }

    static var ofImageViews: [LayoutAction] {
        typealias I = UIImageView
        return [
            .set("image", \I.image, image(10), image(20)),
            .set("highlightedImage", \I.highlightedImage, image(10), nil),
            .set("isHighlighted", \I.isHighlighted, true, false),
            .set("animationImages", \I.animationImages, [image(4), image(5)], nil),
            .set(
                "preferredSymbolConfiguration", \I.preferredSymbolConfiguration, .init(pointSize: 10),
                .init(pointSize: 20)),
            .set("animationDuration", \I.animationDuration, 1, 2),
            .set("animationRepeatCount", \I.animationRepeatCount, 1, 2),
            .call("startAnimating", moves: true) { (it: I) in it.startAnimating() },
            .call("stopAnimating") { (it: I) in it.stopAnimating() },
        ]
    }

    static var ofActivityIndicators: [LayoutAction] {
        typealias A = UIActivityIndicatorView
        var slow = ActivityIndicatorDesign.default
        slow.turnDuration = 3
        return [
            .set("style", \A.style, .large, .medium), .set("activityIndicatorViewStyle", \A.style, .large, .medium),
            .set("color", \A.color, .red, .blue), .set("design", \A.design, slow, .default),
            .set("hidesWhenStopped", \A.hidesWhenStopped, true, false),
            .call("startAnimating", moves: true) { (it: A) in it.startAnimating() },
            .call("stopAnimating") { (it: A) in it.stopAnimating() },
        ]
    }

    static var ofProgressViews: [LayoutAction] {
        typealias P = UIProgressView
        var high = ProgressBarDesign.default
        high.height = 9
        return [
            .set("progressViewStyle", \P.progressViewStyle, .bar, .default),
            .set("progressTintColor", \P.progressTintColor, .red, nil),
            .set("trackTintColor", \P.trackTintColor, .red, nil),
            .set("progressImage", \P.progressImage, image(8), image(6)),
            .set("trackImage", \P.trackImage, image(8), nil), .set("design", \P.design, high, .default),
            .set("progress", \P.progress, 0.25, 0.5),
            .set("observedProgress", \P.observedProgress, Progress(totalUnitCount: 2), nil),
        ]
    }
}
