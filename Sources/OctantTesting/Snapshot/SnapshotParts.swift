import CoreGraphics
import UIKit

/// Returns the picture of `subject` that `assertSnapshot` compares, for other libraries of snapshots.
/// - Parameters:
///   - subject: Makes a view, a controller, a layer, an image or a screen.
///   - time: Seconds from the subject's appearance on.
///   - scale: Pixels a point, above 0 and at most 16.
///   - traits: What differs from a phone in light colours, left to right, with texts of the standard size.
///   - size: Points; the subject's own where it is nil.
///   - safeArea: What bars take from each side of a controller, in points.
/// - Throws: A `SnapshotFailure` where there is no such picture, and what `subject` throws.
@MainActor
public func snapshotImage(
    of subject: () throws -> any SnapshotSubject, at time: Double = 0, scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil, safeArea: UIEdgeInsets = .zero
) throws -> UIImage {
    var settings = SnapshotSettings(scale: scale, traits: traits, size: size)
    settings.safeArea = safeArea
    guard let frame = try frames(of: subject, at: [time], settings).first, let image = frame.image else {
        throw SnapshotFailure("The snapshot has no pixels, or more than an image can hold.")
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Returns the text of `subject` that `assertSnapshot(of:as:)` compares, for other libraries of snapshots.
/// - Throws: A `SnapshotFailure` where there is none, and what `subject` throws.
@MainActor
public func snapshotText(
    of subject: () throws -> any SnapshotSubject, as description: SnapshotDescription, at time: Double = 0,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil, safeArea: UIEdgeInsets = .zero
) throws -> String {
    // At one pixel a point: texts have no pixels.
    var settings = SnapshotSettings(scale: 1, traits: traits, size: size)
    settings.safeArea = safeArea
    return try text(of: subject, as: description, at: time, settings)
}

/// Returns how two pictures differ, in a sentence; nil where they do not by more than is allowed.
/// - Parameters:
///   - reference: How it looked.
///   - result: How it looks.
///   - precision: The part of all pixels that must match, 0...1.
///   - perceptualPrecision: How like its reference a pixel must be to match, 0...1: 1 for the same, 0.98 for a
///     difference of 2 by CIEDE2000.
public func snapshotDifference(
    _ reference: UIImage, _ result: UIImage, precision: Float = 1, perceptualPrecision: Float = 1
) -> String? {
    guard let one = reference.cgImage.flatMap(SnapshotPixels.init(_:)) else { return "The reference has no pixels." }
    guard let other = result.cgImage.flatMap(SnapshotPixels.init(_:)) else { return "The snapshot has no pixels." }
    let tolerance = max(0, Double(1 - perceptualPrecision)) * 100
    guard let picture = SnapshotPicture(frames: [other], times: [0], tolerance: tolerance),
        let former = SnapshotPicture(frames: [one], times: [0], tolerance: tolerance),
        let difference = picture.difference(from: former)
    else { return nil }
    guard one.width == other.width, one.height == other.height else { return difference }
    let count = PixelComparison(one, other, tolerance: tolerance).count
    return Double(count) > Double(1 - precision) * Double(one.words.count) ? difference : nil
}
