import Foundation

extension URL {
    /// The address with the preferred ending of `contentType` behind it, unless it has one of that type already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let endings = contentType.tags[.filenameExtension] ?? []
        guard let ending = endings.first, !endings.contains(pathExtension.lowercased()) else { return self }
        return appendingPathExtension(ending)
    }

    /// Adds the preferred ending of `contentType`, unless there is one of that type already.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// The address of a file called `partialName` in this folder, with the preferred ending of `contentType`.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// Adds `partialName` with the preferred ending of `contentType`.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}
