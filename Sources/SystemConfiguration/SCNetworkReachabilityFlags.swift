/// How another machine is reached. The numbers are those of Apple's public header.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// These bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Only for a while: a modem has to dial.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// It is reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made before.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something before.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// A program makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// It is this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// No other machine lies between.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// It is reached over a phone's network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
