import Foundation

/// What interface files are called before they are compiled, as they stay on Linux, by what they are called after it.
private let sourceTypes = ["nib": "xib", "storyboardc": "storyboard"]

extension Bundle {
    /// The path of the file `name` of the type `type` in `folder`, all of them as Foundation takes them; in the main
    /// bundle also one of a target's bundle, and for an interface file as it is compiled on iOS the file itself: what
    /// `path(forResource:ofType:inDirectory:)` and `url(forResource:withExtension:subdirectory:)` lead to in sources
    /// that `octant build` compiles.
    public func _path(_ name: String?, _ type: String?, _ folder: String?) -> String? {
        let types = [type] + (type.flatMap { sourceTypes[$0] }.map { [$0] } ?? [])
        for bundle in ResourceBundles.searched(self) {
            for type in types {
                let path =
                    folder == nil
                    ? bundle.path(forResource: name, ofType: type)
                    : bundle.path(forResource: name, ofType: type, inDirectory: folder)
                if let path { return path }
            }
        }
        return nil
    }
}
