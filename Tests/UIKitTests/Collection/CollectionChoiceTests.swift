import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("What a user of a collection chooses")
@MainActor
struct CollectionChoiceTests {
    private func with(_ body: (Stage, UICollectionView, CollectionRecorder) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 400)) { stage in
            let source = CollectionRecorder([40])
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = stage.collection(source, layout)
            _ = source.taken()
            try body(stage, view, source)
        }
    }

    @Test("a tap highlights, selects, and deselects what was selected before")
    func taps() {
        with { stage, view, source in
            stage.tap(50, 50)
            #expect(source.taken() == ["highlight 0.0", "unhighlight 0.0", "select 0.0"])
            #expect(view.indexPathsForSelectedItems == [item(0)] && view.cellForItem(at: item(0))?.isSelected == true)
            stage.tap(150, 50, at: 2)
            #expect(source.taken() == ["highlight 0.1", "unhighlight 0.1", "deselect 0.0", "select 0.1"])
            #expect(view.indexPathsForSelectedItems == [item(1)])
            // Between the items there is nothing to tap.
            stage.tap(105, 50, at: 3)
            #expect(source.taken().isEmpty)
        }
    }

    @Test("several are selected where that is allowed, and deselected by another tap")
    func several() {
        with { stage, view, source in
            view.allowsMultipleSelection = true
            stage.tap(50, 50, at: 1)
            stage.tap(150, 50, at: 2)
            #expect(view.indexPathsForSelectedItems == [item(0), item(1)])
            stage.tap(50, 50, at: 3)
            #expect(view.indexPathsForSelectedItems == [item(1)] && source.taken().contains("deselect 0.0"))
            view.allowsMultipleSelection = false
            #expect(view.indexPathsForSelectedItems == [item(1)])
        }
    }

    @Test("what the delegate refuses, and a finger that scrolls, select nothing")
    func refused() {
        with { stage, view, source in
            source.mayChoose = { $0.item != 0 }
            stage.tap(50, 50)
            #expect(source.taken() == ["highlight 0.0", "unhighlight 0.0"])
            stage.touch(.began, 150, 350, at: 2)
            stage.touch(.moved, 150, 330, at: 2.05)
            stage.touch(.moved, 150, 300, at: 2.1)
            stage.touch(.ended, 150, 300, at: 2.12)
            #expect(view.indexPathsForSelectedItems == [])
            view.allowsSelection = false
            stage.tap(150, 50, at: 6)
            #expect(view.indexPathsForSelectedItems == [])
        }
    }

    @Test("keys go to the items, and return chooses")
    func keys() {
        with { stage, view, source in
            let cell = view.cellForItem(at: item(0))
            #expect(cell?.canBecomeFocused == true && cell?.accessibilityActivate() == true)
            #expect(source.taken() == ["select 0.0"] && view.indexPathsForSelectedItems == [item(0)])
            view.allowsSelection = false
            #expect(cell?.canBecomeFocused == false && cell?.accessibilityActivate() == false)
        }
    }
}
