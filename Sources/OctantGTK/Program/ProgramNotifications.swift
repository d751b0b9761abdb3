#if GTK
    internal import CGTK
    import OctantDisplay

    /// The action of a click on a notification, and its name with what GLib calls a program's actions by.
    private let (action, actionName) = ("choose-notification", "app.choose-notification")

    /// The program's notifications, by GLib: they go to the desktop's service for them, within a sandbox to its portal.
    /// Render thread only.
    enum ProgramNotifications {
        /// Shows `notification`, in the place of one of its name.
        static func show(_ notification: DesktopNotification, of program: ProgramDescription) {
            guard let application = ProgramInstance.application(of: program) else { return }
            addAction(to: application)
            let made = g_notification_new(notification.title)
            if !notification.body.isEmpty { g_notification_set_body(made, notification.body) }
            g_notification_set_priority(made, notification.urgency.priority)
            g_notification_set_default_action_and_target_value(
                made, actionName, g_variant_new_string(notification.identifier))
            g_application_send_notification(application, notification.identifier, made)
            g_object_unref(made.map(UnsafeMutableRawPointer.init))
        }

        /// Takes the notification of this name back.
        static func withdraw(_ identifier: String, of program: ProgramDescription) {
            guard let application = ProgramInstance.application(of: program) else { return }
            g_application_withdraw_notification(application, identifier)
        }

        /// The action by which a click comes back; once.
        private static func addAction(to application: UnsafeMutablePointer<GApplication>) {
            let map = OpaquePointer(application)
            guard g_action_map_lookup_action(map, action) == nil else { return }
            let text = g_variant_type_new("s")
            defer { g_variant_type_free(text) }
            guard let made = g_simple_action_new(action, text) else { return }
            // It asks nothing: what is returned is not looked at.
            Signal.connectFilter(UnsafeMutableRawPointer(made), "activate") { target in
                if let name = g_variant_get_string(OpaquePointer(target), nil) {
                    ProgramInstance.tell(.chooseNotification(String(cString: name)))
                }
                return false
            }
            g_action_map_add_action(map, made)
            g_object_unref(UnsafeMutableRawPointer(made))
        }
    }

    extension DesktopNotification.Urgency {
        fileprivate var priority: GNotificationPriority {
            switch self {
            case .low: G_NOTIFICATION_PRIORITY_LOW
            case .normal: G_NOTIFICATION_PRIORITY_NORMAL
            case .high: G_NOTIFICATION_PRIORITY_HIGH
            case .urgent: G_NOTIFICATION_PRIORITY_URGENT
            }
        }
    }
#endif
