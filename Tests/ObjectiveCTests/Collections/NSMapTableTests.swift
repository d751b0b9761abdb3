import Foundation
import ObjectiveC
import Testing

@Suite("NSMapTable")
struct NSMapTableTests {
    @Test("a table with weak objects forgets them, and keys are one where they are equal")
    func weakObjects() {
        let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        do {
            let other = NSObject()
            table.setObject(kept, forKey: "kept")
            table.setObject(other, forKey: "other")
            #expect(table.count == 2 && table.object(forKey: NSString(string: "other")) === other)
        }
        #expect(table.count == 1 && table.object(forKey: "other") == nil)
        #expect(table.keyEnumerator().map { "\($0)" } == ["kept"])
        table.setObject(nil, forKey: "kept")
        #expect(table.object(forKey: "kept") == nil && table.objectEnumerator()?.nextObject() == nil)
    }

    @Test("a table with weak keys keeps what belongs to them until they end")
    func weakKeys() {
        let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let key = NSObject()
        do {
            let other = NSObject()
            table.setObject("a", forKey: key)
            table.setObject("b", forKey: key)
            table.setObject("c", forKey: other)
            #expect(table.count == 2)
        }
        #expect(table.count == 1 && table.object(forKey: key) == "b")
        #expect(table.dictionaryRepresentation() == [key: "b"])
        table.removeObject(forKey: key)
        #expect(table.count == 0)
        let strong = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        strong.setObject(1, forKey: "a")
        strong.removeAllObjects()
        #expect(strong.count == 0 && NSMapTable<NSString, NSNumber>.weakToWeakObjects().count == 0)
    }
}
