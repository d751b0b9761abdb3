import Foundation
import Testing
import UIKit

/// What code does with any object of Apple's, done with those of UIKit.
@Suite("Habits of objects")
struct ObjectHabitsTests {
    private let ink = NSAttributedString.Key("ink")

    /// Two that are equal but not the same, and one that is another.
    private var values: [(one: NSObject, same: NSObject, other: NSObject)] {
        let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        (left.alignment, right.alignment) = (.left, .left)
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        return [
            (UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 1), UIColor.white),
            (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 8)),
            (UIFontDescriptor(), UIFontDescriptor(), UIFontDescriptor(name: "DejaVu Sans", size: 4)),
            (left, right, NSParagraphStyle()), (NSShadow(), NSShadow(), shadow), (UIImage(), UIImage(), UIImage.add),
            (UIBezierPath(), UIBezierPath(), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
        ]
    }

    @Test("objects of equal contents are equal and have one hash")
    func equality() {
        for (one, same, other) in values {
            #expect(one.isEqual(same) && one == same && one.hash == same.hash, "\(one)")
            #expect(!one.isEqual(other) && one != other, "\(one)")
            #expect(!one.isEqual(nil) && !one.isEqual("text"), "\(one)")
            #expect([one: 1][same] == 1)
            #expect(([one, other] as NSArray).index(of: same) == 0)
        }
    }

    @Test("strings whose attributes they are compare, join and change attributes, whatever bytes they hold")
    func attributes() throws {
        for (one, same, other) in values {
            let text = NSMutableAttributedString(string: "abc", attributes: [ink: one])
            text.addAttribute(ink, value: same, range: NSRange(location: 0, length: 2))
            #expect(text == NSAttributedString(string: "abc", attributes: [ink: same]))
            #expect(text != NSAttributedString(string: "abc", attributes: [ink: other]))
            text.append(NSAttributedString(string: "de", attributes: [ink: same]))
            text.append(NSAttributedString(string: "f", attributes: [ink: other]))
            var ranges: [NSRange] = []
            text.enumerateAttribute(ink, in: NSRange(location: 0, length: text.length)) { _, range, _ in
                ranges.append(range)
            }
            #expect(ranges == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 1)], "\(one)")
            let read = text.attribute(ink, at: 5, effectiveRange: nil) as? NSObject
            #expect(read == other)
        }
    }

    @Test("colours lie in arrays, sets and dictionaries of Foundation's")
    func collections() {
        let colors: [UIColor] = [.red, .green, .red]
        #expect((colors as NSArray).contains(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(Set(colors).count == 2 && NSSet(array: colors).count == 2)
        #expect((colors as NSArray) as? [UIColor] == colors)
        let names: NSDictionary = [UIColor.red: "red"]
        #expect(names[UIColor(red: 1, green: 0, blue: 0, alpha: 1)] as? String == "red")
        #expect((UIColor.red as Any) is NSObject)
        #expect(UIColor.red.copy() as? UIColor === UIColor.red)
        #expect(UIColor() == .clear)
    }

    @Test("swatches and pictures that Xcode shows in sources are colours and images")
    func literals() {
        #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        let colors: [UIColor] = [#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)]
        #expect(colors == [.blue])
        #expect(#imageLiteral(resourceName: "none of this name").size == .zero)
    }
}
