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

    /// Starts the display on its own thread.
    package static func start() throws -> any Display {
        #if GTK
            return try GTKDisplay.start()
        #else
            throw Missing()
        #endif
    }
}
