import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Pickers")
@MainActor
struct PickerTests {
    private enum Flavour: String, CaseIterable, Identifiable {
        case vanilla, cocoa, lemon
        var id: Self { self }
    }

    @Test("segments are the views with tags, the chosen one that of the selection, and a press on another chooses it")
    func segmented() throws {
        let held = Held<Int>()
        let view = Holding(2, held) { number in
            Picker("Size", selection: number) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
        }
        try Stage.hosting(view) { stage in
            let segments = try #require(stage.find(UISegmentedControl.self))
            #expect((0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) } == ["Small", "Large"])
            #expect(segments.selectedSegmentIndex == 1 && segments.accessibilityLabel == "Size")
            // As wide as there is room.
            #expect(segments.frame.width == 320)
            stage.tap(80, 320)
            stage.settle()
            #expect(held.value == 1 && segments.selectedSegmentIndex == 0)
            held.set(2)
            stage.settle()
            #expect(segments.selectedSegmentIndex == 1)
            held.set(7)
            stage.settle()
            #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
    }

    @Test("a menu's button shows the choice; identifiers of a ForEach are tags, and what is chosen there is shown")
    func menu() throws {
        let held = Held<Flavour>()
        let view = Holding(.cocoa, held) { flavour in
            Picker("Flavour", selection: flavour) {
                ForEach(Flavour.allCases) { Text($0.rawValue) }
            }
        }
        try Stage.hosting(view) { stage in
            let button = try #require(stage.find(UIButton.self))
            #expect(button.configuration?.title == "cocoa" && button.accessibilityLabel == "Flavour")
            #expect(button.accessibilityValue == "cocoa")
            try stage.press("Flavour")
            try stage.press("lemon")
            #expect(held.value == .lemon && button.configuration?.title == "lemon")
        }
    }

    @Test("choices that come later are there, and an optional selection has none at first")
    func changing() throws {
        let (count, chosen) = (Held<Int>(), Held<Int?>())
        let view = Holding(1, count) { count in
            Holding(Int?.none, chosen) { chosen in
                Picker("Number", selection: chosen) {
                    ForEach(0..<count.wrappedValue, id: \.self) { Text("No. \($0)").tag(Int?.some($0)) }
                }
                .pickerStyle(.segmented)
            }
        }
        try Stage.hosting(view) { stage in
            let segments = try #require(stage.find(UISegmentedControl.self))
            #expect(segments.numberOfSegments == 1)
            #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
            count.set(3)
            chosen.set(2)
            stage.settle()
            #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 2)
            #expect(segments.titleForSegment(at: 2) == "No. 2")
        }
    }
}
