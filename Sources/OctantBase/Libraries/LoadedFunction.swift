internal import Glibc

/// Returns the C function called `name` of any library that this program has loaded; nil where none has it. `Function`
/// is its type as the library's header has it. Any thread.
package func loadedFunction<Function>(_ name: String, as _: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
}
