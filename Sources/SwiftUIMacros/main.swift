// The compiler starts this program, and has it expand the macros of SwiftUI, one request after the other.
MacroServer.run()
