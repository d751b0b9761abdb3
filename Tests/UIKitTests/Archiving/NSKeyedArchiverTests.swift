import OctantBase
import Testing
import UIKit

@Suite("Archives of views")
@MainActor
struct NSKeyedArchiverTests {
    /// As sources copy views.
    private func copy<Copied: UIView>(_ view: Copied) throws -> Copied? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Copied
    }

    @Test("a view and a layer are not archived, which is an error that can be caught")
    func errors() {
        let error = #expect(throws: CocoaError.self) { try copy(UILabel()) }
        #expect(error?.code == .coderInvalidValue)
        #expect(throws: CocoaError.self) {
            try NSKeyedArchiver.archivedData(withRootObject: CALayer(), requiringSecureCoding: false)
        }
    }

    @Test("where nothing can be thrown the data holds no view, and there is one line of the log")
    func noData() {
        let lines = Locked<[String]>([])
        let data = Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            NSKeyedArchiver.archivedData(withRootObject: UIView())
        }
        #expect(NSKeyedUnarchiver.unarchiveObject(with: data) is NSNull)
        #expect(lines.withLock { $0 } == ["objects of UIView are not archived: their data holds nothing"])
    }
}
