/// Three numbers of acceleration, in units of gravity.
public struct CMAcceleration: Sendable {
    /// To the right.
    public var x: Double
    /// Upwards.
    public var y: Double
    /// To who looks at the screen.
    public var z: Double

    /// None.
    public init() { self.init(x: 0, y: 0, z: 0) }

    /// The acceleration of these numbers.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Three speeds of rotation, in radians a second.
public struct CMRotationRate: Sendable {
    /// About the axis to the right.
    public var x: Double
    /// About the axis upwards.
    public var y: Double
    /// About the axis to who looks at the screen.
    public var z: Double

    /// None.
    public init() { self.init(x: 0, y: 0, z: 0) }

    /// The rotation of these numbers.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What a sensor measured, and when. No sensor of a desktop makes any.
open class CMLogItem {
    /// When it was measured, in seconds since the machine was started.
    public final let timestamp: TimeInterval

    init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// What an accelerometer measured.
open class CMAccelerometerData: CMLogItem {
    /// The acceleration, gravity with it.
    public final let acceleration: CMAcceleration

    init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

/// What a gyroscope measured.
open class CMGyroData: CMLogItem {
    /// The speed of rotation.
    public final let rotationRate: CMRotationRate

    init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}

/// How a machine is held: against a reference, in radians.
open class CMAttitude {
    /// About the axis that runs from side to side.
    public final let pitch: Double
    /// About the axis that runs from top to bottom.
    public final let roll: Double
    /// About the axis that runs through the screen.
    public final let yaw: Double

    init(pitch: Double, roll: Double, yaw: Double) { (self.pitch, self.roll, self.yaw) = (pitch, roll, yaw) }
}

/// What is known of a machine's motion.
open class CMDeviceMotion: CMLogItem {
    /// How the machine is held.
    public final let attitude: CMAttitude
    /// The speed of rotation.
    public final let rotationRate: CMRotationRate
    /// The acceleration by gravity.
    public final let gravity: CMAcceleration
    /// The acceleration by the user.
    public final let userAcceleration: CMAcceleration

    init(
        _ attitude: CMAttitude, _ rotationRate: CMRotationRate, gravity: CMAcceleration,
        userAcceleration: CMAcceleration, timestamp: TimeInterval
    ) {
        (self.attitude, self.rotationRate) = (attitude, rotationRate)
        (self.gravity, self.userAcceleration) = (gravity, userAcceleration)
        super.init(timestamp: timestamp)
    }
}
