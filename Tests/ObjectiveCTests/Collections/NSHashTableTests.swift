import Foundation
import ObjectiveC
import Testing

@Suite("NSHashTable")
struct NSHashTableTests {
    private protocol Listener: AnyObject {
        var name: String { get }
    }

    private final class Ear: Listener {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test("a weak table of a protocol's objects forgets those that end, and keeps others once")
    func weakObjects() {
        let table = NSHashTable<any Listener>.weakObjects()
        let one = Ear("one")
        do {
            let two = Ear("two")
            for ear in [one, two, one] { table.add(ear) }
            #expect(table.count == 2 && table.contains(two))
        }
        #expect(table.allObjects.map(\.name) == ["one"])
        #expect(table.anyObject === one)
        table.remove(one)
        #expect(table.count == 0 && !table.contains(one))
    }

    @Test("objects are one where they are equal, or by identity where that is asked for")
    func personality() {
        let (one, other) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        let equal = NSHashTable<NSMutableString>(options: .strongMemory)
        equal.add(one)
        equal.add(other)
        equal.add(nil)
        #expect(equal.count == 1 && equal.member(other) === one)
        let identical = NSHashTable<NSMutableString>(options: [.weakMemory, .objectPointerPersonality])
        identical.add(one)
        identical.add(other)
        #expect(identical.count == 2)
        withExtendedLifetime((one, other)) { identical.removeAllObjects() }
        #expect(identical.allObjects.isEmpty && identical.objectEnumerator().nextObject() == nil)
    }
}
