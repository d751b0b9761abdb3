import Testing
import UIKit

@testable import SwiftUI

@Suite("What is hidden behind bars") @MainActor struct RedactionTests {
    private let text = Text("WWW").foregroundColor(.black).font(.system(size: 12))

    /// The colours of all pixels, 40 by 40.
    private func colors(_ view: some View) throws -> Set<String> {
        let shown = Snapshot(view)
        return Set(try (0..<1600).map { try shown($0 % 40, $0 / 40) })
    }

    @Test("bars of a fifth of the foreground stand for text and images, which keep their size")
    func placeholder() throws {
        let bar = try Snapshot(text.redacted(reason: .placeholder))(20, 20)
        #expect(bar == "CCCCCC")
        #expect(try colors(text).contains("000000") && !colors(text.redacted(reason: .placeholder)).contains("000000"))
        let image = Image(systemName: "circle.fill").foregroundStyle(.black)
        #expect(try Snapshot(image)(20, 20) == "000000")
        #expect(try Snapshot(image.redacted(reason: .placeholder))(20, 20) == "CCCCCC")
        let size = HostedView(text).host.size(for: .unspecified)
        #expect(HostedView(text.redacted(reason: .placeholder)).host.size(for: .unspecified) == size)
    }

    @Test("shapes stay as they are, and so does what is unredacted")
    func kept() throws {
        #expect(try Snapshot(Circle().fill(.black).redacted(reason: .placeholder))(20, 20) == "000000")
        #expect(try colors(text.unredacted().redacted(reason: .placeholder)) == colors(text))
    }

    @Test("for privacy only what is private is hidden")
    func privacy() throws {
        #expect(try colors(text.redacted(reason: .privacy)) == colors(text))
        #expect(try colors(text.privacySensitive().redacted(reason: .privacy)) != colors(text))
        #expect(try colors(text.privacySensitive()) == colors(text))
    }
}
