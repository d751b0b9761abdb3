import CoreImage
import Testing

@Suite("CIColor and CIVector")
struct CIColorTests {
    @Test("a colour is its parts, in words and back")
    func words() {
        let color = CIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
        #expect(color.stringRepresentation == "0.25 0.5 1 0.75")
        #expect(CIColor(string: color.stringRepresentation) == color)
        #expect(CIColor(string: "1 0 0") == .red && CIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
        #expect(color != .red && CIColor.clear.alpha == 0)
    }

    @Test("a list of numbers is a point, a rectangle or a transform")
    func vectors() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CIVector(cgRect: rect).cgRectValue == rect)
        #expect(CIVector(cgPoint: CGPoint(x: 1, y: 2)) == CIVector(x: 1, y: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(CIVector(string: "[1 2.5 3]") == CIVector(x: 1, y: 2.5, z: 3))
        #expect(CIVector(x: 1, y: 2.5).stringRepresentation == "[1 2.5]")
        #expect(CIVector(x: 1).value(at: 7) == 0 && CIVector(x: 1).count == 1)
    }
}
