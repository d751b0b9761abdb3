import Foundation
import ObjectiveC
import Testing

@Suite("Equality of objects")
struct ObjectEqualityTests {
    @Test("objects that are known by the protocol alone are compared as they say themselves")
    func equal() {
        let (one, same): (any NSObjectProtocol, any NSObjectProtocol) = (NSNumber(value: 1), NSNumber(value: 1))
        let other: any NSObjectProtocol = NSNumber(value: 2)
        #expect(one == same && one != other)
        #expect([one, same].contains(same) && [one].firstIndex(of: NSNumber(value: 3)) == nil)
    }

    @Test("an archive gives the object back")
    func archives() throws {
        func back<Object: NSObjectProtocol & NSCoding>(_ object: Object) throws -> Object? {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
        }
        #expect(try back(NSNumber(value: 7)) == 7)
    }
}
