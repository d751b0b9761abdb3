#if GTK
    import Testing

    @testable import OctantGTK

    @Suite("The display's pace without a frame clock")
    struct FramePaceTests {
        @Test("a display that says nothing shows 60 frames a second")
        func plain() {
            #expect(FramePace().interval == 1.0 / 60)
            #expect(FramePace.interval(microseconds: 0) == 1.0 / 60)
            #expect(FramePace.interval(microseconds: 8_000) == 0.008)
        }

        @Test("a frame within its interval does not delay the next, and one after it begins anew")
        func pace() {
            var pace = FramePace()
            pace.setFrameRate(10)
            pace.frameIsShown(at: 5)
            #expect(abs(pace.next - 5.1) < 1e-9)
            pace.frameIsShown(at: 5.13)
            #expect(abs(pace.next - 5.2) < 1e-9)
            pace.frameIsShown(at: 6)
            #expect(abs(pace.next - 6.1) < 1e-9)
            pace.setFrameRate(0)
            #expect(pace.interval == 1)
        }
    }
#endif
