import CoreMotion
import Testing

@Suite("CMMotionManager")
struct CMMotionManagerTests {
    @Test("nothing is available, nothing is active after it was started, and there are no data")
    func nothing() {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable)
        #expect(!manager.isDeviceMotionAvailable && !manager.isMagnetometerAvailable)
        manager.deviceMotionUpdateInterval = 0.5
        #expect(manager.deviceMotionUpdateInterval == 0.5)
        let queue = OperationQueue()
        var calls = 0
        manager.startDeviceMotionUpdates(to: queue) { _, _ in calls += 1 }
        manager.startAccelerometerUpdates(to: queue) { _, _ in calls += 1 }
        manager.startGyroUpdates(to: queue) { _, _ in calls += 1 }
        queue.waitUntilAllOperationsAreFinished()
        #expect(calls == 0 && !manager.isDeviceMotionActive && !manager.isAccelerometerActive && !manager.isGyroActive)
        #expect(manager.deviceMotion == nil && manager.accelerometerData == nil && manager.gyroData == nil)
    }
}
