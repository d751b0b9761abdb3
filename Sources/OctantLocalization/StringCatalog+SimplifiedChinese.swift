import OctantDisplay

extension WordCatalogue {
    /// Simplified Chinese.
    static let simplifiedChinese = WordCatalogue(
        language: "zh-Hans",
        rule: .none,
        separator: "，",
        inProgress: "进行中",
        progressHalted: "进度已停止",
        complete: PluralPhrase(other: "已完成%@"),
        loading: "正在载入…",
        processingFiles: "正在处理文件…",
        amount: "%1$@/%2$@",
        cancel: "取消",
        cut: "剪切",
        copy: "拷贝",
        paste: "粘贴",
        selectAll: "全选",
        typing: "键入",
        undo: "撤销",
        redo: "重做",
        undoNamed: "撤销%@",
        redoNamed: "重做%@",
        on: "开",
        off: "关",
        button: "按钮",
        link: "链接",
        image: "图像",
        heading: "标题",
        switchButton: "开关",
        toggleButton: "切换按钮",
        adjustable: "可调整",
        searchField: "搜索栏",
        textField: "文本栏",
        secureTextField: "安全文本栏",
        isEditing: "正在编辑",
        tab: "标签页",
        selected: "已选定",
        dimmed: "不可用",
        position: "第%1$@个，共%2$@个",
        unanswered: UnansweredWords(
            isNotResponding: "“%@”没有响应。", wait: "等待", forceQuit: "强制退出"))
}
