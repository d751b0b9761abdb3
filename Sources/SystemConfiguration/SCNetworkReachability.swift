internal import OctantNetwork
import OctantBase

/// Whether another machine can be reached, and how: this machine always, all others while there is a route to them.
/// Any thread.
public final class SCNetworkReachability: Sendable {
    // `@unchecked Sendable`: under a lock; what the program gave is passed on as it is, where it asked for it.
    private struct State: @unchecked Sendable {
        var callout: SCNetworkReachabilityCallBack?
        var info: KeptInfo?
        var told: SCNetworkReachabilityFlags?
        var watch: (any Sendable)?
    }

    /// Whether it is this machine itself that is asked for.
    private let isOwn: Bool
    private let source: any RouteSource
    private let state = Locked(State())

    init(isOwn: Bool) { (self.isOwn, source) = (isOwn, Routes.source) }

    /// The flags now.
    var flags: SCNetworkReachabilityFlags {
        if isOwn { return [.reachable, .isLocalAddress, .isDirect] }
        guard let path = source.routes().paths.first else { return [] }
        return path.kind == .cellular ? [.reachable, .isWWAN] : [.reachable]
    }

    /// Has `callout` called with `info` at changes that are watched for; nil for nothing.
    func listen(_ callout: SCNetworkReachabilityCallBack?, _ info: KeptInfo?) {
        let listener = State(callout: callout, info: info)
        state.withLock { ($0.callout, $0.info) = (listener.callout, listener.info) }
    }

    /// Watches for changes, and has `deliver` call what tells the program of one; false where changes cannot be known.
    func watch(_ deliver: @escaping @Sendable (_ tell: @escaping @Sendable () -> Void) -> Void) -> Bool {
        let now = flags
        state.withLock { $0.told = now }
        guard let watch = source.watch({ [weak self] in deliver { [weak self] in self?.tell() } }) else { return false }
        state.withLock { $0.watch = watch }
        return true
    }

    /// Watches for changes no longer.
    func stopWatching() { state.withLock { $0.watch = nil } }

    private func tell() {
        let now = flags
        let listener = state.withLock { state -> State? in
            guard state.watch != nil, state.told != now else { return nil }
            state.told = now
            return state
        }
        listener?.callout?(self, now, listener?.info?.pointer)
    }
}

/// What a program wants to be given along, kept as it asked for it.
final class KeptInfo {
    /// What is given.
    let pointer: UnsafeMutableRawPointer?
    private let release: ((UnsafeRawPointer) -> Void)?

    /// What `context` asks for.
    init(_ context: SCNetworkReachabilityContext) {
        if let info = context.info, let retain = context.retain {
            pointer = UnsafeMutableRawPointer(mutating: retain(info))
        } else {
            pointer = context.info
        }
        release = context.release
    }

    deinit {
        if let pointer { release?(pointer) }
    }
}
