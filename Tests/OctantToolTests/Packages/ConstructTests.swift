import Foundation
import Testing

/// Packages of Tests/Packages, each about what Swift off Apple's systems refuses, as iOS developers write it.
@Suite("What Swift refuses, in packages for iOS", .serialized)
struct ConstructTests {
    @Test(
        "the package builds with no line changed, and its tests pass",
        arguments: [
            // Selectors of controls, recognizers, timers, notifications; methods found by name; a subclass's own.
            ("TapTarget", "Executed 8 tests, with 0 failures"),
            // Key-value observing by string and by key path, of Progress too, values by key, associated objects,
            // extensions of NSObject, requests, methods in both branches of a condition, a proxy of a delegate.
            ("PullToRefresh", "Executed 11 tests, with 0 failures"),
            // Optional requirements: met, left out, added by a subclass, also in a function, across modules.
            ("StoryPlayer", "Executed 5 tests, with 0 failures"),
            // Managed properties of layers, key paths as strings, inspectable properties.
            ("PieTimer", "3 tests in 1 suite passed"),
            // Conditions for iOS, a submodule, a file that imports nothing, overriding in extensions.
            ("MarqueeLabel", "Executed 2 tests, with 0 failures"),
            // Overrides of what an extension of a class of UIKit's declares, objects of classes known when it runs.
            ("Skeletons", "Executed 3 tests, with 0 failures"),
            // SwiftUI: previews and swatches.
            ("PulseDots", "2 tests in 1 suite passed"),
            // Swift 6 and its main actor; appearance of a class's own properties.
            ("CountBadge", "4 tests in 1 suite passed"),
            // A dependency on another package, with a protocol of it; observing of a dynamic property.
            ("Toast", "Executed 1 test, with 0 failures"),
            // A program with a storyboard, a catalogue and texts in two languages, and UIKit's main attribute.
            ("Lamp", "Executed 4 tests, with 0 failures"),
            // A catalogue, texts with plural forms and a nib that the manifest does not declare; names of a catalogue.
            ("Chime", "Executed 5 tests, with 0 failures"),
            // Snapshots by OctantTesting, and by strategies of a library that has them for iOS only.
            ("LoadingCard", "Executed 4 tests, with 0 failures"),
        ])
    func package(_ name: String, _ outcome: String) throws {
        try InstalledTool.withPackage(name) { folder in
            let result = try InstalledTool.run("test", in: folder)
            let said = result.output + result.errors
            #expect(result.code == 0 && said.contains(outcome), "\(said.suffix(4000))")
        }
    }
}
