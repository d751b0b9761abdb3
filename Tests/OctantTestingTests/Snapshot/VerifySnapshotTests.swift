import Foundation
import TestSupport
import Testing
import UIKit

@testable import OctantTesting

@Suite("What a snapshot test says", .serialized)
@MainActor
struct VerifySnapshotTests {
    /// A test in a file of a folder's own.
    private struct Place {
        let folder: URL

        func call(
            _ function: String = "test()", of test: String? = nil, hasArguments: Bool = false
        ) -> SnapshotCall {
            var call = SnapshotCall(
                fileID: "Some/Tests.swift", filePath: "/Tests.swift", function: function, line: 7, column: 5,
                test: test, hasArguments: hasArguments)
            call.testFile = folder.appendingPathComponent("Some Tests.swift").path
            return call
        }

        @MainActor
        func verify(
            _ view: UIView, at times: [Double] = [0], tolerance: Double = 0, named name: String? = "box",
            record: SnapshotRecording = .missing, function: String = "test()"
        ) -> SnapshotFailure? {
            verifySnapshot(
                of: { view }, at: times, scale: 1, traits: UITraitCollection(), size: nil, tolerance: tolerance,
                named: name, record: record, call: call(function))
        }

        /// All files in the folder of references, in order.
        var references: [String] {
            let path = folder.appendingPathComponent("__Snapshots__/Some-Tests").path
            return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        }
    }

    private func inPlace(_ body: (Place) throws -> Void) throws {
        try withTemporaryFolder { folder in
            // As SwiftPM's packages are: failures go to .build there.
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            try body(Place(folder: folder))
        }
    }

    private func box(_ color: UIColor, width: CGFloat = 8) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 6))
        view.backgroundColor = color
        return view
    }

    @Test("the first run records and fails, the second is content, and .never records nothing")
    func recording() throws {
        try inPlace { place in
            #expect(place.verify(box(.red), record: .never)?.message.hasPrefix("There is no reference") == true)
            #expect(place.references == [])
            let first = try #require(place.verify(box(.red)))
            #expect(first.message.contains("Some-Tests/test.box.png, as there was none"))
            #expect(place.references == ["test.box.png"])
            #expect(place.verify(box(.red)) == nil)
            #expect(place.verify(box(.red), record: .never) == nil)
        }
    }

    @Test(
        "on a full disk nothing is recorded, the failure says why, and a reference that was there stays",
        .enabled(if: SmallDisk.isThere))
    func fullDisk() throws {
        let disk = try SmallDisk(bytes: 64 << 10)
        let place = Place(folder: disk.folder)
        _ = place.verify(box(.red))
        try disk.fill()
        for failure in [place.verify(box(.red), named: "other"), place.verify(box(.blue), record: .all)] {
            let message = try #require(failure).message
            #expect(message.contains(".png cannot be written: ") && message.contains("No space left on device"))
        }
        #expect(place.references == ["test.box.png"] && place.verify(box(.red)) == nil)
    }

    @Test("a failure writes reference, result, difference and all beside one another, and names the worst pixel")
    func failure() throws {
        try inPlace { place in
            _ = place.verify(box(.red))
            let changed = box(.red)
            let dot = UIView(frame: CGRect(x: 5, y: 2, width: 1, height: 1))
            dot.backgroundColor = .blue
            changed.addSubview(dot)
            let failure = try #require(place.verify(changed))
            let message = failure.message
            #expect(message.hasPrefix("test.box: 1 of 48 pixels differ, most of all the one at (5, 2)"), "\(message)")
            #expect(message.contains("it is #0000FF, not #FF0000") && message.contains("none is allowed"))
            let names = ["reference", "result", "difference", "comparison"]
            #expect(failure.attachments.map(\.name) == names.map { "test.box.\($0).png" })
            for attachment in failure.attachments {
                let file = place.folder.appendingPathComponent(".build/snapshot-failures/Some-Tests/\(attachment.name)")
                #expect(message.contains(file.path))
                #expect(try Data(contentsOf: file) == Data(attachment.bytes))
            }
            let pictures = failure.attachments.compactMap { SnapshotPixels(png: Data($0.bytes)) }
            #expect(pictures.map(\.width) == [8, 8, 8, 8 * 3 + 2 * 2])
            // What differs is red, and all else as it is, but pale.
            #expect(pictures[2][5, 2] == 0xFFFF_0000 && pictures[2][4, 2] == 0xFFFF_B0B0)
            // The reference stays as it was.
            #expect(place.verify(box(.red)) == nil)
        }
    }

    @Test("a pixel may differ by the tolerance, and no further")
    func tolerance() throws {
        try inPlace { place in
            _ = place.verify(box(UIColor(white: 0.5, alpha: 1)))
            let near = box(UIColor(white: 0.51, alpha: 1))
            let message = try #require(place.verify(near)?.message)
            #expect(message.contains("48 of 48 pixels differ"), "\(message)")
            #expect(place.verify(near, tolerance: 2) == nil)
            #expect(place.verify(near, tolerance: 0.2)?.message.contains("0.2 is allowed") == true)
        }
    }

    @Test("a picture of another size is told by both sizes, and what only one has is blue")
    func sizes() throws {
        try inPlace { place in
            _ = place.verify(box(.red))
            let failure = try #require(place.verify(box(.red, width: 10)))
            #expect(failure.message.contains("it is 10 x 6 pixels, and its reference 8 x 6"))
            let difference = try #require(SnapshotPixels(png: Data(failure.attachments[2].bytes)))
            #expect(difference.width == 10 && difference[9, 0] == 0xFF30_60FF && difference[7, 0] != difference[9, 0])
        }
    }

    @Test("in a strip the frame and its time are named")
    func frames() throws {
        try inPlace { place in
            @MainActor func fading(from start: CGFloat) -> UIView {
                let view = box(.black)
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.fromValue, fade.toValue, fade.duration) = (start, 1, 1)
                view.layer.add(fade, forKey: nil)
                return view
            }
            _ = place.verify(fading(from: 1), at: [0, 2])
            let message = try #require(place.verify(fading(from: 0), at: [0, 2])?.message)
            #expect(message.contains("the one at (0, 0) of frame 1, 0.0 s, (0, 0) of the strip"), "\(message)")
            _ = place.verify(fading(from: 1), at: [0, 0.5], named: "later")
            let later = try #require(place.verify(fading(from: 0.9), at: [0.5, 2], named: "later")?.message)
            #expect(later.contains("frame 1, 0.5 s"), "\(later)")
        }
    }

    @Test(".all records anew what is there, .failed what differs, and both fail")
    func rerecording() throws {
        try inPlace { place in
            _ = place.verify(box(.red))
            #expect(place.verify(box(.red), record: .all)?.message.contains("all references are recorded") == true)
            #expect(place.verify(box(.red), record: .failed) == nil)
            #expect(place.verify(box(.blue), record: .failed)?.message.contains("as it differed.") == true)
            #expect(place.verify(box(.blue)) == nil)
            #expect(place.verify(box(.green), record: true)?.message.hasPrefix("Recorded") == true)
            #expect(place.verify(box(.green)) == nil)
        }
    }

    @Test("snapshots without a name are numbered in each test, and names are those of files")
    func names() throws {
        try inPlace { place in
            for _ in 0..<2 { _ = place.verify(box(.red), named: nil) }
            _ = place.verify(box(.red), named: nil, function: "other(argument:)")
            _ = place.verify(box(.red), named: "dark / größe: 2×", function: "`turns, and stops`()")
            #expect(
                place.references == ["other.1.png", "test.1.png", "test.2.png", "turns-and-stops.dark-größe-2.png"])
        }
    }

    @Test("where the order of tests would decide which reference it is, it fails")
    func order() throws {
        try inPlace { place in
            @MainActor func message(_ call: SnapshotCall, named name: String?) -> String? {
                verifySnapshot(
                    of: { UISwitch() }, as: .layout, at: 0, traits: UITraitCollection(), size: nil, named: name,
                    record: nil, call: call)?.message
            }
            let arguments = place.call("with(argument:)", hasArguments: true)
            #expect(message(arguments, named: nil)?.contains("needs a name") == true)
            #expect(message(arguments, named: "one")?.hasPrefix("Recorded") == true)
            #expect(message(place.call("turns()", of: "A/turns()"), named: nil)?.hasPrefix("Recorded") == true)
            #expect(message(place.call("turns()", of: "B/turns()"), named: "x")?.hasPrefix("Two tests") == true)
            #expect(place.references == ["turns.1.txt", "with.one.txt"])
        }
    }

    @Test("a snapshot of one view is the same however often it is taken")
    func again() throws {
        try inPlace { place in
            let view = box(.black)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
            view.layer.add(fade, forKey: nil)
            _ = place.verify(view, at: [0, 0.5])
            #expect(place.verify(view, at: [0, 0.5]) == nil)
        }
    }

    @Test("what cannot be read, made or shown is said, and nothing is written")
    func odd() throws {
        struct Problem: Error {}
        try inPlace { place in
            for times in [[], [-1], [.nan], [0, 0], [1, 0.5], [.infinity]] {
                #expect(place.verify(box(.red), at: times)?.message.hasPrefix("Times are") == true)
            }
            #expect(place.verify(UIView())?.message == "UIView has no size by itself: give one with size:.")
            let thrown = verifySnapshot(
                of: { throw Problem() }, at: [0], scale: 1, traits: UITraitCollection(), size: nil, tolerance: 0,
                named: "x", record: nil, call: place.call())
            #expect(thrown?.message.contains("Problem()") == true)
            for scale in [0, -1, .nan, 17] as [CGFloat] {
                let failure = verifySnapshot(
                    of: { UISwitch() }, at: [0], scale: scale, traits: UITraitCollection(), size: nil, tolerance: 0,
                    named: "x", record: nil, call: place.call())
                #expect(failure?.message.hasPrefix("A scale is") == true)
            }
            let (window, outer) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), box(.red))
            let inner = box(.blue)
            outer.addSubview(inner)
            for (subject, end) in [(window, "there."), (inner, "there."), (UIImage(), "no pixels.")]
                as [(any SnapshotSubject, String)]
            {
                let failure = verifySnapshot(
                    of: { subject }, at: [0], scale: 1, traits: UITraitCollection(),
                    size: CGSize(width: 3, height: 3), tolerance: 0, named: "x", record: nil, call: place.call())
                #expect(failure?.message.hasSuffix(end) == true, "\(String(describing: failure))")
            }
            #expect(place.references == [])
            _ = place.verify(box(.red))
            let file = place.folder.appendingPathComponent("__Snapshots__/Some-Tests/test.box.png")
            try Data("no picture".utf8).write(to: file)
            #expect(place.verify(box(.red))?.message.hasSuffix("cannot be read.") == true)
        }
    }
}
