/// The reason why an interface file cannot be loaded. A problem with single objects in it is no error but a `NibIssue`.
public enum NibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No `name.xib`, `name.nib` or `name.storyboard` is among the bundle's resources.
    case notFound(name: String, bundle: String)
    /// The file at `path` is there and cannot be read.
    case unreadable(path: String, reason: String)
    /// The data is a compiled interface, which only Apple's tools write and read.
    case compiled
    /// The file is not XML: the problem, and its line, from 1.
    case malformed(line: Int, reason: String)
    /// The file is XML whose outermost element, with that type, is no document of Interface Builder's for iOS.
    case notInterface(element: String, type: String)
    /// Elements are nested deeper than 200, first at this line; or interface files load each other without end.
    case tooDeep(line: Int)
    /// The storyboard has no initial controller, or one that cannot be made.
    case noInitialController(storyboard: String)
    /// No controller of the storyboard has the identifier, or it cannot be made. `known` are those that there are.
    case noController(identifier: String, known: [String])
    /// The file has no view of the controller that it was loaded for.
    case noView(name: String)

    /// The error in a sentence.
    public var description: String {
        switch self {
        case .notFound(let name, let bundle): "there is no interface file '\(name)' in \(bundle)"
        case .unreadable(let path, let reason): "the interface file \(path) cannot be read: \(reason)"
        case .compiled: "a compiled interface file cannot be read: take the .xib or .storyboard itself"
        case .malformed(let line, let reason): "line \(line) of the interface file is no XML: \(reason)"
        case .notInterface(let element, let type):
            "<\(element) type=\"\(type)\"> is no document of Interface Builder's for iOS"
        case .tooDeep(let line): "line \(line) of the interface file stands too deep in others"
        case .noInitialController(let storyboard): "the storyboard '\(storyboard)' has no initial view controller"
        case .noController(let identifier, let known):
            "the storyboard has no view controller '\(identifier)' that can be made, but \(known)"
        case .noView(let name): "the interface file '\(name)' says nothing of its owner's view"
        }
    }
}
