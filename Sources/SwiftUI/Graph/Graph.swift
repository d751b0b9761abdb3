import OctantBase
import UIKit

/// The most rounds of one update because it changed state again. What is left waits for another one, which is not asked
/// for.
private let maximumRounds = 64

/// An object that shows a graph.
@MainActor protocol GraphHost: AnyObject {
    /// The graph has changes: `update()` is to be called before the next commit.
    func graphNeedsUpdate()
    /// An update did not come to an end, and what is left of it waits.
    func graphDidNotSettle()
    /// Whether `update()` is still to be called after `graphNeedsUpdate()`.
    var isAwaitingUpdate: Bool { get }
    /// Lays out and shows the elements.
    func layOut()
}

/// One shown interface: the tree of its nodes, and what of it is out of date. Main actor only.
///
/// Changes are gathered, each with the transaction that it was made in, and applied by `update()`: for each transaction
/// the bodies that read what changed, from the outside in; containers whose elements changed; preferences; callbacks of
/// programs; layout; and the appearance of what moved or changed.
@MainActor package final class Graph {
    /// Changes made in one transaction.
    private struct Batch {
        let transaction: TransactionBox?
        var commits: [() -> Void]
    }

    weak var host: (any GraphHost)?
    /// The controller of the host's view, if it has one of SwiftUI's.
    weak var controller: UIViewController?
    /// The animator that shows changes of appearances on screen, at once or animated.
    var animator: any Animator = LayerAnimator()
    /// Notes appearances of other times, instead of showing them; nil while nothing does.
    var recorder: AppearanceRecorder?
    /// The runs through keyframes that are shown frame by frame so far.
    var waitingKeyframes: [ObjectIdentifier: KeyframeWork] = [:]
    /// The driver that updates for each frame what no layer animation can express.
    private(set) lazy var frames = FrameDriver(self)
    /// The transaction of the changes that are being brought in.
    private(set) var transaction = Transaction()
    /// Counts the transactions brought in.
    private(set) var updateNumber = 0
    /// Whether something was shown before.
    private(set) var hasShown = false
    /// The number of bodies that ran, closures of ForEach and GeometryReader counted too.
    package private(set) var bodyRuns = 0
    /// Called for each node whose body runs: tests listen here.
    package var onBodyRun: ((_Node) -> Void)?
    /// Whether the interface is in a window.
    private(set) var isOnScreen = false

    private var batches: [Batch] = []
    /// The request for the next frame, to apply changes of objects.
    private var frameRequest: FrameRequest?
    private var dirty = DirtyNodes()
    private var containers: [ContainerNode] = []
    private var viewHosts: [Element] = []
    private var unarranged: [Element] = []
    private var changedAppearances: [Element] = []
    private var actions: [() -> Void] = []
    private var lateActions: [(order: AfterLayoutOrder, body: () -> Void)] = []
    /// The views that have one geometry.
    let matchedGroups = MatchedGroups()
    /// What was removed and is still visible.
    let removedNodes = RemovedNodes()
    private var lifecycles: [LifecycleWatcher] = []
    private var preferenceReaders: [ObjectIdentifier: [Weak<PreferenceReader>]] = [:]
    private var changedPreferences: Set<ObjectIdentifier> = []
    /// Elements that want to know when something around them moved.
    private var positionWatchers: [Weak<Element>] = []
    private var wantsPositions = false
    /// Elements that want to know whether the interface is on screen.
    private var screenWatchers: [ObjectIdentifier: Weak<Element>] = [:]
    /// Whether something covers a part of the interface, or did once.
    private(set) var hasSafeArea = false
    /// Whether a view may be a container with a shape.
    var hasContainerShapes = false
    private var wantsLayOut = false
    private var isUpdating = false
    private var isWaiting = false

    package init() {}

    // MARK: Changes

    /// Runs `commit` when changes are applied next, in the transaction in force now.
    func enqueue(_ commit: @escaping () -> Void) { enqueue(commit, in: CurrentTransaction.box) }

    func enqueue(_ commit: @escaping () -> Void, in transaction: TransactionBox?) {
        append(commit, in: transaction)
        setNeedsUpdate()
    }

    private func append(_ commit: @escaping () -> Void, in transaction: TransactionBox?) {
        if let last = batches.indices.last, batches[last].transaction === transaction {
            batches[last].commits.append(commit)
        } else {
            batches.append(Batch(transaction: transaction, commits: [commit]))
        }
    }

    /// Refreshes `node` after something of an object that it read has changed: in the transaction that is in force now,
    /// for the next frame. Objects may change many times between two frames, in turns of their own.
    func invalidate(_ node: _Node) {
        guard node.isAlive else { return }
        append({ [weak node] in if let node { self.setDirty(node) } }, in: CurrentTransaction.box)
        guard !isUpdating, isOnScreen else { return setNeedsUpdate() }
        guard frameRequest == nil else { return }
        frameRequest = FrameRequest(clock: clock) { [weak self] in
            self?.frameRequest = nil
            self?.setNeedsUpdate()
        }
    }

    /// Refreshes `node` in the update under way, or else in the next one.
    func setDirty(_ node: _Node) {
        guard node.isAlive, !node.isDirty else { return }
        node.isDirty = true
        dirty.insert(node)
        setNeedsUpdate()
    }

    /// Asks for `update()` before the next commit.
    func setNeedsUpdate() {
        guard !isUpdating, !isWaiting || host?.isAwaitingUpdate == false else { return }
        isWaiting = true
        host?.graphNeedsUpdate()
    }

    /// `node` runs its body now.
    func willRefresh(_ node: _Node) {
        node.isDirty = false
        bodyRuns += 1
        onBodyRun?(node)
    }

    // MARK: What is to be done in an update

    func setNeedsElements(_ container: ContainerNode) {
        recorder?.fail()
        containers.append(container)
        setNeedsUpdate()
    }

    func setNeedsViews(_ element: Element) {
        recorder?.fail()
        viewHosts.append(element)
    }

    /// Called when the host has another size, or positions its elements anew for other reasons.
    func setNeedsLayOut() { wantsLayOut = true }

    /// Makes the next layout position what is in `element` anew, and nothing around it.
    func setNeedsArrangement(_ element: Element) { unarranged.append(element) }

    /// Calls `element.positionMayHaveChanged()` after each layout, and when something scrolled.
    func watchPosition(of element: Element) {
        if positionWatchers.count > 16, positionWatchers.count & (positionWatchers.count - 1) == 0 {
            positionWatchers.removeAll { $0.object == nil }
        }
        positionWatchers.append(Weak(element))
    }

    /// Calls `element.screenDidChange()` when the interface comes on screen or leaves it.
    func watchScreen(of element: Element) { screenWatchers[ObjectIdentifier(element)] = Weak(element) }

    /// Called when something scrolled: elements that depend on their position check it again.
    func setNeedsPositions() {
        guard !positionWatchers.isEmpty else { return }
        wantsPositions = true
        setNeedsUpdate()
    }

    /// Records that something covers a part of the interface.
    func noteSafeArea() { hasSafeArea = true }

    func setNeedsAppearance(_ element: Element) {
        changedAppearances.append(element)
        setNeedsUpdate()
    }

    /// Runs `action` of a program once bodies have run, before layout. What a recorder notes never happened, and is
    /// told to no program.
    func afterBodies(ofProgram: Bool = true, _ action: @escaping () -> Void) {
        recorder?.fail()
        if recorder == nil || !ofProgram { actions.append(action) }
    }

    /// Runs `action` of a program once all is laid out, in this order among others.
    func afterLayout(_ order: AfterLayoutOrder = .ordinary, _ action: @escaping () -> Void) {
        recorder?.fail()
        lateActions.append((order, action))
        setNeedsUpdate()
    }

    func setNeedsLifecycle(_ watcher: LifecycleWatcher) {
        recorder?.fail()
        lifecycles.append(watcher)
    }

    // MARK: Preferences

    /// Called when the value of the preference of this key may have changed.
    func preferenceDidChange(_ key: ObjectIdentifier) {
        guard preferenceReaders[key] != nil else { return }
        recorder?.fail()
        changedPreferences.insert(key)
    }

    /// Nodes changed their order.
    func orderDidChange() { changedPreferences.formUnion(preferenceReaders.keys) }

    func add(_ reader: PreferenceReader, for key: ObjectIdentifier) {
        preferenceReaders[key, default: []].append(Weak(reader))
        changedPreferences.insert(key)
    }

    private func readPreferences() {
        let keys = changedPreferences
        changedPreferences.removeAll()
        for key in keys {
            preferenceReaders[key]?.removeAll { $0.object.map { !$0.isReading } ?? true }
            for entry in preferenceReaders[key] ?? [] { entry.object?.readPreference() }
        }
    }

    // MARK: The update

    /// Applies all changes. Changes that this makes are applied, too.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        frameRequest?.cancel()
        frameRequest = nil
        var rounds = 0
        defer {
            isUpdating = false
            isWaiting = false
            if hasWork { rounds < maximumRounds ? setNeedsUpdate() : host?.graphDidNotSettle() }
        }
        // What was changed before a round began belongs to it, each transaction by itself.
        var waiting = 0
        while hasWork {
            if waiting == 0 {
                guard rounds < maximumRounds else {
                    Log.once(
                        "swiftui.endless", "an update of views changes state again and again: the rest waits")
                    break
                }
                rounds += 1
                // What changed for other reasons is no business of a transaction's: it is laid out first.
                if wantsLayOut, !batches.isEmpty { begin(nil) }
                waiting = batches.count
            }
            waiting = max(waiting - 1, 0)
            begin(batches.isEmpty ? nil : batches.removeFirst())
        }
        transaction = Transaction()
    }

    private var hasWork: Bool {
        !batches.isEmpty || !dirty.isEmpty || !containers.isEmpty || !actions.isEmpty || !lateActions.isEmpty
            || !changedPreferences.isEmpty || !lifecycles.isEmpty || !viewHosts.isEmpty || !changedAppearances.isEmpty
            || !unarranged.isEmpty || wantsLayOut || wantsPositions
    }

    private func begin(_ batch: Batch?) {
        updateNumber += 1
        transaction = batch?.transaction?.value ?? Transaction()
        if batch == nil { transaction[OutsideChange.self] = true }
        CurrentTransaction.with(batch?.transaction) {
            batch?.commits.forEach { $0() }
            settle()
            layOut()
            show()
        }
        hasShown = true
        removedNodes.check()
        for watcher in take(&lifecycles) { watcher.check() }
        // What a program does when views appear is a change of its own, after all that has changed before.
        guard batches.isEmpty else { return }
        let waiting = take(&lateActions)
        for order in AfterLayoutOrder.allCases {
            for action in waiting where action.order == order { action.body() }
        }
    }

    /// Runs what waits until nothing but layout is left. Also called in layout, by what makes views of sizes.
    func settle() {
        var rounds = 0
        repeat {
            while let node = dirty.removeFirst() {
                node.isDirty = false
                if node.isAlive { node.refresh() }
            }
            syncContainers()
            readPreferences()
            for action in take(&actions) { action() }
            rounds += 1
        } while (!dirty.isEmpty || !containers.isEmpty || !actions.isEmpty || !changedPreferences.isEmpty)
            && rounds < maximumRounds
        for element in take(&viewHosts) { element.arrangeViews() }
    }

    private func syncContainers() {
        while !containers.isEmpty {
            for container in take(&containers) where container.isAlive { container.updateElements() }
        }
    }

    private func layOut() {
        wantsLayOut = false
        host?.layOut()
        for element in take(&unarranged) { element.arrangeIfNeeded() }
        wantsPositions = false
        for watcher in positionWatchers {
            if let element = watcher.object, !element.isGone { element.positionMayHaveChanged() }
        }
    }

    /// Shows the appearance of what changed on screen.
    private func show() {
        for element in take(&viewHosts) { element.arrangeViews() }
        for element in take(&changedAppearances) { element.showAppearance() }
    }

    private func take<T>(_ array: inout [T]) -> [T] {
        defer { array.removeAll() }
        return array
    }

    // MARK: Coming and going

    /// The interface came into a window, or left it.
    func setOnScreen(_ isOnScreen: Bool, root: _Node) {
        guard self.isOnScreen != isOnScreen else { return }
        self.isOnScreen = isOnScreen
        frames.screenDidChange()
        screenWatchers = screenWatchers.filter { $0.value.object != nil }
        for watcher in screenWatchers.values { watcher.object?.screenDidChange() }
        func tell(_ node: _Node) {
            (node as? any LifecycleNode)?.watcher.check()
            node.forEachChild(tell)
        }
        if hasShown {
            tell(root)
        } else {
            // It is not known yet what is shown: all are checked after the first layout, the outer ones first.
            lifecycles = []
            LifecycleWatcher.setNeedsChecks(in: root)
        }
        removedNodes.check()
        setNeedsUpdate()
    }

    /// A view that was on its way out is off the screen.
    func viewDidLeave() {
        removedNodes.check()
        update()
    }
}
