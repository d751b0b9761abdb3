import ObjectiveC

extension UIApplication {
    /// What sources that also run in extensions find `shared` by:
    /// `UIApplication.perform(Selector("sharedApplication"))`.
    nonisolated enum __ObjCMethods: MethodTable {
        nonisolated static var methods: [Selector] {
            [Selector("sharedApplication", classMethod: { @MainActor in UIApplication.shared })]
        }
    }
}
