import CoreGraphics
import Foundation
import Testing

@Suite("What is in a box")
struct NSValueHeldTypeTests {
    @Test("Foundation's structs are told by name, what was boxed by its type as that, numbers as theirs")
    func kinds() {
        #expect(NSValue(point: .zero).heldType == "CGPoint")
        #expect(NSValue(size: .zero).heldType == "CGSize")
        #expect(NSValue(rect: .zero).heldType == "CGRect")
        #expect(NSValue(bytes: [1.0, 2.0, 3.0], objCType: "[3d]").heldType == "[3d]")
        #expect(NSNumber(value: 1.5).heldType == "d")
        #expect(NSValue(range: NSRange(location: 1, length: 2)).heldType.contains("NSRange"))
    }

    @Test("asking again and again takes no memory")
    func memory() throws {
        /// Bytes that are resident.
        func used() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
            return try #require(Int(pages)) * sysconf(Int32(_SC_PAGESIZE))
        }
        let box = NSValue(rect: .zero)
        let before = try used()
        for _ in 0..<100_000 { _ = box.heldType }
        // `objCType` would take 3 MiB.
        #expect(try used() - before < 1 << 20)
    }
}
