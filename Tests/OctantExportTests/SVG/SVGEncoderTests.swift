import CoreGraphics
import RenderServer
import TestSupport
import Testing

@testable import OctantExport

@Suite("SVG files")
struct SVGEncoderTests {
    private func css(_ tree: RenderTree, start: Double = 0) throws -> String {
        try SVGEncoder().encode(VectorTimeline(tree, start: start))
    }

    private func smil(_ tree: RenderTree, start: Double = 0) throws -> String {
        try SVGEncoder(motion: .smil).encode(VectorTimeline(tree, start: start))
    }

    private func turn(_ duration: Double = 4) -> RenderAnimation {
        VectorScenes.animation(.rotationZ, .scalar(0), .scalar(2 * .pi), duration: duration)
    }

    @Test("what stays is elements and nothing else")
    func still() throws {
        let text = try css(VectorScenes.tree { $0.cornerRadius = 5 })
        #expect(
            text == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="60" height="60">
                 <rect x="15" y="18" width="30" height="24" rx="5" fill="#007aff"/>
                </svg>

                """)
    }

    @Test("a turn is one rule of two keys about its anchor point")
    func oneTurn() throws {
        let text = try css(VectorScenes.tree([turn()]))
        #expect(text.contains("@keyframes turn{from{rotate:0deg} to{rotate:360deg}}"))
        #expect(text.contains("transform-origin:30px 30px"))
        #expect(text.contains("animation:turn calc(4s*var(--t)) linear infinite"))
    }

    @Test("a file that begins within a turn begins it before")
    func delay() throws {
        #expect(try css(VectorScenes.tree([turn()]), start: 1.25).contains("animation-delay:calc(-1.25s*var(--t))"))
        #expect(try smil(VectorScenes.tree([turn()]), start: 1.25).contains("begin=\"-1.25s\""))
    }

    @Test("what was drawn at the begin is what programs show that know no motion")
    func stillOfMotion() throws {
        let fade = VectorScenes.animation(.opacity, .scalar(1), .scalar(0))
        #expect(try css(VectorScenes.tree([fade]), start: 0.5).contains(" opacity=\".75\""))
    }

    @Test("timing functions are written as they are", arguments: [SVGMotion.css, .smil])
    func curves(_ motion: SVGMotion) throws {
        let fade = VectorScenes.animation(
            .opacity, .scalar(1), .scalar(0), function: TimingFunction(c1x: 0.1, c1y: 0.2, c2x: 0.3, c2y: 0.9))
        let text = try SVGEncoder(motion: motion).encode(VectorTimeline(VectorScenes.tree([fade])))
        #expect(text.contains(motion == .css ? "cubic-bezier(.1,.2,.3,.9)" : "keySplines=\".1 .2 .3 .9\""))
    }

    @Test("steps are steps, and what differs in when it begins shares its keys")
    func steps() throws {
        func layer(_ offset: Double) -> RenderLayer {
            var timing = Layers.timing(duration: 1)
            timing.timeOffset = offset
            let keyframes = KeyframeAnimation(
                property: .opacity, values: [1, 0.5, 0.25, 0.1].map(AnimationValue.scalar),
                calculationMode: .discrete)
            let animation = RenderAnimation(
                timing: timing, isRemovedOnCompletion: false, content: .keyframe(keyframes))
            return Layers.layer(
                CGRect(x: offset * 40, y: 0, width: 9, height: 9), color: .black, animations: [animation])
        }
        let text = try css(Layers.tree(60, 60, [layer(0), layer(0.25), layer(0.5)]))
        #expect(text.components(separatedBy: "@keyframes").count == 2)
        #expect(text.contains("step-end"))
        #expect(text.contains("animation-delay:calc(-.5s*var(--t))"))
    }

    @Test("who asks for less motion gets half the speed")
    func reducedMotion() throws {
        #expect(try css(VectorScenes.tree([turn()])).contains("@media(prefers-reduced-motion:reduce){svg{--t:2}}"))
    }

    @Test("a prefix is before each name, so that files can share a document; the id is without the dash at its end")
    func prefix() throws {
        let example = try #require(VectorScenes.inSVG.first { $0.name.hasPrefix("a clip") })
        let text = try SVGEncoder(prefix: "x-").encode(example.timeline)
        #expect(text.contains("id=\"x-c1\"") && text.contains("url(#x-c1)") && text.contains("@keyframes x-turn{"))
        #expect(text.contains("#x{--x-t:1}") && text.contains(" id=\"x\">"))
    }

    @Test("the same tree gives the same bytes", arguments: VectorScenes.inSVG)
    func deterministic(_ example: VectorExample) throws {
        for motion in SVGMotion.allCases {
            let encoder = SVGEncoder(motion: motion)
            #expect(try encoder.encode(example.timeline) == encoder.encode(example.timeline))
        }
    }

    @Test("key times of SMIL begin with 0 and end with 1, and splines stay within their square")
    func validSMIL() throws {
        for example in VectorScenes.inSVG {
            let text = try SVGEncoder(motion: .smil).encode(example.timeline)
            for part in text.components(separatedBy: "keyTimes=\"").dropFirst() {
                let times = part.prefix { $0 != "\"" }.split(separator: ";").compactMap { Double($0) }
                #expect(times.first == 0 && times == times.sorted())
            }
            for part in text.components(separatedBy: "keySplines=\"").dropFirst() {
                let numbers = part.prefix { $0 != "\"" }.split { $0 == ";" || $0 == " " }.compactMap { Double($0) }
                #expect(numbers.allSatisfy { (0...1).contains($0) })
            }
        }
    }

    @Test("what cannot be said is an error that names the layer")
    func errors() throws {
        let soft = Layers.layer(CGRect(x: 0, y: 0, width: 9, height: 9)) { $0.backdropBlur = 4 }
        func check(_ animations: [RenderAnimation] = [], _ change: (inout LayerProperties) -> Void) {
            let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            let outer = Layers.layer(frame, animations: animations, sublayers: [soft], change: change)
            let tree = Layers.tree(60, 60, [Layers.layer(.zero), outer])
            #expect(
                throws: VectorError.unsupported(layer: "1/0 (layer)", what: "a blur of what lies beneath")
            ) { try css(tree) }
        }
        check([turn()]) { $0.opacity = 0.5 }
        check([turn()]) { $0.masksToBounds = true }
        check { $0.blur = 2 }
        check { $0.rasterizes = true }
        check { $0.colorMatrix = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0] }
        check { $0.blendMode = .multiply }
        check { ($0.shadow.opacity, $0.backgroundColor) = (1, .black) }
    }

    @Test("what lies beneath a blur is there once, and the same blur is one filter")
    func backdrops() throws {
        func soft(_ x: CGFloat) -> RenderLayer {
            Layers.layer(CGRect(x: x, y: 10, width: 20, height: 20)) { $0.backdropBlur = 4 }
        }
        let plain = Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60), color: .black)
        let text = try css(Layers.tree(60, 60, [plain, soft(0), soft(30)]))
        func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
        #expect(count("<rect width=\"60\" height=\"60\" fill=\"#000\"/>") == 1)
        #expect(count("<feGaussianBlur stdDeviation=\"4\"/>") == 1 && count("<use href=") == 2)
        #expect(text.contains("<use href=\"#b1\" filter=\"url(#f1)\" clip-path=\"url(#c1)\"/>"))
    }

    @Test("periods without a common one are an error where they act on the same thing")
    func periods() throws {
        let sum = VectorScenes.tree([
            VectorScenes.animation(.positionX, .scalar(0), .scalar(5), duration: 1) { $1.isAdditive = true },
            VectorScenes.animation(.positionX, .scalar(0), .scalar(5), duration: 0.99731) { $1.isAdditive = true },
        ])
        #expect(throws: VectorError.noPeriod(layer: "0 (layer)", limit: 120)) { try css(sum) }
        let apart = VectorScenes.tree([
            turn(1), VectorScenes.animation(.opacity, .scalar(0), .scalar(1), duration: 0.99731),
        ])
        #expect(try css(apart).contains(".9973s"))
    }

    @Test("what adds up from cycle to cycle is an error, but a turn by whole turns is none")
    func cumulative() throws {
        func cumulative(_ property: AnimatableProperty, _ end: Double) -> RenderTree {
            VectorScenes.tree([
                VectorScenes.animation(property, .scalar(0), .scalar(end)) { $1.isCumulative = true }
            ])
        }
        #expect(throws: VectorError.self) { try css(cumulative(.positionX, 5)) }
        #expect(try css(cumulative(.rotationZ, 2 * .pi)).contains("rotate:360deg"))
    }

    @Test("circles are arcs, and straight lines the shorter commands")
    func paths() throws {
        let circle = VectorScenes.tree(color: nil) {
            var shape = ShapeProperties()
            shape.path = PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
            shape.path?.append(PathGeometry(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
            $0.shape = shape
        }
        let text = try css(circle)
        #expect(text.contains("A10 10 0 0 1") && text.contains("M16 20H19V24H16Z"))
        #expect(!text.contains("C"))
    }
}
