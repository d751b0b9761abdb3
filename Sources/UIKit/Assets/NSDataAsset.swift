import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The file of a data set in an asset catalogue. It never changes. Any thread.
open class NSDataAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: nothing in it changes after it is made.

    /// The set's name.
    public let name: NSDataAssetName
    /// The file's bytes.
    public let data: Data
    /// The uniform type identifier that the catalogue says; `public.data` where it says none.
    public let typeIdentifier: String

    /// The data set called `name` in the main bundle or in those of the program's targets; nil if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// The data set called `name` in `bundle`, of which the main one stands for those of the program's targets too; nil
    /// if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let (folder, _) = AssetCatalog.find(.data, name, in: ResourceBundles.searched(bundle)),
            let file = AssetCatalog.contents(of: folder)?.file(for: .current),
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file.name).path)
        else { return nil }
        (self.name, self.data, typeIdentifier) = (name, data, file.type ?? "public.data")
    }
}
