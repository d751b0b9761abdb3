/// A span of time, in seconds.
public typealias CFTimeInterval = Double
