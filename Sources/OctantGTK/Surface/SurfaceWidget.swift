#if GTK
    internal import CGTK

    /// The requests and notifications of a surface's widget to its owner. Render thread only.
    protocol SurfaceWidgetOwner: AnyObject {
        /// The least and the natural length along one axis, in points; `across` is the length of the other side, if
        /// that is known.
        func measure(isHorizontal: Bool, across: Int32?) -> (minimum: Int32, natural: Int32)
        /// GTK wants the widget's render nodes appended to `snapshot`.
        func draw(into snapshot: OpaquePointer)
        /// The widget has its size now.
        func didAllocate()
        /// The widget is to be laid out from right to left now, or from left to right.
        func directionDidChange()
        /// The widget is shown on the screen now, or no longer.
        func didMap(_ isMapped: Bool)
        /// Called when the theme, or another CSS style of the widget, changed.
        func styleDidChange()
        /// The keyboard's focus is to come to the widget in this direction, or if it is there to move on in it. Returns
        /// whether it is there afterwards.
        func moveFocus(_ direction: GtkDirectionType) -> Bool
    }

    /// The GtkWidget subclass that fills a surface's window, or is part of another program's, and the base of others.
    /// Render thread only.
    enum SurfaceWidget {
        /// The name under which an instance carries its owner.
        private static let ownerKey = "octant-owner"

        /// A new widget, floating, that works for `owner` and keeps it alive.
        static func make(owner: any SurfaceWidgetOwner) -> UnsafeMutablePointer<GtkWidget>? {
            guard let instance = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
            let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self)
            give(owner, to: widget)
            return widget
        }

        /// Makes `widget`, a new instance of this class or of a subclass, work for `owner` and keep it alive.
        static func give(_ owner: any SurfaceWidgetOwner, to widget: UnsafeMutablePointer<GtkWidget>) {
            let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
            g_object_set_data_full(instance, ownerKey, Unmanaged.passRetained(Box(owner)).toOpaque()) { data in
                if let data { Unmanaged<Box>.fromOpaque(data).release() }
            }
        }

        private final class Box {
            let owner: any SurfaceWidgetOwner
            init(_ owner: any SurfaceWidgetOwner) { self.owner = owner }
        }

        /// The owner of `widget`; nil if it is none of these widgets.
        static func owner(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any SurfaceWidgetOwner)? {
            guard let widget,
                let data = g_object_get_data(
                    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), ownerKey)
            else { return nil }
            return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().owner
        }

        /// Whether `instance`, any GObject, is one of these widgets, or of a subclass.
        static func isInstance(_ instance: UnsafeMutableRawPointer) -> Bool {
            g_type_check_instance_is_a(instance.assumingMemoryBound(to: GTypeInstance.self), type) != 0
        }

        /// The registered GType.
        static let type: GType = {
            var query = GTypeQuery()
            g_type_query(gtk_widget_get_type(), &query)
            return g_type_register_static_simple(
                gtk_widget_get_type(),
                "OctantSurface",
                query.class_size,
                { data, _ in
                    guard let data else { return }
                    SurfaceWidget.fill(data.assumingMemoryBound(to: GtkWidgetClass.self))
                },
                query.instance_size,
                nil,
                GTypeFlags(rawValue: 0)
            )
        }()

        /// Sets our functions in the class.
        private static func fill(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
            widgetClass.pointee.snapshot = { widget, snapshot in
                guard let snapshot else { return }
                SurfaceWidget.owner(of: widget)?.draw(into: snapshot)
            }
            widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
            widgetClass.pointee.measure = { widget, orientation, across, minimum, natural, _, _ in
                let length = SurfaceWidget.owner(of: widget)?.measure(
                    isHorizontal: orientation == GTK_ORIENTATION_HORIZONTAL, across: across < 0 ? nil : across)
                minimum?.pointee = length?.minimum ?? 1
                natural?.pointee = length?.natural ?? 1
            }
            widgetClass.pointee.focus = { widget, direction in
                SurfaceWidget.owner(of: widget)?.moveFocus(direction) == true ? 1 : 0
            }
            widgetClass.pointee.css_changed = { widget, change in
                SurfaceWidget.parentClass?.pointee.css_changed(widget, change)
                SurfaceWidget.owner(of: widget)?.styleDidChange()
            }
            widgetClass.pointee.size_allocate = { widget, _, _, _ in
                SurfaceWidget.owner(of: widget)?.didAllocate()
            }
            widgetClass.pointee.direction_changed = { widget, before in
                SurfaceWidget.parentClass?.pointee.direction_changed(widget, before)
                SurfaceWidget.owner(of: widget)?.directionDidChange()
            }
            widgetClass.pointee.map = { widget in
                SurfaceWidget.parentClass?.pointee.map(widget)
                SurfaceWidget.owner(of: widget)?.didMap(true)
            }
            widgetClass.pointee.unmap = { widget in
                SurfaceWidget.owner(of: widget)?.didMap(false)
                SurfaceWidget.parentClass?.pointee.unmap(widget)
            }
        }

        /// GtkWidget's own class, to pass calls on to.
        private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
            g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
        }
    }
#endif
