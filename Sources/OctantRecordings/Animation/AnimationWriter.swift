/// Writes frames one after the other as a file of a format that moves. It keeps a few of them at a time.
package protocol AnimationWriter: AnyObject {
    /// Adds the next frame.
    func add(_ frame: TimedFrame) throws(ExportError)

    /// Writes what is left to be written. Throws `noFrames` when no frame came.
    func finish() throws(ExportError)
}
