extension Path {
    /// The outline of the region inside this path, `other` or both: even-odd if `eoFill`. Curves stay curves.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, with: other, eoFill: eoFill) }

    /// The outline of the region inside both paths: even-odd if `eoFill`.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.intersection, with: other, eoFill: eoFill)
    }

    /// The outline of the region inside this path and not inside `other`: even-odd if `eoFill`.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.subtraction, with: other, eoFill: eoFill)
    }

    /// The outline of the region inside one of the two paths and not the other: even-odd if `eoFill`.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, with: other, eoFill: eoFill)
    }

    /// The lines of this path that are inside `other`: even-odd if `eoFill`.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: true, other, eoFill: eoFill)
    }

    /// The lines of this path that are not inside `other`: even-odd if `eoFill`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: false, other, eoFill: eoFill)
    }

    /// The outline of the region of this path, even-odd if `eoFill`: it does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(geometry: geometry.normalized(using: eoFill ? .evenOdd : .winding))
    }

    /// The outline of the region that `operation` makes of both.
    func combined(_ operation: RegionOperation, with other: Path, eoFill: Bool) -> Path {
        Path(geometry: geometry.combined(operation, with: other.geometry, using: eoFill ? .evenOdd : .winding))
    }

    /// The lines of this path inside of `other`, or outside.
    func lines(inside isInside: Bool, _ other: Path, eoFill: Bool) -> Path {
        Path(geometry: geometry.lines(inside: isInside, other.geometry, using: eoFill ? .evenOdd : .winding))
    }
}
