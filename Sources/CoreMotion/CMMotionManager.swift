/// Called with what an accelerometer measured, or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Called with what a gyroscope measured, or an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Called with what is known of the machine's motion, or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// What tells of a machine's motion. A desktop has no sensors for it: nothing is available, as in a simulator, so that
/// nothing is active, handlers are not called and there are no data.
open class CMMotionManager {
    /// A manager.
    public init() {}

    /// Whether there is an accelerometer: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether an accelerometer is read: no.
    open var isAccelerometerActive: Bool { false }
    /// What an accelerometer measured last: nothing.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// From one call to the next that a program asks for, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01

    /// There is nothing to start.
    open func startAccelerometerUpdates() {}

    /// There is nothing to start: `handler` is not called.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
    }

    /// There is nothing to stop.
    open func stopAccelerometerUpdates() {}

    /// Whether there is a gyroscope: no.
    open var isGyroAvailable: Bool { false }
    /// Whether a gyroscope is read: no.
    open var isGyroActive: Bool { false }
    /// What a gyroscope measured last: nothing.
    open var gyroData: CMGyroData? { nil }
    /// From one call to the next that a program asks for, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01

    /// There is nothing to start.
    open func startGyroUpdates() {}

    /// There is nothing to start: `handler` is not called.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}

    /// There is nothing to stop.
    open func stopGyroUpdates() {}

    /// Whether there is a magnetometer: no.
    open var isMagnetometerAvailable: Bool { false }

    /// Whether the machine's motion is known: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether the machine's motion is followed: no.
    open var isDeviceMotionActive: Bool { false }
    /// What is known last of the machine's motion: nothing.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// From one call to the next that a program asks for, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01

    /// There is nothing to start.
    open func startDeviceMotionUpdates() {}

    /// There is nothing to start: `handler` is not called.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    }

    /// There is nothing to stop.
    open func stopDeviceMotionUpdates() {}
}
