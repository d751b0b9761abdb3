#if GTK
    // The functions that octant.h declares and documents. They are public for C alone: Swift has OctantWidget.

    /// See octant.h.
    @_spi(C) @_cdecl("octant_init")
    public func registerTypes() { _ = (WidgetClass.spinner, WidgetClass.progressBar) }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_get_type")
    public func spinnerType() -> UInt { WidgetClass.spinner.type }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_style_get_type")
    public func spinnerStyleType() -> UInt { SpinnerStyle.choice.type }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_spinner_design_get_type")
    public func spinnerDesignType() -> UInt { SpinnerDesign.choice.type }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_get_type")
    public func progressBarType() -> UInt { WidgetClass.progressBar.type }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_style_get_type")
    public func progressBarStyleType() -> UInt { ProgressBarStyle.choice.type }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_bar_design_get_type")
    public func progressBarDesignType() -> UInt { BarDesign.choice.type }
#endif
