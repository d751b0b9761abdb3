import OctantTesting
import SwiftUI
import UIKit

/// A view of SwiftUI, as a subject.
@available(iOS 13.0, tvOS 13.0, *)
public struct SnapshotHosting<Content: View>: SnapshotSubject {
    private let view: Content

    /// `view`, as a subject.
    public init(_ view: Content) { self.view = view }

    /// A controller that shows the view.
    public var snapshotContent: SnapshotContent { .fitting(UIHostingController(rootView: view)) }
}
