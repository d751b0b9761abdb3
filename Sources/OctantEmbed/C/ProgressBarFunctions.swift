#if GTK
    // The functions that octant.h declares and documents. They are public for C alone: Swift has OctantWidget.

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_new")
    public func progressBarNew(_ style: UInt32) -> OpaquePointer? {
        ObjectCall.make(.progressBar, style: Int32(bitPattern: style))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_style")
    public func progressBarSetStyle(_ widget: OpaquePointer?, _ value: UInt32) {
        ObjectCall.set(widget, .progressBar, "style", .choice(Int32(bitPattern: value)))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_style")
    public func progressBarStyle(_ widget: OpaquePointer?) -> UInt32 {
        ObjectCall.choice(widget, .progressBar, "style")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_design")
    public func progressBarSetDesign(_ widget: OpaquePointer?, _ value: UInt32) {
        ObjectCall.set(widget, .progressBar, "design", .choice(Int32(bitPattern: value)))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_design")
    public func progressBarDesign(_ widget: OpaquePointer?) -> UInt32 {
        ObjectCall.choice(widget, .progressBar, "design")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_progress")
    public func progressBarSetProgress(_ widget: OpaquePointer?, _ value: Double) {
        ObjectCall.set(widget, .progressBar, "progress", .number(value))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_progress")
    public func progressBarProgress(_ widget: OpaquePointer?) -> Double {
        ObjectCall.number(widget, .progressBar, "progress")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_animated")
    public func progressBarSetAnimated(_ widget: OpaquePointer?, _ value: Int32) {
        ObjectCall.set(widget, .progressBar, "animated", .flag(value != 0))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_animated")
    public func progressBarAnimated(_ widget: OpaquePointer?) -> Int32 {
        ObjectCall.flag(widget, .progressBar, "animated")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_color")
    public func progressBarSetColor(_ widget: OpaquePointer?, _ color: UnsafeRawPointer?) {
        ObjectCall.setColor(widget, .progressBar, "color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_color")
    public func progressBarColor(_ widget: OpaquePointer?, _ color: UnsafeMutableRawPointer?) -> Int32 {
        ObjectCall.color(widget, .progressBar, "color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_track_color")
    public func progressBarSetTrackColor(_ widget: OpaquePointer?, _ color: UnsafeRawPointer?) {
        ObjectCall.setColor(widget, .progressBar, "track-color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_track_color")
    public func progressBarTrackColor(_ widget: OpaquePointer?, _ color: UnsafeMutableRawPointer?) -> Int32 {
        ObjectCall.color(widget, .progressBar, "track-color", color)
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_line_width")
    public func progressBarSetLineWidth(_ widget: OpaquePointer?, _ value: Double) {
        ObjectCall.set(widget, .progressBar, "line-width", .number(value))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_line_width")
    public func progressBarLineWidth(_ widget: OpaquePointer?) -> Double {
        ObjectCall.number(widget, .progressBar, "line-width")
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_set_label")
    public func progressBarSetLabel(_ widget: OpaquePointer?, _ text: UnsafePointer<CChar>?) {
        ObjectCall.set(widget, .progressBar, "label", .text(text.map { String(cString: $0) }))
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_label")
    public func progressBarLabel(_ widget: OpaquePointer?) -> UnsafePointer<CChar>? {
        ObjectCall.text(widget, .progressBar, "label")
    }
#endif
