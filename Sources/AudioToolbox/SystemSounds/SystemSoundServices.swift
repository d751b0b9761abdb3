import OctantBase

/// The number of a system sound.
public typealias SystemSoundID = UInt32

/// The number that vibrates a phone. Nothing vibrates on a desktop, as on an iPad.
public var kSystemSoundID_Vibrate: SystemSoundID { 0x0000_0FFF }

/// Called at the end of a sound, with its number and the data it was registered with.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The result of success.
public var kAudioServicesNoError: OSStatus { 0 }
/// The result for a property that there is not: 'pty?'.
public var kAudioServicesUnsupportedPropertyError: OSStatus { 0x7074_793F }
/// The result for a property of the wrong size: '!siz'.
public var kAudioServicesBadPropertySizeError: OSStatus { 0x2173_697A }
/// The result for a specifier of the wrong size: '!spc'.
public var kAudioServicesBadSpecifierSizeError: OSStatus { 0x2173_7063 }
/// The result for a sound that there is not.
public var kAudioServicesSystemSoundUnspecifiedError: OSStatus { -1500 }
/// The result for a program that took too long.
public var kAudioServicesSystemSoundClientTimedOutError: OSStatus { -1501 }

/// Writes the number of a new sound, in the file at `inFileURL`, to `outSystemSoundID`. Returns
/// `kAudioServicesSystemSoundUnspecifiedError` where no file is there. WAV and Ogg Vorbis files can be heard. Any
/// thread.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let url = inFileURL as URL
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
        Log.once("sounds.\(url.path)", "there is no sound to read at \(url.path)")
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = SystemSounds.current.add(url.path)
    return kAudioServicesNoError
}

/// Ends the sound `inSystemSoundID` of the program's own and forgets it. Returns
/// `kAudioServicesSystemSoundUnspecifiedError` where there is none. Any thread.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.current.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays the sound `inSystemSoundID`: one of the program's own, or the desktop's sound that is like iOS's of this
/// number. Any thread.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.current.play(inSystemSoundID, completion: nil)
}

/// Plays the sound `inSystemSoundID` as an alert: as `AudioServicesPlaySystemSound` does. Any thread.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.current.play(inSystemSoundID, completion: nil)
}

/// Plays the sound `inSystemSoundID`, and calls `inCompletionBlock` on the main queue when it has ended; soon where
/// nothing is to be heard. Any thread.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    // The block is called once, on the main queue.
    nonisolated(unsafe) let block = inCompletionBlock
    SystemSounds.current.play(inSystemSoundID) {
        DispatchQueue.main.async { block?() }
    }
}

/// Plays the sound `inSystemSoundID` as an alert, and calls `inCompletionBlock` on the main queue when it has ended;
/// soon where nothing is to be heard. Any thread.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Asks for `inCompletionRoutine` with `inClientData` at each end of the sound `inSystemSoundID`: in `inRunLoop`,
/// nil for the main one, in `inRunLoopMode`, nil for the default one. Another routine for the same sound takes its
/// place. Any thread.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    let mode = inRunLoopMode.map { CFRunLoopMode($0) } ?? .defaultMode
    SystemSounds.current.listen(to: inSystemSoundID, inRunLoop, mode, inCompletionRoutine, inClientData)
    return kAudioServicesNoError
}

/// Calls nothing any more at ends of the sound `inSystemSoundID`. Any thread.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.current.stopListening(to: inSystemSoundID)
}
