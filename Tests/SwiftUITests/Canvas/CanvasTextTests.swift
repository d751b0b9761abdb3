import Testing

@testable import SwiftUI

@Suite("Texts of canvases") @MainActor struct CanvasTextTests {
    @Test("a text that is resolved is as large as it is drawn")
    func resolved() throws {
        let diary = Diary()
        let view = Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
            let text = context.resolve(Text("III").bold().foregroundColor(.black))
            let room = text.measure(in: size)
            diary.note("\(room.width > 4 && room.width < 40 && room.height > 8)")
            context.draw(text, at: CGPoint(x: 20, y: 20))
        }
        let image = Snapshot(view)
        #expect(diary.take().allSatisfy { $0 == "true" })
        #expect(try (10..<30).contains { try image($0, 20) != "FFFFFF" })
    }
}
