import CoreGraphics
import Foundation
import Testing

@Suite("Dictionaries by addresses")
struct CFDictionaryFunctionsTests {
    private let key: CFString = "{GIF}"
    private let inner: CFString = "DelayTime"

    private func address(_ text: CFString) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque())
    }

    @Test("the object of a key is at its address as long as the dictionary lives, a dictionary inside too")
    func nested() throws {
        let whole: CFDictionary = [key: [inner: NSNumber(value: 0.25)] as CFDictionary, "Width" as CFString: 3]
        for _ in 0..<3 {
            let own = unsafeBitCast(CFDictionaryGetValue(whole, address(key)), to: CFDictionary.self)
            let delay = unsafeBitCast(CFDictionaryGetValue(own, address(inner)), to: AnyObject.self)
            #expect((delay as? NSNumber)?.doubleValue == 0.25)
        }
        #expect(CFDictionaryGetCount(whole) == 2)
        #expect(CFDictionaryContainsKey(whole, address(key)))
        #expect(CFDictionaryGetValue(whole, address(inner)) == nil)
        #expect(CFDictionaryGetValue(nil, address(key)) == nil && CFDictionaryGetValue(whole, nil) == nil)
    }

    @Test("a dictionary of Swift's is asked likewise, and what is written into one is found anew")
    func changed() {
        let whole = NSMutableDictionary(dictionary: ["{GIF}": ["DelayTime": 0.1]] as [String: Any])
        var found: UnsafeRawPointer?
        #expect(CFDictionaryGetValueIfPresent(whole, address(key), &found))
        #expect(unsafeBitCast(found, to: NSDictionary.self)["DelayTime"] as? Double == 0.1)
        whole[key] = ["DelayTime": 0.5]
        #expect(CFDictionaryGetValueIfPresent(whole, address(key), &found))
        #expect(unsafeBitCast(found, to: NSDictionary.self)["DelayTime"] as? Double == 0.5)
        #expect(!CFDictionaryGetValueIfPresent(whole, address(inner), &found))
    }

    @Test("what was given of dictionaries that are gone is let go")
    func released() {
        weak var object: NSObject?
        do {
            let value = NSObject()
            object = value
            let whole: CFDictionary = [key: value]
            _ = CFDictionaryGetValue(whole, address(key))
        }
        for number in 0..<200 {
            let other: CFDictionary = [key: NSNumber(value: number)]
            _ = CFDictionaryGetValue(other, address(key))
        }
        #expect(object == nil)
    }
}
