import RenderServer

// What several threads may read and set of a layer.
//
// Each is written out. A property wrapper that locks is itself what is accessed, before it locks: two threads would be
// at one variable at the same time by the rules of the language, and the thread sanitizer says so. Nor are they one
// struct: who reads the sublayers, say, while something is noted of the layer would be at that one variable twice.
extension CALayer {
    /// The CAMediaTiming values.
    var timing: MediaTiming {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedTiming
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedTiming
        }
    }

    /// The sublayers, those farther back first.
    var children: [CALayer] {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedChildren
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedChildren
        }
    }

    var maskLayer: CALayer? {
        get { LayerLock.hold { storedMask } }
        set { LayerLock.hold { storedMask = newValue } }
    }

    /// The superlayer, or the layer that this one masks.
    var parent: CALayer? {
        get { LayerLock.hold { storedParent } }
        set { LayerLock.hold { storedParent = newValue } }
    }

    /// The host of the tree; on its root only.
    var context: LayerContext? {
        get { LayerLock.hold { storedContext } }
        set { LayerLock.hold { storedContext = newValue } }
    }

    var dirt: LayerDirt {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedDirt
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedDirt
        }
    }

    /// The last commit's tree of the subtree.
    var rendered: RenderLayer? {
        get { LayerLock.hold { storedRendered } }
        set { LayerLock.hold { storedRendered = newValue } }
    }

    var attached: [AttachedAnimation] {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedAttached
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedAttached
        }
    }

    /// The contents' filters that were set: more names than there are ways to resample.
    var filters: (magnification: CALayerContentsFilter, minification: CALayerContentsFilter) {
        get { LayerLock.hold { storedFilters } }
        set { LayerLock.hold { storedFilters = newValue } }
    }

    /// The object that `contents` was set to.
    var contentsObject: Any? {
        get { LayerLock.hold { storedContents } }
        set { LayerLock.hold { storedContents = newValue } }
    }

    /// Whether the layer drew its contents by itself.
    var drewContents: Bool {
        get { LayerLock.hold { storedDrewContents } }
        set { LayerLock.hold { storedDrewContents = newValue } }
    }

    /// The values that `setValue(_:forKey:)` stored under names that are no properties.
    var custom: [String: Any] {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedCustom
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedCustom
        }
    }

    /// The other properties, which are not visible.
    var extras: LayerExtras {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedExtras
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedExtras
        }
    }
}
