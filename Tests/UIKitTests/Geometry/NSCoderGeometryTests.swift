import Foundation
import Testing
import UIKit

@Suite("Geometry as text and in archives")
struct NSCoderGeometryTests {
    @Test("values are written as UIKit writes them")
    func writing() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSStringFromUIEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4)) == "{1, 2, 3, 4}")
        #expect(NSStringFromCGSize(CGSizeMake(0.1, 20)) == "{0.10000000000000001, 20}")
    }

    @Test("what is written is read, with or without spaces")
    func reading() {
        #expect(NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, -4e1}}") == CGRect(x: 1, y: 2, width: 3, height: -40))
        #expect(NSCoder.cgSize(for: "10 20") == CGSize(width: 10, height: 20))
        #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSDirectionalEdgeInsetsFromString("{1, 2, 3, 4}").trailing == 4)
        let turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    }

    @Test("other texts are zero", arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{1, nan}", "{inf, 1}", "}{"])
    func others(_ text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.uiEdgeInsets(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }

    @Test("archives keep geometry under keys")
    func archives() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        coder.encode(UIEdgeInsetsMake(1, 2, 3, 4), forKey: "insets")
        coder.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        coder.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsetsMake(1, 2, 3, 4))
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
        #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
        #expect(reader.decodeUIOffset(forKey: "none") == .zero)
    }
}
