import RenderServer

/// The present media time: seconds from an arbitrary start, never going back. Any thread.
///
/// It reads the clock in force: the machine's monotonic one, unless a test or an offscreen rendering replaced it.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClocks.current.now() }
