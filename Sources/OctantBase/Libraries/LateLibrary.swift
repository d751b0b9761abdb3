internal import Glibc

/// A shared library that is opened when it is first needed: nearly all programs get by without it, and would start
/// later if they were linked with it (1 to 4 ms, measured).
package struct LateLibrary: @unchecked Sendable {
    // `@unchecked Sendable`: it is never closed.
    private let handle: UnsafeMutableRawPointer

    /// The library whose file is called `name`, of the Debian package `package`; nil, with one line on standard error
    /// that says what is not done without it, where it is not installed: `purpose` names what "are not shown", or what
    /// `loss` says.
    package init?(_ name: String, package: String, for purpose: String, loss: String = "are not shown") {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            Log.once("library.\(name)", "\(purpose) \(loss): there is no \(name) (Debian's package \(package))")
            return nil
        }
        self.handle = handle
    }

    /// The function called `name`, of the library or of one that it needs; nil, with one line on standard error, where
    /// there is none. `Function` is a C function's type as the library's header has it.
    package func function<Function>(_ name: String, as _: Function.Type) -> Function? {
        guard let address = dlsym(handle, name) else {
            Log.once("library.\(name)", "a library is too old: there is no \(name) in it")
            return nil
        }
        return unsafeBitCast(address, to: Function.self)
    }
}
