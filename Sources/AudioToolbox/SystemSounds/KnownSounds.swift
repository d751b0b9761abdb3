/// The sounds and vibrations that iOS brings along, by the numbers that programs use for them, and what a desktop has
/// in their place.
///
/// The numbers and what they are for: https://github.com/TUNER88/iOSSystemSoundsLibrary. The names of events:
/// https://specifications.freedesktop.org/sound-naming-spec/latest/. Which event stands for which sound is ours.
enum KnownSounds {
    /// Numbers of vibrations, with and without a setting that silences them: nothing vibrates on a desktop.
    static let vibrations: Set<SystemSoundID> = [
        1011, 1311, 1350, 1351, 1519, 1520, 1521, kSystemSoundID_Vibrate,
    ]

    /// The name of the event whose sound stands for the iOS sound `id`; nil where none is like it.
    static func event(for id: SystemSoundID) -> String? {
        switch id {
        case 1000, 1302: "message-new-email"
        case 1001, 1303: "message-sent-email"
        case 1002, 1003, 1007...1010, 1012...1015, 1020...1036: "message-new-instant"
        case 1300, 1301, 1307...1310, 1312...1315, 1320...1336: "message-new-instant"
        case 1004, 1016: "message-sent-instant"
        case 1005, 1304: "alarm-clock-elapsed"
        case 1006: "battery-low"
        case 1057, 1103...1105, 1123, 1155, 1156, 1306: "button-pressed"
        case 1070: "phone-outgoing-busy"
        case 1071, 1073: "phone-failure"
        case 1074, 1151: "phone-incoming-call"
        case 1100, 1305: "desktop-screen-lock"
        case 1106: "power-plug"
        case 1107: "audio-volume-change"
        case 1108: "camera-shutter"
        case 1111: "completion-success"
        case 1152: "phone-hangup"
        default: nil
        }
    }
}
