import Testing

@testable import SwiftUI

@Suite("Glass") @MainActor struct GlassTests {
    @Test("glass lies behind its view, of its shape and colour; identity is none")
    func shown() throws {
        let red = Color(red: 1, green: 0, blue: 0), black = Color(red: 0, green: 0, blue: 0)
        func view(_ glass: Glass) -> some View {
            black.frame(width: 4, height: 4).frame(width: 40, height: 40).glassEffect(glass, in: Circle())
                .background(Color(red: 0, green: 0, blue: 1))
        }
        let plain = Snapshot(view(.identity)), glass = Snapshot(view(.regular.interactive()))
        #expect(try plain(8, 20) == "0000FF" && glass(8, 20) != "0000FF")
        #expect(try glass(20, 20) == "000000" && glass(1, 1) == "0000FF")
        let tinted = Snapshot(view(.clear.tint(red)))
        let pixel = try #require(Int(tinted(8, 20), radix: 16))
        #expect(pixel >> 16 > 128 && pixel & 255 < 200)
    }
}
