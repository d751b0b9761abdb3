import CoreGraphics
import OctantDisplay
import Testing

@Suite("The size and place of a window")
struct WindowStateTests {
    private var state: WindowState {
        var state = WindowState(width: 640, height: 480)
        state.place = WindowState.Place(x: -20, y: 40)
        return state
    }

    @Test("what is written is read, with and without each part")
    func text() {
        var states = [state, WindowState(width: 1, height: 32767)]
        states.append(state)
        states[2].isMaximized = true
        states[2].isFullScreen = true
        for state in states { #expect(WindowState(state.text) == state) }
        #expect(state.text == "[Window]\nWidth=640\nHeight=480\nX=-20\nY=40\n")
    }

    @Test(
        "a file without a size, or with one that no window has, is none",
        arguments: [
            "", "[Window]\n", "Width=1\nHeight=1\n", "[Window]\nWidth=640\n", "[Window]\nWidth=0\nHeight=10\n",
            "[Window]\nWidth=99999999999999999999\nHeight=10\n", "[Window]\nWidth=-1\nHeight=10\n", "\u{0}\u{1}\u{2}",
            "[Other]\nWidth=10\nHeight=10\n",
        ])
    func nonsense(text: String) { #expect(WindowState(text) == nil) }

    @Test("a place that is half there is none, unknown lines are passed over, and long files are not read")
    func odd() {
        #expect(WindowState("[Window]\nColour=red\nWidth=10\nHeight=20\nX=5\n") == WindowState(width: 10, height: 20))
        #expect(WindowState(state.text + String(repeating: "#", count: 5000)) == nil)
    }

    @Test("a size is no larger than the monitor, and within the limits, which go before")
    func clamped() {
        var limits = SurfaceLimits()
        #expect(state.clamped(to: limits, monitor: (600, 1000)).width == 600)
        #expect(state.clamped(to: limits, monitor: (600, 1000)).height == 480)
        limits = SurfaceLimits(minimum: CGSize(width: 700, height: 100), maximum: CGSize(width: 800, height: 300))
        let clamped = state.clamped(to: limits, monitor: (600, 1000))
        #expect((clamped.width, clamped.height) == (700, 300))
    }

    @Test("a place counts where the top of the window is seen on a monitor")
    func place() {
        let monitors = [
            WindowState.Area(x: 0, y: 0, width: 800, height: 600),
            WindowState.Area(x: 800, y: 100, width: 800, height: 600),
        ]
        func isSeen(_ x: Int, _ y: Int) -> Bool {
            var state = state
            state.place = WindowState.Place(x: x, y: y)
            return state.place(on: monitors, scale: 1) != nil
        }
        #expect(isSeen(0, 0) && isSeen(-500, 10) && isSeen(1500, 600))
        #expect(!isSeen(-600, 10) && !isSeen(0, -10) && !isSeen(0, 590) && !isSeen(1590, 200) && !isSeen(900, 50))
        #expect(WindowState(width: 10, height: 10).place(on: monitors, scale: 1) == nil)
    }
}
