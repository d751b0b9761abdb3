import CoreGraphics
import RenderServer
import TestSupport
import Testing

@testable import OctantExport

@Suite("Fragments of HTML")
struct HTMLEncoderTests {
    private func html(_ tree: RenderTree) throws -> String { try HTMLEncoder().encode(VectorTimeline(tree)) }

    @Test("areas are elements, and there is no script")
    func areas() throws {
        let text = try html(VectorScenes.tree { $0.cornerRadius = 5 })
        #expect(text.contains("<div style=\"left:15px;top:18px;width:30px;height:24px"))
        #expect(text.contains("border-radius:5px"))
        #expect(!text.contains("<script") && !text.contains("<svg"))
    }

    @Test("lines are pictures in it")
    func lines() throws {
        let example = try #require(VectorScenes.inSVG.first { $0.name.hasPrefix("a stroke") })
        #expect(try HTMLEncoder().encode(example.timeline).contains("<svg"))
    }

    @Test("its names begin with its id, and with a dash where one is asked for")
    func names() throws {
        let turn = VectorScenes.animation(.rotationZ, .scalar(0), .scalar(2 * .pi))
        let text = try HTMLEncoder(prefix: "busy").encode(VectorTimeline(VectorScenes.tree([turn])))
        #expect(text.contains("<div id=\"busy\">") && text.contains("@keyframes busyturn{"))
        let other = try HTMLEncoder(prefix: "busy-").encode(VectorTimeline(VectorScenes.tree([turn])))
        #expect(other.contains("<div id=\"busy\">") && other.contains("@keyframes busy-turn{"))
        #expect(!other.contains("#busy-"))
    }

    @Test("colours around a point are a gradient of CSS")
    func conic() throws {
        let tree = VectorScenes.tree(color: nil) {
            $0.bounds.size = CGSize(width: 20, height: 20)
            var gradient = GradientProperties()
            (gradient.shape, gradient.startPoint, gradient.endPoint) = (
                .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)
            )
            gradient.colors = [CGColor.black, CGColor.white]
            $0.gradient = gradient
        }
        #expect(try html(tree).contains("conic-gradient(from 0deg at 10px 10px,#000 0%,#fff 100%)"))
        #expect(try SVGEncoder().encode(VectorTimeline(tree)).contains("<pattern"))
    }
}
