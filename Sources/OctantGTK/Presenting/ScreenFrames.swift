#if GTK
    import OctantDisplay
    internal import CX11

    /// Seconds after which the server is asked again.
    private let askInterval = 1.0
    /// Frames from one answer to another after which they reveal the length of a frame well enough.
    private let leastFrames = 30.0
    /// The least version of the extension. Source: presentproto.txt, the first one published.
    private let leastVersion: Int32 = 1
    /// The most seconds between the server's clock and ours: it is on this machine, and counts by the same one.
    private let clockTolerance = 1.0

    /// The number and the time of each frame of the screen that a window is on, by what its X server reports now and
    /// then (the Present extension). Render thread only.
    struct ScreenFrames {
        private let window: XWindow
        private let opcode: Int32
        /// A frame's number and its time in seconds, by the last answer.
        private var number: UInt64 = 0
        private var time = -Double.greatestFiniteMagnitude
        /// Seconds from one frame to the next.
        private(set) var interval: Double

        /// Nil where the server has no such extension. `interval` is how long a frame probably takes, in seconds.
        init?(_ window: XWindow, interval: Double) {
            var (opcode, event, error) = (Int32(0), Int32(0), Int32(0))
            var (major, minor) = (Int32(0), Int32(0))
            guard XPresentQueryExtension(window.connection, &opcode, &event, &error) != 0,
                XPresentQueryVersion(window.connection, &major, &minor) != 0, major >= leastVersion
            else { return nil }
            (self.window, self.opcode, self.interval) = (window, opcode, interval)
        }

        /// The time of the first frame after `time`, in seconds; nil where the server does not answer.
        mutating func next(after time: Double) -> Double? {
            if time > self.time + askInterval {
                guard ask(), abs(self.time - time) < clockTolerance else { return nil }
            }
            return self.time + (((time - self.time) / interval).rounded(.down) + 1) * interval
        }

        /// The number of the frame at `time`, in seconds.
        func number(at time: Double) -> UInt64 {
            UInt64(clamping: Int64(number) + Int64(((time - self.time) / interval).rounded()))
        }

        /// Asks the server for the frame that shows.
        private mutating func ask() -> Bool {
            let events = XPresentSelectInput(window.connection, window.id, UInt32(PresentCompleteNotifyMask))
            XPresentNotifyMSC(window.connection, window.id, 0, 0, 0, 0)
            XPresentFreeInput(window.connection, window.id, events)
            XSync(window.connection, 0)
            var opcode = opcode
            var event = XEvent()
            var isAnswered = false
            while XCheckIfEvent(window.connection, &event, isOfExtension, &opcode) != 0 {
                guard XGetEventData(window.connection, &event.xcookie) != 0 else { continue }
                defer { XFreeEventData(window.connection, &event.xcookie) }
                guard event.xcookie.evtype == PresentCompleteNotify, let data = event.xcookie.data else { continue }
                let answer = data.load(as: XPresentCompleteNotifyEvent.self)
                guard answer.kind == UInt8(PresentCompleteKindNotifyMSC) else { continue }
                note(answer.msc, Double(answer.ust) * 1e-6)
                isAnswered = true
            }
            return isAnswered
        }

        private mutating func note(_ number: UInt64, _ time: Double) {
            let (frames, seconds) = (Double(number) - Double(self.number), time - self.time)
            // A screen that was off counts by another measure.
            if frames >= leastFrames, 0.5...2 ~= seconds / frames / interval { interval = seconds / frames }
            (self.number, self.time) = (number, time)
        }
    }

    /// Whether an event is one of the extension with the number at `data`.
    private let isOfExtension:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<XEvent>?, UnsafeMutablePointer<CChar>?) -> Int32 = {
            _, event, data in
            guard let event, let data, event.pointee.type == GenericEvent else { return 0 }
            return UnsafeRawPointer(data).load(as: Int32.self) == event.pointee.xcookie.extension ? 1 : 0
        }
#endif
