import OctantDisplay

#if GTK
    internal import OctantGTK
#endif

/// The display of the desktop, if one was compiled in. The only file that knows OctantGTK.
package enum DesktopDisplay {
    /// An error: there is no display in this build.
    package struct Missing: Error, CustomStringConvertible {
        package let description =
            "no display was compiled in: build with the package trait GTK to see windows, or draw offscreen"
    }

    /// Not an error: the program has one instance, which runs already, and was told of this start.
    package struct HandedOver: Error {}

    /// Starts the display on its own thread, for `program`.
    package static func start(for program: ProgramDescription) throws -> any Display {
        #if GTK
            do {
                return try GTKDisplay.start(for: program)
            } catch .handedOver {
                throw HandedOver()
            }
        #else
            throw Missing()
        #endif
    }
}
