/// Makes a variable in an extension of `EnvironmentValues` or of `Transaction` one of their values, with a key of its
/// own: `@Entry var spinnerColor: Color = .accentColor`.
///
/// The value that is written is the default; an optional one without it is nil by default. Where the type is written
/// too, the default is made anew each time that it is asked for; otherwise once, and has to be safe on all threads.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
