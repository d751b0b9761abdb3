/// The titles of a bar's own buttons, and what is read of those that show an image, in one language. Any thread.
package struct BarStrings: Sendable {
    package let back: String, done: String, cancel: String, edit: String, save: String
    /// The placeholder of a search field, and the button that clears one.
    package let search: String, clearText: String
    /// What is read of buttons with images.
    package let add: String, compose: String, reply: String, share: String, organize: String, bookmarks: String
    package let refresh: String, stop: String, camera: String, delete: String
    package let play: String, pause: String, rewind: String, fastForward: String, close: String
    /// The button of an alert that has no others.
    package let ok: String
    /// What is read of the button of a split view's first column.
    package let showSidebar: String, hideSidebar: String

    /// The strings in the order of the properties.
    private init(_ strings: [String]) {
        func string(_ index: Int) -> String { strings.indices.contains(index) ? strings[index] : "" }
        (back, done, cancel, edit, save) = (string(0), string(1), string(2), string(3), string(4))
        (search, clearText) = (string(5), string(6))
        (add, compose, reply, share, organize) = (string(7), string(8), string(9), string(10), string(11))
        (bookmarks, refresh, stop, camera, delete) = (string(12), string(13), string(14), string(15), string(16))
        (play, pause, rewind, fastForward, close) = (string(17), string(18), string(19), string(20), string(21))
        (ok, showSidebar, hideSidebar) = (string(22), string(23), string(24))
    }

    /// The languages' strings, all in the order of the properties.
    private static let all: [String: BarStrings] = [
        "en": BarStrings([
            "Back", "Done", "Cancel", "Edit", "Save", "Search", "Clear text", "Add", "Compose", "Reply", "Share",
            "Organize", "Bookmarks", "Refresh", "Stop", "Camera", "Delete", "Play", "Pause", "Rewind", "Fast forward",
            "Close", "OK", "Show sidebar", "Hide sidebar",
        ]),
        "de": BarStrings([
            "Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Suchen", "Text löschen", "Hinzufügen",
            "Verfassen", "Antworten", "Teilen", "Verwalten", "Lesezeichen", "Aktualisieren", "Stopp", "Kamera",
            "Löschen", "Wiedergabe", "Pause", "Zurückspulen", "Vorspulen", "Schließen", "OK", "Seitenleiste einblenden",
            "Seitenleiste ausblenden",
        ]),
        "fr": BarStrings([
            "Retour", "OK", "Annuler", "Modifier", "Enregistrer", "Rechercher", "Effacer le texte", "Ajouter",
            "Rédiger", "Répondre", "Partager", "Organiser", "Signets", "Actualiser", "Arrêter", "Appareil photo",
            "Supprimer", "Lire", "Pause", "Retour rapide", "Avance rapide", "Fermer", "OK",
            "Afficher la barre latérale", "Masquer la barre latérale",
        ]),
        "es": BarStrings([
            "Atrás", "OK", "Cancelar", "Editar", "Guardar", "Buscar", "Borrar texto", "Añadir", "Redactar",
            "Responder", "Compartir", "Organizar", "Marcadores", "Actualizar", "Detener", "Cámara", "Eliminar",
            "Reproducir", "Pausa", "Retroceder", "Avance rápido", "Cerrar", "OK", "Mostrar barra lateral",
            "Ocultar barra lateral",
        ]),
        "ja": BarStrings([
            "戻る", "完了", "キャンセル", "編集", "保存", "検索", "テキストを消去", "追加", "作成", "返信", "共有", "整理",
            "ブックマーク", "再読み込み", "停止", "カメラ", "削除", "再生", "一時停止", "巻き戻し", "早送り", "閉じる", "OK",
            "サイドバーを表示", "サイドバーを非表示",
        ]),
        "zh-Hans": BarStrings([
            "返回", "完成", "取消", "编辑", "存储", "搜索", "清除文本", "添加", "撰写", "回复", "共享", "整理", "书签", "刷新",
            "停止", "相机", "删除", "播放", "暂停", "倒回", "快进", "关闭", "好", "显示边栏", "隐藏边栏",
        ]),
        "ar": BarStrings([
            "رجوع", "تم", "إلغاء", "تعديل", "حفظ", "بحث", "مسح النص", "إضافة", "إنشاء", "رد", "مشاركة", "تنظيم",
            "الإشارات المرجعية", "تحديث", "إيقاف", "الكاميرا", "حذف", "تشغيل", "إيقاف مؤقت", "إرجاع", "تقديم سريع",
            "إغلاق", "موافق", "إظهار الشريط الجانبي", "إخفاء الشريط الجانبي",
        ]),
        "he": BarStrings([
            "חזרה", "סיום", "ביטול", "עריכה", "שמירה", "חיפוש", "מחיקת הטקסט", "הוספה", "חיבור", "תשובה", "שיתוף",
            "ארגון", "סימניות", "רענון", "עצירה", "מצלמה", "מחיקה", "הפעלה", "השהיה", "הרצה לאחור", "הרצה קדימה",
            "סגירה", "אישור", "הצגת סרגל הצד", "הסתרת סרגל הצד",
        ]),
    ]

    private static let english = BarStrings([])

    /// The strings in `language`, as BCP 47 names it; in English where there are none.
    package static func strings(in language: String) -> BarStrings { all[language] ?? all["en"] ?? english }
}

extension LocalizedStrings {
    /// The strings of bars.
    package var bars: BarStrings { BarStrings.strings(in: catalog.language) }
}
