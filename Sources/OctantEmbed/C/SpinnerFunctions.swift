#if GTK
    // The functions that octant.h declares and documents. They are public for C alone: Swift has OctantWidget.

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_new")
    public func spinnerNew(_ style: UInt32) -> OpaquePointer? {
        ObjectCall.make(.spinner, style: Int32(bitPattern: style))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_style")
    public func spinnerSetStyle(_ widget: OpaquePointer?, _ value: UInt32) {
        ObjectCall.set(widget, .spinner, "style", .choice(Int32(bitPattern: value)))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_style")
    public func spinnerStyle(_ widget: OpaquePointer?) -> UInt32 {
        ObjectCall.choice(widget, .spinner, "style")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_design")
    public func spinnerSetDesign(_ widget: OpaquePointer?, _ value: UInt32) {
        ObjectCall.set(widget, .spinner, "design", .choice(Int32(bitPattern: value)))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_design")
    public func spinnerDesign(_ widget: OpaquePointer?) -> UInt32 {
        ObjectCall.choice(widget, .spinner, "design")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_color")
    public func spinnerSetColor(_ widget: OpaquePointer?, _ color: UnsafeRawPointer?) {
        ObjectCall.setColor(widget, .spinner, "color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_color")
    public func spinnerColor(_ widget: OpaquePointer?, _ color: UnsafeMutableRawPointer?) -> Int32 {
        ObjectCall.color(widget, .spinner, "color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_track_color")
    public func spinnerSetTrackColor(_ widget: OpaquePointer?, _ color: UnsafeRawPointer?) {
        ObjectCall.setColor(widget, .spinner, "track-color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_track_color")
    public func spinnerTrackColor(_ widget: OpaquePointer?, _ color: UnsafeMutableRawPointer?) -> Int32 {
        ObjectCall.color(widget, .spinner, "track-color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_line_width")
    public func spinnerSetLineWidth(_ widget: OpaquePointer?, _ value: Double) {
        ObjectCall.set(widget, .spinner, "line-width", .number(value))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_line_width")
    public func spinnerLineWidth(_ widget: OpaquePointer?) -> Double {
        ObjectCall.number(widget, .spinner, "line-width")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_animating")
    public func spinnerSetAnimating(_ widget: OpaquePointer?, _ value: Int32) {
        ObjectCall.set(widget, .spinner, "animating", .flag(value != 0))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_animating")
    public func spinnerAnimating(_ widget: OpaquePointer?) -> Int32 {
        ObjectCall.flag(widget, .spinner, "animating")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_hides_when_stopped")
    public func spinnerSetHidesWhenStopped(_ widget: OpaquePointer?, _ value: Int32) {
        ObjectCall.set(widget, .spinner, "hides-when-stopped", .flag(value != 0))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_hides_when_stopped")
    public func spinnerHidesWhenStopped(_ widget: OpaquePointer?) -> Int32 {
        ObjectCall.flag(widget, .spinner, "hides-when-stopped")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_set_label")
    public func spinnerSetLabel(_ widget: OpaquePointer?, _ text: UnsafePointer<CChar>?) {
        ObjectCall.set(widget, .spinner, "label", .text(text.map { String(cString: $0) }))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_label")
    public func spinnerLabel(_ widget: OpaquePointer?) -> UnsafePointer<CChar>? {
        ObjectCall.text(widget, .spinner, "label")
    }
#endif
