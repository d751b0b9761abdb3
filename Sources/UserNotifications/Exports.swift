// As on Apple's systems, `import UserNotifications` brings Foundation with it.
@_exported import Foundation
