import AudioToolbox
import Foundation
import OctantBase
import Testing

@Suite("System sounds")
struct SystemSoundServicesTests {
    private let player = MemorySoundPlayer()
    private var sounds: SystemSounds { SystemSounds { [player] in player } }

    /// Runs `body` with the path of a file that is there.
    private func withFile<Answer>(_ body: (CFURL) async throws -> Answer) async throws -> Answer {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        try Data([0]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try await body(url as CFURL)
    }

    @Test(
        "sounds that iOS brings along are the desktop's that are like them",
        arguments: [
            (1000, "message-new-email"), (1004, "message-sent-instant"), (1057, "button-pressed"),
            (1108, "camera-shutter"), (1005, "alarm-clock-elapsed"), (1315, "message-new-instant"),
        ])
    func known(id: SystemSoundID, event: String) async {
        await SystemSounds.using(sounds) { AudioServicesPlaySystemSound(id) }
        #expect(player.sounds == [.event(event)])
    }

    @Test("a vibration is silent, and has ended at once", arguments: [kSystemSoundID_Vibrate, 1519])
    func vibration(id: SystemSoundID) async {
        await SystemSounds.using(sounds) {
            await withCheckedContinuation { done in AudioServicesPlaySystemSoundWithCompletion(id) { done.resume() } }
        }
        #expect(player.sounds.isEmpty)
    }

    @Test("a number that no sound of a desktop is like is logged, and has ended at once")
    func unknown() async {
        let lines = Locked<[String]>([])
        await SystemSounds.using(sounds) {
            await withCheckedContinuation { done in
                Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
                    AudioServicesPlayAlertSoundWithCompletion(1259) { done.resume() }
                }
            }
        }
        #expect(player.sounds.isEmpty)
        #expect(lines.withLock { $0.first?.contains("1259") == true })
    }

    @Test("a sound of a program's own plays from its file, and its completion is called on the main thread at its end")
    func own() async throws {
        try await withFile { url in
            let isMain = await SystemSounds.using(sounds) {
                var id: SystemSoundID = 0
                #expect(AudioServicesCreateSystemSoundID(url, &id) == kAudioServicesNoError)
                #expect(id > kSystemSoundID_Vibrate)
                return await withCheckedContinuation { done in
                    let isEnded = Locked(false)
                    AudioServicesPlaySystemSoundWithCompletion(id) {
                        done.resume(returning: isEnded.withLock { $0 } && MainThread.isCurrent)
                    }
                    #expect(player.sounds == [.file(url.path ?? "")])
                    isEnded.withLock { $0 = true }
                    player.finish()
                }
            }
            #expect(isMain)
        }
    }

    @Test("a sound that is disposed of ends, and is there no more")
    func disposal() async throws {
        try await withFile { url in
            await SystemSounds.using(sounds) {
                var (one, other): (SystemSoundID, SystemSoundID) = (0, 0)
                AudioServicesCreateSystemSoundID(url, &one)
                AudioServicesCreateSystemSoundID(url, &other)
                #expect(one != other)
                AudioServicesPlayAlertSound(one)
                #expect(player.sounds.count == 1)
                #expect(AudioServicesDisposeSystemSoundID(one) == kAudioServicesNoError)
                #expect(player.sounds.isEmpty)
                #expect(AudioServicesDisposeSystemSoundID(one) == kAudioServicesSystemSoundUnspecifiedError)
                #expect(AudioServicesDisposeSystemSoundID(1000) == kAudioServicesSystemSoundUnspecifiedError)
                Log.redirected(to: { _ in }) { AudioServicesPlaySystemSound(one) }
                #expect(player.sounds.isEmpty)
            }
        }
    }

    @Test("no sound is made of a file that is not there")
    func missing() {
        var id: SystemSoundID = 7
        let result = Log.redirected(to: { _ in }) {
            AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/none/of/this.wav") as CFURL, &id)
        }
        #expect(result == kAudioServicesSystemSoundUnspecifiedError && id == 7)
    }

    @Test("a routine is called at each end with the sound and its data, in the run loop that it was added to")
    func routine() async {
        let heard = UnsafeMutablePointer<SystemSoundID>.allocate(capacity: 1)
        defer { heard.deallocate() }
        heard.pointee = 0
        await SystemSounds.using(sounds) {
            let note: AudioServicesSystemSoundCompletionProc = { id, data in
                data?.assumingMemoryBound(to: SystemSoundID.self).pointee += id
            }
            inRunLoop {
                AudioServicesAddSystemSoundCompletion(1108, CFRunLoopGetCurrent(), nil, note, heard)
                for _ in 0..<2 { AudioServicesPlaySystemSound(1108) }
                player.finish()
            }
            #expect(heard.pointee == 2 * 1108)
            AudioServicesRemoveSystemSoundCompletion(1108)
            inRunLoop {
                AudioServicesPlaySystemSound(1108)
                player.finish()
            }
            #expect(heard.pointee == 2 * 1108)
        }
    }

    /// Runs `body`, and then what it gave to this thread's run loop.
    private func inRunLoop(_ body: () -> Void) {
        body()
        CFRunLoopRunInMode(.defaultMode, 0, false)
    }

    @Test("without a player sounds have ended at once")
    func silence() async {
        await SystemSounds.using(SystemSounds { nil }) {
            await withCheckedContinuation { done in AudioServicesPlaySystemSoundWithCompletion(1108) { done.resume() } }
        }
    }
}
