extension NSCoder {
    /// The point stored under `key`; the origin for none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// The size stored under `key`; zero for none.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    /// The rectangle stored under `key`; zero for none.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

    /// Stores `vector` under `key`, as text.
    public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }
    /// The vector stored under `key`; zero for none.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }

    /// Stores `transform` under `key`, as text.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform), forKey: key)
    }
    /// The map stored under `key`; the identity for none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: text(key))
    }

    /// Stores `insets` under `key`, as text.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
    /// The insets stored under `key`; zero for none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }

    /// Stores `insets` under `key`, as text.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }
    /// The insets stored under `key`; zero for none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        Self.nsDirectionalEdgeInsets(for: text(key))
    }

    /// Stores `offset` under `key`, as text.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }
    /// The offset stored under `key`; zero for none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

    /// The string stored under `key`; empty for none.
    func text(_ key: String) -> String { object([NSString.self], key) as? String ?? "" }
}
