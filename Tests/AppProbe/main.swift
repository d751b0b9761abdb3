// Programs of few lines in one, since each program costs a link at each build. The first argument names one.

import Foundation

switch CommandLine.arguments.dropFirst().first {
case "settings": SettingsApp.main()
case "still": StillApp.main()
case "threads": ThreadApp.main()
case "manners": MannersApp.main()
default: exit(EXIT_FAILURE)
}
