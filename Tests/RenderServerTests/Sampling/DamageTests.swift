import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

/// What is drawn anew between two samples: it must be all that looks different, and should not be much more.
@Suite("Damage between two samples")
struct DamageTests {
    private static let side = 60
    private let limits = PixelRect(x: 0, y: 0, width: side, height: side)
    private let box = CGRect(x: 10, y: 20, width: 20, height: 15)
    private let red = RGBA(r: 1, g: 0, b: 0)
    private let blue = RGBA(r: 0, g: 0, b: 1)
    private let id = LayerID.unique()
    private let outerID = LayerID.unique()
    private let rootID = LayerID.unique()

    private func tree(_ layers: [RenderLayer]) -> RenderTree {
        let size = CGSize(width: Self.side, height: Self.side)
        return RenderTree(
            root: Layers.layer(CGRect(origin: .zero, size: size), sublayers: layers, id: rootID), size: size)
    }

    private func tree(_ layers: RenderLayer...) -> RenderTree { tree(layers) }

    private func damage(_ old: RenderTree, _ new: RenderTree) -> Damage {
        new.sample(at: 0).damage(since: old.sample(at: 0), scale: 1, limits: limits)
    }

    /// Expects two trees to look different, and each pixel that does to be in the damage, there and back.
    private func expectNoticed(
        _ one: RenderTree, _ other: RenderTree, _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation
    ) throws {
        let first = try #require(OffscreenRenderer.bitmap(of: one, at: 0, scale: 1))
        let second = try #require(OffscreenRenderer.bitmap(of: other, at: 0, scale: 1))
        #expect(first != second, comment, sourceLocation: location)
        for damage in [damage(one, other), damage(other, one)] {
            let missed = (0..<Self.side * Self.side).count { index in
                let (x, y) = (index % Self.side, index / Self.side)
                guard first.pixel(x: x, y: y) != second.pixel(x: x, y: y) else { return false }
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                return !damage.rects.contains { $0.intersects(pixel) }
            }
            #expect(missed == 0, comment, sourceLocation: location)
        }
    }

    // MARK: Tints

    /// What a layer is that is multiplied with a colour.
    enum Kind: CaseIterable {
        case plain, shape, masked, rasterized, inTransition
    }

    private func layer(_ kind: Kind) -> RenderLayer {
        let mask = Layers.layer(CGRect(x: 0, y: 0, width: 9, height: 9), color: .black)
        return Layers.layer(
            box, color: kind == .shape ? nil : red, animations: kind == .inTransition ? [halfFade] : [],
            mask: kind == .masked ? mask : nil, id: id
        ) {
            $0.rasterizes = kind == .rasterized
            guard kind == .shape else { return }
            var shape = ShapeProperties()
            shape.path = PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 15))
            shape.fillColor = CGColor(rgba: red)
            $0.shape = shape
        }
    }

    @Test("another tint of a layer that is the same otherwise is noticed", arguments: Kind.allCases)
    func tint(kind: Kind) throws {
        let inner = layer(kind)
        let trees = [RGBA.white, RGBA(r: 0.5, g: 1, b: 1, a: 0.5)].map { color in
            tree(
                Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60), sublayers: [inner], id: outerID) {
                    var replicator = ReplicatorProperties()
                    (replicator.count, replicator.color) = (1, CGColor(rgba: color))
                    $0.kind = LayerKind(replicator)
                })
        }
        try expectNoticed(trees[0], trees[1])
        #expect(damage(trees[0], trees[0]).isEmpty)
        #expect(damage(trees[0], trees[1]).rects == [PixelRect(x: 10, y: 20, width: 20, height: 15)])
    }

    @Test("what a transform layer fades is noticed in each layer in it", arguments: Kind.allCases)
    func transformLayer(kind: Kind) throws {
        let inner = layer(kind)
        let trees: [RenderTree] = [1, 0.25].map { opacity in
            tree(
                Layers.layer(
                    CGRect(x: 0, y: 0, width: 60, height: 60), opacity: opacity, sublayers: [inner], id: outerID
                ) { $0.kind = .transform })
        }
        try expectNoticed(trees[0], trees[1])
    }

    // MARK: Transitions

    /// A transition that stands still at `progress`.
    private func transition(
        _ kind: TransitionAnimation.Kind, from old: RenderLayer?, at progress: Double
    ) -> RenderAnimation {
        var timing = MediaTiming()
        (timing.duration, timing.speed, timing.timeOffset) = (1, 0, progress)
        return RenderAnimation(
            timing: timing, isRemovedOnCompletion: false,
            content: .transition(TransitionAnimation(kind, .fromLeft, from: old)))
    }

    private var halfFade: RenderAnimation {
        transition(.fade, from: Layers.layer(box, color: blue), at: 0.5)
    }

    /// A layer of one colour that comes by a transition from one of another colour.
    private func coming(
        _ kind: TransitionAnimation.Kind, from old: RGBA, to new: RGBA, at progress: Double,
        change: (inout LayerProperties) -> Void = { _ in }
    ) -> RenderTree {
        let before = Layers.layer(box, color: old, id: id, change: change)
        let animation = transition(kind, from: before, at: progress)
        return tree(Layers.layer(box, color: new, animations: [animation], id: id, change: change))
    }

    @Test("the order of a transition's two pictures is noticed where they are the same otherwise")
    func order() throws {
        // Either picture lies in the layer's own place: the new one in front, or the old one.
        try expectNoticed(
            coming(.moveIn, from: red, to: blue, at: 1), coming(.reveal, from: red, to: blue, at: 0))
    }

    @Test(
        "a change of either picture of a transition is noticed, and one of neither is none",
        arguments: [TransitionAnimation.Kind.fade, .push, .moveIn, .reveal])
    func pictures(kind: TransitionAnimation.Kind) throws {
        let shown = coming(kind, from: red, to: blue, at: 0.5)
        try expectNoticed(shown, coming(kind, from: .black, to: blue, at: 0.5), "the old one")
        try expectNoticed(shown, coming(kind, from: red, to: .black, at: 0.5), "the new one")
        try expectNoticed(shown, coming(kind, from: red, to: blue, at: 0.4), "how far it is")
        #expect(damage(shown, coming(kind, from: red, to: blue, at: 0.5)).isEmpty)
    }

    @Test("the beginning and the end of a transition are noticed, and how it is blended and cut off")
    func transitions() throws {
        let shown = coming(.fade, from: red, to: blue, at: 0.5)
        try expectNoticed(shown, tree(Layers.layer(box, color: blue, id: id)))
        let ground = Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60), color: RGBA(r: 0.5, g: 0.9, b: 0.2))
        let trees = [CGBlendMode.normal, .multiply].map { mode in
            let coming = coming(.fade, from: red, to: blue, at: 0.5) { $0.blendMode = mode }
            return tree(ground, coming.root.sublayers[0])
        }
        try expectNoticed(trees[0], trees[1])
        let cuts: [RenderTree] = [60, 18].map { width in
            tree(
                Layers.layer(
                    CGRect(x: 0, y: 0, width: width, height: 60), sublayers: [shown.root.sublayers[0]], id: outerID
                ) { $0.masksToBounds = true })
        }
        try expectNoticed(cuts[0], cuts[1])
    }

    // MARK: Layers that come, go and change their order

    private func dot(_ x: CGFloat, _ id: LayerID, color: RGBA = .black) -> RenderLayer {
        Layers.layer(CGRect(x: x, y: 5, width: 4, height: 6), color: color, id: id)
    }

    private func dots(_ places: [CGFloat]) -> [PixelRect] {
        places.map { PixelRect(x: Int($0), y: 5, width: 4, height: 6) }
    }

    @Test("only layers that came, went or changed their order are drawn anew, and those that changed themselves")
    func middle() throws {
        let ids = (0..<5).map { _ in LayerID.unique() }
        let all = (0..<5).map { dot(CGFloat($0) * 12, ids[$0]) }
        func damage(_ old: [Int], _ new: [RenderLayer]) -> [PixelRect] {
            self.damage(tree(old.map { all[$0] }), tree(new)).rects.sorted { $0.x < $1.x }
        }
        #expect(damage([0, 1, 2, 3], [0, 1, 2, 3].map { all[$0] }).isEmpty)
        #expect(damage([0, 1, 3], [0, 1, 2, 3].map { all[$0] }) == dots([24]))
        #expect(damage([0, 1, 2, 3], [0, 3].map { all[$0] }) == dots([12, 24]))
        #expect(damage([0, 1, 2, 3], [0, 2, 1, 3].map { all[$0] }) == dots([12]))
        #expect(damage([0, 1, 2], [1, 2, 0].map { all[$0] }) == dots([0]))
        #expect(damage([0, 1, 2], [3, 1, 4].map { all[$0] }) == dots([0, 24, 36, 48]))
        let changed = [all[0], dot(12, ids[1], color: red), all[2]]
        #expect(damage([0, 1, 2], changed) == dots([12]))
        #expect(damage([1, 0, 2], changed) == dots([12]))
        #expect(damage([], [all[3]]) == dots([36]) && damage([3], []) == dots([36]))
    }

    @Test("a layer that changes only by itself leaves those in it as they are, one that fades takes them along")
    func alone() {
        let (inner, other) = (dot(30, .unique()), dot(50, .unique()))
        func tree(_ color: RGBA, opacity: Float = 1) -> RenderTree {
            let frame = CGRect(x: 0, y: 20, width: 10, height: 10)
            return self.tree(Layers.layer(frame, color: color, opacity: opacity, sublayers: [inner], id: id), other)
        }
        let own = PixelRect(x: 0, y: 20, width: 10, height: 10)
        #expect(damage(tree(red), tree(blue)).rects == [own])
        let whole = PixelRect(x: 0, y: 20, width: 34, height: 11)
        #expect(damage(tree(red), tree(red, opacity: 0.5)).rects == [whole])
        #expect(damage(tree(red), self.tree(other)).rects == [own, PixelRect(x: 30, y: 25, width: 4, height: 6)])
        #expect(damage(tree(red, opacity: 0.5), self.tree(other)).rects == [whole])
    }

    @Test("other corners of a layer that only cuts off others are noticed, the same ones are no change")
    func corners() throws {
        let id = id
        func cut(_ change: (inout LayerProperties) -> Void) -> RenderTree {
            let inner = dot(0, outerID, color: red)
            return tree(
                Layers.layer(CGRect(x: 0, y: 0, width: 30, height: 30), sublayers: [inner], id: id) {
                    ($0.masksToBounds, $0.cornerRadius) = (true, 12)
                    change(&$0)
                })
        }
        let shown = cut { _ in }
        #expect(damage(shown, cut { _ in }).isEmpty)
        try expectNoticed(shown, cut { $0.cornerRadius = 6 })
        try expectNoticed(shown, cut { $0.cornerCurve = .continuous })
        try expectNoticed(shown, cut { $0.roundedCorners = .maxXMinY })
        try expectNoticed(shown, cut { $0.masksToBounds = false })
        try expectNoticed(shown, cut { $0.bounds.size.width = 3 })
    }

    @Test("a change beneath a layer that softens what lies there, be it ever so little, spreads as far as that")
    func softened() throws {
        let soft = Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60)) { $0.backdropBlur = 0.8 }
        try expectNoticed(tree(dot(20, id), soft), tree(dot(20, id, color: red), soft))
        #expect(damage(tree(dot(20, id), soft), tree(dot(20, id), soft)).isEmpty)
    }

    // MARK: Pixels

    @Test("edges on whole pixels touch no neighbours, others get a pixel more on each side")
    func pixels() {
        func pixels(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> PixelRect {
            PixelRect(onPixelsOf: CGRect(x: x, y: y, width: width, height: height), scale: scale, within: limits)
        }
        #expect(pixels(10, 20, 5, 6) == PixelRect(x: 10, y: 20, width: 5, height: 6))
        #expect(pixels(10, 20, 5, 6, scale: 2) == PixelRect(x: 20, y: 40, width: 10, height: 12))
        #expect(pixels(10.00005, 19.99995, 5, 6) == PixelRect(x: 10, y: 20, width: 5, height: 6))
        #expect(pixels(10.25, 20, 5, 6) == PixelRect(x: 9, y: 19, width: 8, height: 8))
        #expect(pixels(10, 20.25, 5, 6) == PixelRect(x: 9, y: 19, width: 7, height: 9))
        #expect(pixels(10, 20, 5.25, 6) == PixelRect(x: 9, y: 19, width: 8, height: 8))
        #expect(pixels(10, 20, 5, 6.25) == PixelRect(x: 9, y: 19, width: 7, height: 9))
        #expect(pixels(10.001, 20, 5, 6) == PixelRect(x: 9, y: 19, width: 8, height: 8))
        #expect(pixels(50, 50, 50, 50) == PixelRect(x: 50, y: 50, width: 10, height: 10))
    }
}

@Suite("Rectangles of damage")
struct DamageMergingTests {
    private func column(_ count: Int, every gap: Int = 100) -> [PixelRect] {
        (0..<count).map { PixelRect(x: 0, y: $0 * gap, width: 10, height: 10) }
    }

    @Test("those that overlap are one, and so are those whose union is at most a quarter larger than both")
    func joining() {
        func damage(_ x: Int) -> [PixelRect] {
            let (one, other) = (
                PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: x, y: 0, width: 10, height: 10)
            )
            return Damage(merging: [one, .empty, other]).rects
        }
        #expect(damage(4) == [PixelRect(x: 0, y: 0, width: 14, height: 10)])
        #expect(damage(15) == [PixelRect(x: 0, y: 0, width: 25, height: 10)])
        #expect(damage(16).count == 2)
        // They overlap, even where the union is much larger.
        let cross = [PixelRect(x: 0, y: 10, width: 30, height: 2), PixelRect(x: 14, y: 0, width: 2, height: 30)]
        #expect(Damage(merging: cross).rects == [PixelRect(x: 0, y: 0, width: 30, height: 30)])
    }

    @Test("a rectangle that joins two is joined with what the union then overlaps")
    func again() {
        let apart = [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 30, y: 0, width: 10, height: 10)]
        let bridge = PixelRect(x: 8, y: 0, width: 24, height: 10)
        #expect(Damage(merging: apart).rects.count == 2)
        for (index, other) in [(0, 1), (1, 0)] {
            let near = PixelRect(x: apart[index].x + 1, y: 1, width: 4, height: 4)
            #expect(Damage(merging: apart + [near]).rects == [apart[other], apart[index]])
        }
        #expect(Damage(merging: apart + [bridge]).rects == [PixelRect(x: 0, y: 0, width: 40, height: 10)])
    }

    @Test("more than 24 are one, and more than 96 are not even compared")
    func many() {
        #expect(Damage(merging: column(24)).rects == column(24))
        #expect(Damage(merging: column(25)).rects == [PixelRect(x: 0, y: 0, width: 10, height: 2410)])
        let two = column(2)
        let repeated = (0..<96).map { two[$0 % 2] }
        #expect(Damage(merging: repeated).rects.count == 2)
        #expect(Damage(merging: repeated + [two[0]]).rects == [PixelRect(x: 0, y: 0, width: 10, height: 110)])
        #expect(Damage(merging: [PixelRect](repeating: .empty, count: 97)).isEmpty)
    }

    @Test("nothing is no damage, and one rectangle is itself")
    func simple() {
        let rect = PixelRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Damage().isEmpty && Damage(.empty).isEmpty && Damage(merging: []).isEmpty)
        #expect(Damage(rect).rects == [rect] && Damage(rect).bounds == rect && !Damage(rect).isEmpty)
        #expect(Damage().bounds == .empty)
    }
}
