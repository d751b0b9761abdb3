import Testing

@testable import RenderServer

@Suite("The way from a layer's time to the surface's")
struct ClockMapTests {
    private func timing(begin: Double = 0, speed: Float = 1, offset: Double = 0) -> MediaTiming {
        var timing = MediaTiming.layerDefault
        (timing.beginTime, timing.speed, timing.timeOffset) = (begin, speed, offset)
        return timing
    }

    @Test("is that of all layers on the way down, one after the other")
    func composed() {
        // local = (parent - 10) 2 + 3.
        let outer = ClockMap().appending(timing(begin: 10, speed: 2, offset: 3))
        #expect(outer.surfaceChange(.at(3)) == .at(10) && outer.surfaceChange(.at(7)) == .at(12))
        let inner = outer.appending(timing(begin: 5, speed: 0.5))
        #expect(inner.surfaceChange(.at(0)) == .at(11) && inner.surfaceChange(.at(1)) == .at(12))
        #expect(ClockMap().appending(timing(begin: 10)).surfaceChange(.at(1)) == .at(11))
        #expect(ClockMap().appending(timing(speed: 4)).surfaceChange(.at(1)) == .at(0.25))
        #expect(ClockMap().appending(timing(offset: 3)).surfaceChange(.at(1)) == .at(-2))
        for map in [ClockMap(), outer] {
            let same = map.appending(timing())
            #expect(same.scale == map.scale && same.offset == map.offset)
        }
    }

    @Test("an instance that lags changes later, by its own seconds")
    func delayed() {
        let map = ClockMap().appending(timing(begin: 10, speed: 2))
        #expect(map.delayed(by: 3).surfaceChange(.at(4)) == .at(13.5))
        #expect(map.delayed(by: 0).surfaceChange(.at(4)) == .at(12))
    }

    @Test("is the same time only without any scale and shift")
    func identity() {
        #expect(ClockMap().isIdentity && ClockMap().appending(timing()).isIdentity)
        #expect(!ClockMap().appending(timing(begin: 1)).isIdentity)
        #expect(!ClockMap().appending(timing(speed: 2)).isIdentity)
        #expect(!ClockMap().delayed(by: 1).isIdentity)
    }

    @Test("time that stands still never comes to a change, and one that runs backward is followed")
    func directions() {
        let (frozen, back) = (ClockMap().appending(timing(speed: 0)), ClockMap().appending(timing(speed: -1)))
        #expect(frozen.surfaceChange(.at(1)) == .never && frozen.surfaceChange(.continuous) == .never)
        #expect(frozen.delayed(by: 0).surfaceChange(.at(1)) == .never)
        #expect(frozen.appending(timing(begin: 2)).surfaceChange(.at(1)) == .never)
        #expect(back.surfaceChange(.at(1)) == .continuous && back.surfaceChange(.never) == .never)
        #expect(ClockMap().surfaceChange(.continuous) == .continuous && ClockMap().surfaceChange(.never) == .never)
        #expect(back.appending(timing(speed: -1)).surfaceChange(.at(7)) == .at(7))
    }
}
