import Foundation
import Testing

@testable import UIKit

@Suite("Addresses and numbers in texts")
struct DataDetectorTests {
    private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
        DataDetector.found(in: text, types).map { range, url in
            "\((text as NSString).substring(with: range)) → \(url.absoluteString)"
        }
    }

    @Test(
        "addresses end before the punctuation of their sentence",
        arguments: [
            ("See https://swift.org/docs?a=1#b.", ["https://swift.org/docs?a=1#b → https://swift.org/docs?a=1#b"]),
            ("(http://a.b/c_(d))", ["http://a.b/c_(d) → http://a.b/c_(d)"]),
            (
                "www.example.com, or example.org/path!",
                [
                    "www.example.com → http://www.example.com", "example.org/path → http://example.org/path",
                ]
            ),
            ("Write to me.too@mail.example.com;", ["me.too@mail.example.com → mailto:me.too@mail.example.com"]),
            ("🙂 example.de", ["example.de → http://example.de"]),
        ])
    func links(_ text: String, _ expected: [String]) { #expect(found(text) == expected) }

    @Test(
        "telephone numbers have seven to fifteen digits, grouped or not",
        arguments: [
            ("Call +49 (30) 901820-17 now", ["+49 (30) 901820-17 → tel:+493090182017"]),
            ("(555) 123-4567", ["(555) 123-4567 → tel:5551234567"]), ("5551234567.", ["5551234567 → tel:5551234567"]),
        ])
    func numbers(_ text: String, _ expected: [String]) { #expect(found(text) == expected) }

    @Test(
        "dates, prices, versions, machines' addresses and names of files are neither",
        arguments: [
            "2024-01-31", "31.12.2024", "192.168.100.101", "1,234,567.89", "v1.2.3", "main.swift", "12345", "e.g. this",
            "order A12345678", "x@y", "",
        ])
    func neither(_ text: String) { #expect(found(text) == []) }

    @Test("what is not asked for is not found")
    func types() {
        let text = "www.example.com 555 123 4567"
        #expect(found(text, .link).count == 1 && found(text, .phoneNumber).count == 1 && found(text, []) == [])
    }
}
