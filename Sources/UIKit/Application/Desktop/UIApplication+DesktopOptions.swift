extension UIApplication {
    /// What a program asks of the desktop at its start, beside what its Info.plist says. An addition of Octant's.
    public struct DesktopOptions: Hashable, Sendable {
        /// The identifier of the program among the desktop's, in reverse DNS, as `org.example.Reader`; nil, the
        /// default, for `CFBundleIdentifier` of its Info.plist.
        public var identifier: String?

        /// Whether a second start of the program brings the window of the first to the front, hands its addresses over,
        /// and ends with 0; nil, the default, for `LSMultipleInstancesProhibited` of its Info.plist. Without a session
        /// bus each start is one of its own.
        public var isSingleInstance: Bool?

        /// Whether windows have the size that they had when the program ran last, and on X11 their place. True by
        /// default.
        public var keepsWindowPlaces = true

        /// The options of a program that asks for nothing.
        public init() {}
    }

    /// What the program asks of the desktop. It counts when the program is launched: set it before
    /// `UIApplicationMain`, or in the `init()` of an `App`. An addition of Octant's.
    public static var desktopOptions = DesktopOptions()
}
