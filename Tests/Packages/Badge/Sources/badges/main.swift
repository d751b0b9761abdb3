import Badge

let badge = BadgeView(count: 3, of: 4)
print(badge.subviews.count, badge.ring.strokedPart, CommandLine.arguments.dropFirst().joined(separator: " "))
