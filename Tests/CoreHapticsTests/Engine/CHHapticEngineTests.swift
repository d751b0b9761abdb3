import CoreHaptics
import Testing

@Suite("CHHapticEngine")
struct CHHapticEngineTests {
    @Test("a desktop has nothing felt, as an iPad has not")
    func capabilities() {
        let capabilities = CHHapticEngine.capabilitiesForHardware()
        #expect(!capabilities.supportsHaptics && !capabilities.supportsAudio)
        #expect(throws: CHHapticError(.notSupported)) {
            try capabilities.attributes(forEventParameter: .hapticIntensity, eventType: .hapticTransient)
        }
        #expect(throws: CHHapticError(.notSupported)) {
            try capabilities.attributes(forDynamicParameter: .hapticIntensityControl)
        }
    }

    @Test("an engine cannot be made, and the error says why")
    func engine() {
        do {
            _ = try CHHapticEngine()
            Issue.record("there is an engine")
        } catch CHHapticError.notSupported {
            // What sources catch.
        } catch {
            Issue.record(error)
        }
        let error = CHHapticError(.notSupported) as NSError
        #expect(error.code == -4809 && error.domain == CoreHapticsErrorDomain)
    }
}
