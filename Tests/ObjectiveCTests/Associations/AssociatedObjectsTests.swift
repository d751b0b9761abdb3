import Foundation
import ObjectiveC
import OctantBase
import Testing
import UIKit

nonisolated(unsafe) private var keys: (UInt8, UInt8) = (0, 0)

/// A class of Swift's own.
private final class Plain {}

/// An object whose ends are counted.
private final class Counted {
    static let ended = Locked(0)
    deinit { Self.ended.withLock { $0 += 1 } }
}

/// A value that can be copied.
private final class Copied: NSObject, NSCopying {
    let generation: Int
    init(generation: Int) { self.generation = generation }
    func copy(with zone: NSZone? = nil) -> Any { Copied(generation: generation + 1) }
}

extension UIView {
    nonisolated(unsafe) private static var badgeKey: UInt8 = 0

    /// As iOS sources store properties in extensions.
    fileprivate var badge: String? {
        get { objc_getAssociatedObject(self, &Self.badgeKey) as? String }
        set { objc_setAssociatedObject(self, &Self.badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

@Suite("Associated objects")
@MainActor
struct AssociatedObjectsTests {
    private var objects: [AnyObject] {
        [UIView(), UIViewController(), UITapGestureRecognizer(), UIBarButtonItem(), CALayer(), CABasicAnimation()]
    }

    @Test("a value stays at its key until another, or nil, takes its place")
    func values() {
        for object in objects + [NSObject(), Plain()] {
            #expect(objc_getAssociatedObject(object, &keys.0) == nil)
            objc_setAssociatedObject(object, &keys.0, 1, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(object, &keys.1, "b", .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(object, &keys.0) as? Int == 1)
            #expect(objc_getAssociatedObject(object, &keys.1) as? String == "b")
            objc_setAssociatedObject(object, &keys.0, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &keys.0) == nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &keys.1) == nil)
        }
        let (one, other) = (UIView(), UIView())
        one.badge = "1"
        #expect(one.badge == "1" && other.badge == nil)
        objc_setAssociatedObject(Plain.self, &keys.0, "class", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Plain.self, &keys.0) as? String == "class")
    }

    @Test("what is assigned is not kept, and what is copied is a copy")
    func policies() throws {
        let view = UIView()
        do {
            let plain = Plain()
            objc_setAssociatedObject(view, &keys.0, plain, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &keys.0) as AnyObject === plain)
        }
        #expect(objc_getAssociatedObject(view, &keys.0) == nil)
        objc_setAssociatedObject(view, &keys.0, Copied(generation: 1), .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(try #require(objc_getAssociatedObject(view, &keys.0) as? Copied).generation == 2)
    }

    @Test("values of our own classes end with their object")
    func ownEnds() {
        for index in objects.indices {
            weak var value: Plain?
            do {
                let (object, plain) = (objects[index], Plain())
                value = plain
                objc_setAssociatedObject(object, &keys.0, plain, .OBJC_ASSOCIATION_RETAIN)
            }
            #expect(value == nil, "\(index)")
        }
    }

    @Test("values of other objects end with the next commit of layers, or when there are many")
    func otherEnds() {
        weak var value: Plain?
        do {
            let (object, plain) = (NSObject(), Plain())
            value = plain
            objc_setAssociatedObject(object, &keys.0, plain, .OBJC_ASSOCIATION_RETAIN)
        }
        CATransaction.flush()
        #expect(value == nil)
        for _ in 0..<1000 {
            objc_setAssociatedObject(Plain(), &keys.0, Counted(), .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Counted.ended.withLock { $0 } > 900)
    }

    @Test("an object at the address of one that is gone has none of its values")
    func addresses() {
        for _ in 0..<1000 {
            let object = Plain()
            #expect(objc_getAssociatedObject(object, &keys.0) == nil)
            objc_setAssociatedObject(object, &keys.0, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test("one thread at a time is past objc_sync_enter, as often as it likes")
    func synchronization() {
        let object = NSObject()
        #expect(objc_sync_exit(object) == Int32(OBJC_SYNC_NOT_OWNING_THREAD_ERROR))
        nonisolated(unsafe) let shared = object
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(shared)
                objc_sync_enter(shared)
                count += 1
                objc_sync_exit(shared)
                objc_sync_exit(shared)
            }
        }
        #expect(count == 4000 && objc_sync_exit(object) == Int32(OBJC_SYNC_NOT_OWNING_THREAD_ERROR))
    }
}
