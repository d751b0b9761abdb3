import CoreGraphics
import Testing
import UIKit

@Suite("Views from interface files")
@MainActor
struct NibViewTests {
    @Test("a view has its frame, look and layout settings")
    func view() throws {
        let view: UIView = try NibPage.object(
            """
            <view contentMode="bottomRight" clipsSubviews="YES" hidden="YES" alpha="0.5" tag="7" \
            semanticContentAttribute="forceRightToLeft" userInteractionEnabled="NO" horizontalHuggingPriority="251" \
            verticalCompressionResistancePriority="760" preservesSuperviewLayoutMargins="YES" id="v" userLabel="Box">
                <rect key="frame" x="10" y="20" width="300" height="40.5"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <color key="backgroundColor" red="0.25" green="0.5" blue="1" alpha="0.5" colorSpace="custom" \
            customColorSpace="sRGB"/>
                <color key="tintColor" systemColor="systemRedColor"/>
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            </view>
            """)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 40.5))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.contentMode == .bottomRight)
        #expect(view.clipsToBounds && view.isHidden && !view.isUserInteractionEnabled)
        #expect(view.alpha == 0.5 && view.tag == 7)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 760)
        #expect(view.preservesSuperviewLayoutMargins)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
        #expect(view.tintColor == .systemRed)
    }

    @Test("what views cannot do is an issue, and saying what is so anyway is none")
    func refusals() throws {
        let plain = #"<view multipleTouchEnabled="NO" clearsContextBeforeDrawing="YES" id="v"/>"#
        _ = try NibPage.object(plain, as: UIView.self)
        let (_, issues) = try NibPage.load(
            #"<view multipleTouchEnabled="YES" clearsContextBeforeDrawing="NO" id="v"/>"#, as: UIView.self)
        #expect(issues.map(\.subject) == ["clearsContextBeforeDrawing"])
        #expect(issues.allSatisfy { $0.kind == .unfitValue && $0.line == 7 && $0.message.contains("skipped") })
    }

    @Test(
        "every form of colour is read",
        arguments: [
            (#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, UIColor(white: 0.5, alpha: 1)),
            (
                #"white="0.0" alpha="0.25" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
                UIColor(white: 0, alpha: 0.25)
            ),
            (
                #"red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB""#,
                UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            ),
            (#"cocoaTouchSystemColor="darkTextColor""#, .darkText), (#"systemColor="labelColor""#, .label),
            (#"systemColor="secondarySystemBackgroundColor""#, .secondarySystemBackground),
            (#"systemColor="tintColor""#, .tintColor),
            (#"name="Brand""#, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)),
            (#"systemColor="someNewColor""#, UIColor(white: 0.75, alpha: 1)),
        ])
    func colors(attributes: String, color: UIColor) throws {
        let view: UIView = try NibPage.object(
            #"<view id="v"><color key="backgroundColor" \#(attributes)/></view>"#,
            resources: """
                <namedColor name="Brand"><color red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor>
                <systemColor name="someNewColor"><color white="0.75" alpha="1" \
                colorSpace="calibratedWhite"/></systemColor>
                """)
        #expect(view.backgroundColor == color)
    }

    @Test("a Display P3 colour keeps its greys and is more vivid than sRGB's")
    func displayP3() throws {
        func color(_ red: Double, _ green: Double, _ blue: Double) throws -> [CGFloat] {
            let view: UIView = try NibPage.object(
                """
                <view id="v"><color key="backgroundColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" \
                colorSpace="custom" customColorSpace="displayP3"/></view>
                """)
            var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            view.backgroundColor?.getRed(&r, green: &g, blue: &b, alpha: nil)
            return [r, g, b]
        }
        for part in try color(0.5, 0.5, 0.5) { #expect(abs(part - 0.5) < 1e-4) }
        // CSS Color 4: color(display-p3 0 1 0) is far outside sRGB; (0.5, 0.6, 0.5) is inside and greener there.
        let green = try color(0.5, 0.6, 0.5)
        #expect(green[0] < 0.5 && green[1] > 0.6 && green[2] < 0.5)
    }

    @Test("a label has its text, font, colours and lines")
    func label() throws {
        let label: UILabel = try NibPage.object(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
            verticalHuggingPriority="251" fixedFrame="YES" textAlignment="center" lineBreakMode="wordWrap" \
            numberOfLines="3" baselineAdjustment="none" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5" id="l">
                <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                <string key="text">Two
            lines</string>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
                <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                <size key="shadowOffset" width="1" height="2"/>
                <nil key="highlightedColor"/>
            </label>
            """)
        #expect(label.text == "Two\nlines")
        #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
        #expect(label.textColor == .secondaryLabel && label.shadowColor == UIColor(white: 0, alpha: 1))
        #expect(label.shadowOffset == CGSize(width: 1, height: 2))
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
        #expect(label.numberOfLines == 3 && label.baselineAdjustment == .none && label.minimumScaleFactor == 0.5)
        #expect(!label.isUserInteractionEnabled && !label.adjustsFontSizeToFitWidth)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    }

    @Test(
        "every form of font is read",
        arguments: [
            (#"type="boldSystem" pointSize="17""#, UIFont.boldSystemFont(ofSize: 17)),
            (#"type="italicSystem" pointSize="11""#, .italicSystemFont(ofSize: 11)),
            (#"type="system" pointSize="13""#, .systemFont(ofSize: 13)),
            (#"style="UICTFontTextStyleFootnote""#, .preferredFont(forTextStyle: .footnote)),
        ])
    func fonts(attributes: String, font: UIFont) throws {
        let label: UILabel = try NibPage.object(
            #"<label text="a" id="l"><fontDescription key="fontDescription" \#(attributes)/></label>"#)
        #expect(label.font == font)
    }

    @Test("text with attributes keeps them")
    func attributedText() throws {
        let label: UILabel = try NibPage.object(
            """
            <label id="l"><attributedString key="attributedText"><fragment content="Now "><attributes>
                <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                <font key="NSFont" size="14" metaFont="system"/>
                <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
            </attributes></fragment><fragment content="loading"/></attributedString></label>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "Now loading")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 14)
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right)
    }

    @Test("an activity indicator has all fields of the Attributes Inspector")
    func activityIndicator() throws {
        let indicator: UIActivityIndicatorView = try NibPage.object(
            """
            <activityIndicatorView opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
            verticalHuggingPriority="750" hidesWhenStopped="YES" animating="YES" style="whiteLarge" id="a">
                <rect key="frame" x="3" y="4" width="37" height="37"/>
                <color key="color" systemColor="systemOrangeColor"/>
            </activityIndicatorView>
            """)
        #expect(indicator.style.rawValue == 0 && indicator.color == .systemOrange)
        #expect(indicator.hidesWhenStopped && indicator.isAnimating && !indicator.isHidden)
        #expect(indicator.frame == CGRect(x: 3, y: 4, width: 37, height: 37))
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test("an activity indicator that is not said to animate rests, and hides only if it is said to")
    func restingIndicator() throws {
        let plain: UIActivityIndicatorView = try NibPage.object(#"<activityIndicatorView style="medium" id="a"/>"#)
        #expect(!plain.isAnimating && !plain.hidesWhenStopped && !plain.isHidden)
        let hiding: UIActivityIndicatorView = try NibPage.object(
            #"<activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="large" id="a"/>"#)
        #expect(!hiding.isAnimating && hiding.isHidden && hiding.style == .large)
        hiding.startAnimating()
        #expect(!hiding.isHidden)
    }

    @Test("a progress view has all fields of the Attributes Inspector")
    func progressView() throws {
        let bar: UIProgressView = try NibPage.object(
            """
            <progressView opaque="NO" contentMode="scaleToFill" progress="0.75" progressViewStyle="bar" id="p">
                <rect key="frame" x="0" y="0" width="150" height="2.5"/>
                <color key="progressTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                <color key="trackTintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
            </progressView>
            """)
        #expect(bar.progress == 0.75 && bar.progressViewStyle == .bar)
        #expect(bar.progressTintColor == .green && bar.trackTintColor == UIColor(white: 0.25, alpha: 1))
        #expect(bar.intrinsicContentSize.height == 2.5)
    }

    @Test("what is said for screen readers is theirs")
    func speech() throws {
        let view: UIView = try NibPage.object(
            """
            <view id="v"><accessibility key="accessibilityConfiguration" hint="Wait" label="Upload" identifier="up">
                <accessibilityTraits key="traits" button="YES" updatesFrequently="YES"/>
                <bool key="isElement" value="YES"/>
            </accessibility></view>
            """)
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Upload")
        #expect(view.accessibilityHint == "Wait" && view.accessibilityIdentifier == "up")
        #expect(view.accessibilityTraits == [.button, .updatesFrequently])
    }

    @Test("images that are not there are reported, with the view left without")
    func missingImage() throws {
        let (view, issues) = try NibPage.load(
            #"<imageView contentMode="scaleAspectFit" image="nowhere" id="i"/>"#, as: UIImageView.self)
        #expect(view.image == nil && view.contentMode == .scaleAspectFit && view.isUserInteractionEnabled)
        #expect(issues.map(\.kind) == [.missingResource] && issues.first?.subject == "nowhere")
    }

    @Test("views stand in each other in the order of the file, those of effects and stacks too")
    func nesting() throws {
        let view: UIView = try NibPage.object(
            """
            <view id="v"><subviews>
                <label text="first" id="l1"/>
                <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="6" id="s">
                    <subviews><label text="a" id="l2"/><label text="b" id="l3"/></subviews>
                </stackView>
                <visualEffectView id="e"><view key="contentView" tag="5" id="c"><subviews><label text="deep" id="l4"/>\
            </subviews></view><blurEffect style="dark"/></visualEffectView>
            </subviews></view>
            """)
        #expect(view.subviews.count == 3)
        #expect((view.subviews.first as? UILabel)?.text == "first")
        let stack = try #require(view.subviews[1] as? UIStackView)
        #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["a", "b"])
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.spacing == 6)
        #expect(stack.alignment == .center)
        let effects = try #require(view.subviews[2] as? UIVisualEffectView)
        #expect(effects.effect != nil && effects.contentView.tag == 5)
        #expect((effects.contentView.subviews.last as? UILabel)?.text == "deep")
    }
}
