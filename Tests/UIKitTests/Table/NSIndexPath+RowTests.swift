import Foundation
import Testing
import UIKit

@Suite("NSIndexPath in lists")
struct NSIndexPathRowTests {
    @Test("a path of a list and its object say the same section, row and item")
    func positions() {
        let path = IndexPath(row: 3, section: 2)
        let object = path as NSIndexPath
        #expect(object.section == 2 && object.row == 3 && object.item == 3)
        #expect(NSIndexPath(forRow: 3, inSection: 2) == object && NSIndexPath(forItem: 3, inSection: 2) == object)
        #expect(NSIndexPath(index: 4).row == 0 && NSIndexPath(index: 4).section == 4)
        #expect(NSIndexPath().section == 0 && NSIndexPath().item == 0)
        #expect(NSIndexPath(forRow: 1, inSection: 0) as IndexPath == IndexPath(row: 1, section: 0))
    }
}
