// The font of what stands below a title: ours.
private let subtitleFont = Font.footnote

/// The label of a row: where it consists of several views, the first is a title, and the others are smaller and paler
/// below it.
struct TitleAndSubtitles<Label: View>: View {
    /// The views that the label consists of.
    let views: [ListedView]
    let label: Label

    var body: some View {
        if views.count > 1 {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(views.indices, id: \.self) { index in
                    if index == 0 {
                        views[index].view
                    } else {
                        views[index].view.font(subtitleFont).usualForegroundStyle(.secondary)
                    }
                }
            }
        } else {
            label
        }
    }
}
