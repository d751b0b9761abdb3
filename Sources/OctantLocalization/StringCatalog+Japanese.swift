import OctantDisplay

extension WordCatalogue {
    /// Japanese.
    static let japanese = WordCatalogue(
        language: "ja",
        rule: .none,
        separator: "、",
        inProgress: "進行中",
        progressHalted: "進行が停止しました",
        complete: PluralPhrase(other: "%@完了"),
        loading: "読み込み中…",
        processingFiles: "ファイルを処理中…",
        amount: "%1$@/%2$@",
        cancel: "キャンセル",
        cut: "カット",
        copy: "コピー",
        paste: "ペースト",
        selectAll: "すべてを選択",
        typing: "入力",
        undo: "取り消す",
        redo: "やり直す",
        undoNamed: "%@を取り消す",
        redoNamed: "%@をやり直す",
        on: "オン",
        off: "オフ",
        button: "ボタン",
        link: "リンク",
        image: "イメージ",
        heading: "見出し",
        switchButton: "スイッチ",
        toggleButton: "切り替えボタン",
        adjustable: "調整可能",
        searchField: "検索フィールド",
        textField: "テキストフィールド",
        secureTextField: "セキュアテキストフィールド",
        isEditing: "編集中",
        tab: "タブ",
        selected: "選択中",
        dimmed: "使用不可",
        position: "%1$@/%2$@",
        unanswered: UnansweredWords(
            isNotResponding: "“%@”は応答していません。", wait: "待機", forceQuit: "強制終了"))
}
