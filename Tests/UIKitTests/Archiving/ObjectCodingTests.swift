import Foundation
import Testing
import UIKit

/// Archives of what is drawn with: colours, fonts, images, paths, styles of text.
@Suite("Archives of values")
struct ObjectCodingTests {
    /// `object` through an archive that holds nothing but objects of its class.
    private func archived<Object: NSObject & NSSecureCoding>(
        _ object: Object, with classes: [AnyClass] = []
    ) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Object.self] + classes, from: data) as? Object
    }

    @Test(
        "a colour comes back equal, one of iOS's own still following light and dark",
        arguments: [
            UIColor.red, .clear, UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 1),
            .systemRed, .secondaryLabel, .systemGroupedBackground,
        ])
    func color(_ color: UIColor) throws {
        let copy = try #require(try archived(color))
        #expect(copy == color)
        #expect(copy.hash == color.hash)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(copy.resolvedColor(with: traits) == color.resolvedColor(with: traits))
        }
    }

    @Test("any other colour that follows light and dark comes back as it is now")
    func provider() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var copy: UIColor?
        dark.performAsCurrent { copy = try? archived(color) }
        #expect(copy == .white)
    }

    @Test("a colour is read as sources read it: by the class, from the top level, and from a dictionary")
    func readings() throws {
        let color = UIColor.systemBlue
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        #expect(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor == color)
        #expect(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIColor == color)
        let theme = NSKeyedArchiver.archivedData(withRootObject: ["tint": color, "text": UIColor.label])
        let read = NSKeyedUnarchiver.unarchiveObject(with: theme) as? [String: UIColor]
        #expect(read == ["tint": .systemBlue, "text": .label])
    }

    @Test("an archive of something else is no colour")
    func nothing() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSArray(), requiringSecureCoding: true)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        #expect(UIColor(coder: coder) == nil)
        #expect(UIFont(coder: coder) == nil)
        #expect(UIFontDescriptor(coder: coder) == nil)
        #expect(UIImage(coder: coder) == nil)
    }

    @Test("a font and its descriptor come back equal, and follow the text size if they did")
    func fonts() throws {
        for font in [
            .systemFont(ofSize: 13, weight: .semibold), .italicSystemFont(ofSize: 9.5),
            .monospacedDigitSystemFont(ofSize: 20, weight: .light),
            try #require(UIFont(name: "DejaVuSans-Bold", size: 8)),
        ] {
            #expect(try archived(font) == font)
            #expect(try archived(font.fontDescriptor) == font.fontDescriptor)
        }
        let body = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 30)
        let copy = try #require(try archived(body))
        #expect(copy == body)
        #expect(copy.fontDescriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
    }

    @Test("an image comes back with its pixels and the way it is shown")
    func image() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let shown = try #require(square.cgImage)
        let image = UIImage(cgImage: shown, scale: 2, orientation: .right).withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0.5))
        #expect(try archived(image) == image)
        let animated = try #require(UIImage.animatedImage(with: [square, image], duration: 0.75))
        let copy = try archived(animated, with: [NSArray.self])
        #expect(copy?.images == animated.images)
        #expect(copy?.duration == 0.75)
    }

    @Test("a path comes back with its outline and its style; a copy changes by itself")
    func path() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4)
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 0.5, y: 0.25))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
        (path.miterLimit, path.usesEvenOddFillRule) = (4, true)
        path.setLineDash([1, 2.5], count: 2, phase: 0.5)
        #expect(try archived(path) == path)
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path)
        #expect(copy.hash == path.hash)
        copy.lineWidth = 1
        #expect(copy != path)
        copy.lineWidth = 3
        copy.close()
        #expect(copy != path)
        #expect(try archived(UIBezierPath()) == UIBezierPath())
    }

    @Test("styles of text come back equal")
    func styles() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (.justified, .byTruncatingMiddle)
        (style.lineSpacing, style.headIndent, style.tailIndent) = (1.5, 2, -3)
        (style.minimumLineHeight, style.paragraphSpacing) = (20, 4)
        #expect(try archived(style) == style)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: -2), 3)
        shadow.shadowColor = UIColor.systemGreen
        #expect(try archived(shadow, with: [UIColor.self, NSString.self]) == shadow)
        #expect(shadow.copy() as? NSShadow == shadow)
    }
}
