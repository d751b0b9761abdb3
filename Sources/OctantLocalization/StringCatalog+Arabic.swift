import OctantDisplay

extension WordCatalogue {
    /// Arabic.
    static let arabic = WordCatalogue(
        language: "ar",
        rule: .none,
        separator: "، ",
        inProgress: "قيد التقدم",
        progressHalted: "توقف التقدم",
        complete: PluralPhrase(other: "اكتمل %@"),
        loading: "جارٍ التحميل…",
        processingFiles: "جارٍ معالجة الملفات…",
        amount: "%1$@ من %2$@",
        cancel: "إلغاء",
        cut: "قص",
        copy: "نسخ",
        paste: "لصق",
        selectAll: "تحديد الكل",
        typing: "الكتابة",
        undo: "تراجع",
        redo: "إعادة",
        undoNamed: "تراجع عن %@",
        redoNamed: "إعادة %@",
        on: "تشغيل",
        off: "إيقاف",
        button: "زر",
        link: "رابط",
        image: "صورة",
        heading: "عنوان",
        switchButton: "مفتاح تبديل",
        toggleButton: "زر تبديل",
        adjustable: "قابل للضبط",
        searchField: "حقل بحث",
        textField: "حقل نص",
        secureTextField: "حقل نص آمن",
        isEditing: "قيد التحرير",
        tab: "علامة تبويب",
        selected: "محدد",
        dimmed: "غير متاح",
        position: "%1$@ من %2$@",
        unanswered: UnansweredWords(
            isNotResponding: "لا يستجيب “%@”.", wait: "انتظار", forceQuit: "فرض الإنهاء"))
}
