import CoreGraphics
import Testing

@testable import RenderServer

@Suite("The instances of a replicator")
struct ReplicationTests {
    private func replication(_ change: (inout ReplicatorProperties) -> Void) throws -> Replication {
        var properties = ReplicatorProperties()
        change(&properties)
        return try #require(properties.replication)
    }

    @Test("there are as many as it says, none for a number below 0, and ten thousand at most")
    func count() throws {
        for (count, made) in [(-3, 0), (0, 0), (7, 7), (10_000, 10_000), (10_001, 10_000), (Int.max, 10_000)] {
            #expect(try replication { $0.count = count }.madeCount == made)
        }
    }

    @Test("each part of the colour goes on from one to the next, between 0 and 1")
    func tint() throws {
        let replication = try replication { properties in
            properties.color = CGColor(rgba: RGBA(r: 0.5, g: 0.5, b: 0.25, a: 1))
            (properties.redOffset, properties.greenOffset) = (0.25, -0.25)
            (properties.blueOffset, properties.alphaOffset) = (0.125, -0.375)
        }
        #expect(replication.tint(of: 0) == RGBA(r: 0.5, g: 0.5, b: 0.25, a: 1))
        #expect(replication.tint(of: 1) == RGBA(r: 0.75, g: 0.25, b: 0.375, a: 0.625))
        #expect(replication.tint(of: 4) == RGBA(r: 1, g: 0, b: 0.75, a: 0))
    }
}
