import RenderServer

extension CALayer {
    /// Kept for the protocol: layers do not repeat.
    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue > 0 ? newValue : 0 }
    }

    /// Kept for the protocol: layers do not repeat.
    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
    }

    /// Kept for the protocol: layers do not reverse.
    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Kept for the protocol: a layer always shows.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing.publicFillMode }
        set { timing.publicFillMode = newValue }
    }
}
