import Foundation
internal import OctantLocalization
import RenderServer
import UIKit

/// All that is shown of Foundation's progress.
struct ProgressReading: Equatable {
    /// The fraction done, 0...1; nil while it is not known.
    let fraction: Double?
    private let completed: Int64, total: Int64
    private let isFile: Bool
    private let ownDescription: String, ownAdditionalDescription: String

    /// The present reading of `progress`.
    init(_ progress: Progress) {
        let fraction = progress.fractionCompleted
        // Also right for NaN, which is not above nothing.
        self.fraction = progress.isIndeterminate ? nil : fraction > 0 ? min(fraction, 1) : 0
        (completed, total) = (progress.completedUnitCount, progress.totalUnitCount)
        isFile = progress.kind == .file
        (ownDescription, ownAdditionalDescription) = (
            progress.localizedDescription ?? "", progress.localizedAdditionalDescription ?? ""
        )
    }

    /// The description of the work, or how much of it is done; empty while there is nothing to be shown.
    func description(in strings: LocalizedStrings) -> String {
        if !ownDescription.isEmpty { return ownDescription }
        if isFile { return strings.processingFiles }
        guard let percent = fraction.map(AccessibilityProgress.fraction)?.percent else { return "" }
        return strings.percentComplete(percent)
    }

    /// The numbers of it; empty while they are not known.
    func additionalDescription(in strings: LocalizedStrings) -> String {
        if !ownAdditionalDescription.isEmpty { return ownAdditionalDescription }
        guard fraction != nil else { return "" }
        return isFile ? strings.bytes(completed, of: total) : strings.units(completed, of: total)
    }
}

/// Observes Foundation's progress while it is on screen.
final class ProgressWatch: ScreenWork {
    private let progress: Progress
    private let onChange: @MainActor () -> Void
    private var observer: ProgressObserver<ProgressReading>?

    init(_ progress: Progress, _ onChange: @escaping @MainActor () -> Void) {
        (self.progress, self.onChange) = (progress, onChange)
    }

    func start(_ clock: any MediaClock, _ visibility: ViewVisibility) {
        let observer = ProgressObserver(progress, ProgressReading.init) { [onChange] _ in onChange() }
        self.observer = observer
        observer.start(clock)
    }

    func stop() {
        observer?.stop()
        observer = nil
    }
}
