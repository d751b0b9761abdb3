import Foundation
import OctantBase

/// The objects of an interface file, to be made as often as they are needed. Main thread.
///
/// It reads what Interface Builder writes, `.xib` files (and `.nib` files that are the same under another name):
/// Apple's tools compile them, Octant reads them as they are. The file is read once, at the first instantiation.
@preconcurrency @MainActor
open class UINib: _PlainObject {
    /// An option of an instantiation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects for the file's placeholders: a dictionary by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Called with every issue found in interface files, storyboards included, as it is found. Nil by default; each is
    /// logged on standard error as well.
    public static var issueHandler: (@MainActor (NibIssue) -> Void)?

    /// The issues found at the last instantiation. Empty before the first.
    open private(set) var issues: [NibIssue] = []

    private let name: String
    private let bundle: Bundle?
    private let data: Data?
    private var document: Result<NibDocument, NibError>?

    /// The interface file `name.xib`, or `name.nib`, among the resources of `bundle`, nil for the main one and
    /// those of the program's targets (docs/resources.md). It is looked for at the first instantiation.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle, data) = (name, bundleOrNil, nil)
    }

    /// The interface file in `data`; images that it names are looked for in `bundle`, nil for the main one.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        (name, bundle, self.data) = ("", bundleOrNil, data)
    }

    /// Makes the objects, as `objects(withOwner:options:)` does. A file that cannot be loaded is logged on standard
    /// error, and the result is empty.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do { return try objects(withOwner: ownerOrNil, options: optionsOrNil) } catch {
            Log.line("\(error)")
            return []
        }
    }

    /// Makes the objects, connects them with `ownerOrNil`, which is File's Owner, and with each other, and returns the
    /// outermost ones in the order of the file, placeholders left out. What is wrong with single objects is in `issues`
    /// then.
    public func objects(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) throws(NibError)
        -> [Any]
    {
        issues = []
        let loader = NibLoader(
            try read(), bundle: bundle, owner: ownerOrNil.map { $0 as AnyObject },
            external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
        defer { issues = loader.issues }
        return try loader.load(loader.document.objects)
    }

    private func read() throws(NibError) -> NibDocument {
        if let document { return try document.get() }
        let read: Result<NibDocument, NibError>
        do {
            if let data {
                read = .success(try NibDocument(data: data))
            } else {
                read = .success(try NibDocument.nib(named: name, in: ResourceBundles.searched(bundle)))
            }
        } catch {
            read = .failure(error)
        }
        document = read
        return try read.get()
    }

    /// Makes interface files find `type` under `className`, in `module` if one is given: for classes whose names there
    /// are not `Module.Class` of the program, such as those in other classes, or generic ones.
    ///
    /// All others are found by their own names: `customModule` and `customClass` of the file, or else a class of that
    /// name in the program's module, that of File's Owner, or UIKit.
    public static func register(_ type: AnyClass, forClassName className: String, module: String? = nil) {
        NibClasses.register(type, as: module.map { "\($0).\(className)" } ?? className)
    }
}

extension Bundle {
    /// The objects of the interface file `name.xib`, or `name.nib`, among the bundle's resources, made and connected
    /// with `owner`; nil, with one line on standard error, if it cannot be loaded.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        do { return try UINib(nibName: name, bundle: self).objects(withOwner: owner, options: options) } catch {
            Log.line("\(error)")
            return nil
        }
    }
}
