internal import Foundation
internal import CoreGraphics
internal import OctantBase
package import TestSupport
internal import UIKit

extension FuzzTarget {
    /// Interface files and storyboards with anything wrong in them, their encoding included.
    package static let nibs = FuzzTarget(
        name: "nibs",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            return NibInputs.file(&numbers)
        },
        attempt: { bytes in
            try Log.redirected(to: { _ in }) {
                let data = Data(bytes)
                let isNib = (try? UINib(data: data, bundle: nil).objects(withOwner: UIViewController())) != nil
                for case let view as UIView in UINib(data: data, bundle: nil).instantiate(withOwner: UIViewController())
                {
                    view.layoutIfNeeded()
                    let size = view.systemLayoutSizeFitting(CGSize(width: 100, height: 100))
                    guard view.frame.isFinite, size.width.isFinite, size.height.isFinite else {
                        throw Wrong("\(view) asks for \(size)")
                    }
                }
                let storyboard = UIStoryboard(data: data)
                storyboard.instantiateInitialViewController()?.view?.layoutIfNeeded()
                storyboard.instantiateViewController(withIdentifier: "loading").view?.layoutIfNeeded()
                return isNib
            }
        })
}

/// Interface files to begin with, and what is done to them.
package enum NibInputs {
    /// An interface file with something of everything.
    package static let page = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" \
        destination="v" id="o"/></connections></placeholder>
        <view clipsSubviews="YES" alpha="0.5" tag="7" customClass="DialView" customModule="UIKitTests" id="v">
        <rect key="frame" x="10" y="20" width="300" height="40"/><subviews>
        <activityIndicatorView animating="YES" hidesWhenStopped="YES" style="large" id="a"><color key="color" red="1" \
        green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></activityIndicatorView>
        <progressView progress="0.5" progressViewStyle="bar" id="p"/>
        <label text="Text" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="2" id="l">
        <fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/></label>
        <stackView axis="vertical" spacing="8" id="s"><subviews><switch on="YES" id="w"/><slider value="4" \
        minValue="1" maxValue="9" id="sl"/><stepper maximumValue="100" id="st"/>\
        <segmentedControl selectedSegmentIndex="1" id="sg">\
        <segments><segment title="A"/><segment title="B" width="40"/></segments></segmentedControl>
        <textField borderStyle="line" text="x" id="tf"/></subviews></stackView>
        <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="filled" title="B" \
        imagePadding="3"/><connections><action selector="retry" destination="v" eventType="touchDown" id="ac"/>\
        </connections></button></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" multiplier="1:2" \
        constant="8" priority="750" id="c1"/><constraint firstItem="l" firstAttribute="width" \
        relation="lessThanOrEqual" constant="90" id="c2"/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
        <real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l" id="o1"/></connections></view>
        </objects></document>
        """
    private static let board = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="one"><scenes><scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="loading" title="Loading" id="one" sceneMemberID="viewController">\
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\
        <activityIndicatorView animating="YES" style="large" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>\
        <label text="Wait" id="l"><attributedString key="attributedText"><fragment content="Wait"><attributes>\
        <color key="NSColor" white="0" alpha="1"/><font key="NSFont" size="17" name="Inter"/></attributes></fragment>\
        </attributedString></label></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>\
        </constraints></view></viewController></objects><point key="canvasLocation" x="0.0" y="0.0"/></scene></scenes>
        </document>
        """
    private static let string = [
        "v", "a", "one", "label", "view", "YES", "1e308", "-1e308", "nan", "0", "-0", "9223372036854775807", "1:0",
        "0:0",
        "UIKit", "UIView", "layer.", "layer.bounds", "loading", "<", ">", "\"", "&amp;", "&#x0;", "&x;", "]]>",
        "<![CDATA[", "<!--", "-->", "<subviews>", "</view>", "<scene sceneID=\"x\">", "\u{0}", "\u{FFFD}", "width",
        "leading",
        "system", "large", "<?x?>", "<!DOCTYPE a>", "encoding=\"UTF-16\"", "encoding='UTF-7'",
        "initialViewController=\"one\"",
        "xmlns:a=\"b\"", "a:b=\"c\"", "xmlns=\"x\"",
    ]

    /// A file of `numbers`.
    package static func file(_ numbers: inout SeededGenerator) -> [UInt8] {
        var text = numbers.pick([page, page, board])
        if numbers.happens(oneIn: 10) { text = text.replacingOccurrences(of: "UTF-8", with: numbers.pick(encodings)) }
        var bytes = encoded(text, &numbers)
        for _ in 0..<Int.random(in: 0...4, using: &numbers) where !bytes.isEmpty {
            if numbers.happens(oneIn: 3) {
                bytes = numbers.bend(bytes, text: string)
            } else {
                let word = Array(numbers.pick(string).utf8)
                replaceValue(in: &bytes, after: Int.random(in: bytes.indices, using: &numbers), word)
            }
        }
        return bytes
    }

    private static let encodings = [
        "UTF-16", "UTF-7", "UCS-4", "US-ASCII", "ISO-8859-1", "EBCDIC", "", String(repeating: "x", count: 300),
    ]

    /// `text` in an encoding of some kind, mostly UTF-8.
    private static func encoded(_ text: String, _ numbers: inout SeededGenerator) -> [UInt8] {
        guard numbers.happens(oneIn: 8) else { return Array(text.utf8) }
        let isBig = Bool.random(using: &numbers)
        func pair(_ unit: UInt16) -> [UInt8] {
            isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        case 1: return text.utf16.flatMap(pair)
        default: return pair(0xFEFF) + text.utf16.flatMap(pair)
        }
    }

    /// Replaces the next attribute's value after `position` by `word`.
    private static func replaceValue(in bytes: inout [UInt8], after position: Int, _ word: [UInt8]) {
        let (quote, equals) = (UInt8(ascii: "\""), UInt8(ascii: "="))
        guard let sign = bytes[position...].firstIndex(of: equals), sign + 2 < bytes.count, bytes[sign + 1] == quote,
            let end = bytes[(sign + 2)...].firstIndex(of: quote)
        else { return }
        bytes.replaceSubrange((sign + 2)..<end, with: word)
    }
}
