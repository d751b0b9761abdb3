import Foundation
import ObjectiveC
import OctantBase
import Testing

@Suite("AnyObjectMembers")
struct AnyObjectMembersTests {
    @Test("numbers and texts are asked for numbers, whatever they are boxed in, and other objects have none")
    func numbers() {
        for number in [NSNumber(value: 2.5), 2.5, CGFloat(2.5), Float(2.5), "2.5 m"] as [Any] {
            let members = AnyObjectMembers(number as AnyObject)
            #expect(members.doubleValue == 2.5 && members.floatValue == 2.5)
        }
        #expect(AnyObjectMembers(7 as AnyObject).intValue == 7 && AnyObjectMembers("7" as AnyObject).integerValue == 7)
        #expect(AnyObjectMembers(true as AnyObject).boolValue && AnyObjectMembers("no" as AnyObject).boolValue == false)
        let none: AnyObject? = nil
        let object = AnyObjectMembers(NSObject())
        #expect(object.doubleValue == nil && object.count == nil && object.length == nil)
        #expect(AnyObjectMembers(none)?.doubleValue == nil)
        #expect(AnyObjectMembers(Optional<Any>.none as AnyObject).doubleValue == nil)
    }

    @Test("collections have counts and elements")
    func collections() {
        #expect(AnyObjectMembers([1, 2] as AnyObject).count == 2 && AnyObjectMembers(["a": 1] as AnyObject).count == 1)
        #expect(AnyObjectMembers(["a": 1] as AnyObject).object(forKey: "a") as? Int == 1)
        #expect(AnyObjectMembers(["a", "b"] as AnyObject).object(at: 1) as? String == "b")
        #expect(AnyObjectMembers("ä🙂" as AnyObject).length == 3)
    }

    @Test("an object is asked for its class and its methods, and is sent these")
    func objects() {
        let object: AnyObject = NSString("a")
        let members = AnyObjectMembers(object)
        #expect(members.isKind(of: NSString.self) && !members.isKind(of: NSNumber.self))
        #expect(members.isEqual(NSString("a")) && members.hash == NSString("a").hash)
        let selector = Selector("x", getter: { (text: NSString) in text.length })
        #expect(members.responds(to: selector) && !members.responds(to: Selector("y")))
        #expect(members.perform(selector).takeUnretainedValue() as? Int == 1)
    }
}
