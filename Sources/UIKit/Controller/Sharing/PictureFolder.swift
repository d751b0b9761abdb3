import Foundation
import ObjectiveC
import OctantBase

/// The most files of one name that are counted up for a free one. Ours.
private let mostNames = 100_000

/// The user's folder of pictures, which stands in for an album of photos. Main actor only.
@MainActor
enum PictureFolder {
    /// Why an image was not saved.
    enum Fault: Error {
        /// The image has no pixels, or the user no such folder.
        case nothing, noFolder
    }

    /// The folder; nil where the user has none.
    static var url = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first

    /// Saves `image` as a new PNG file in the folder, which is made if need be. Returns what went wrong, which the log
    /// has, too; nil for nothing.
    static func save(_ image: UIImage) -> (any Error)? {
        do {
            guard let url else { throw Fault.noFolder }
            guard let data = image.pngData() else { throw Fault.nothing }
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try write(data, in: url)
            return nil
        } catch {
            Log.line("an image is not saved among the user's pictures: \(error)")
            return error
        }
    }

    /// Writes `data` under the first name that is free.
    private static func write(_ data: Data, in folder: URL) throws {
        for number in 1..<mostNames {
            let name = number == 1 ? "Image.png" : "Image \(number).png"
            do {
                return try data.write(to: folder.appendingPathComponent(name), options: .withoutOverwriting)
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteFileExists)
    }
}

/// Saves `image` as a PNG file in the user's folder of pictures; then calls the method `completionSelector` of
/// `completionTarget`, as `image(_:didFinishSavingWithError:contextInfo:)`, with the error, nil for none. Main thread.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let fault = PictureFolder.save(image)
    if let completionTarget, let completionSelector {
        completionSelector.invoke(on: completionTarget, with: [image, fault, contextInfo])
    }
}
