/// The titles of the system's items of tab bars, in one language. Any thread.
package struct TabStrings: Sendable {
    /// The titles, in the order of the items' numbers.
    package let titles: [String]

    private static let words: [String: [String]] = [
        "en": [
            "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
            "Downloads", "Most Recent", "Most Viewed",
        ],
        "de": [
            "Mehr", "Favoriten", "Highlights", "Bestbewertet", "Zuletzt", "Kontakte", "Verlauf", "Lesezeichen",
            "Suchen", "Downloads", "Neueste", "Beliebteste",
        ],
        "fr": [
            "Plus", "Favoris", "Sélection", "Mieux notés", "Récents", "Contacts", "Historique", "Signets",
            "Rechercher", "Téléchargements", "Plus récents", "Plus vus",
        ],
        "es": [
            "Más", "Favoritos", "Destacados", "Mejor valorados", "Recientes", "Contactos", "Historial", "Marcadores",
            "Buscar", "Descargas", "Más recientes", "Más vistos",
        ],
        "ja": [
            "その他", "よく使う項目", "おすすめ", "トップレート", "履歴", "連絡先", "履歴", "ブックマーク", "検索",
            "ダウンロード", "最新", "人気",
        ],
        "zh-Hans": [
            "更多", "个人收藏", "精选", "最受好评", "最近通话", "通讯录", "历史记录", "书签", "搜索", "下载", "最新", "最多浏览",
        ],
        "ar": [
            "المزيد", "المفضلة", "مميز", "الأعلى تقييمًا", "الحديثة", "جهات الاتصال", "السجل", "الإشارات المرجعية",
            "بحث", "التنزيلات", "الأحدث", "الأكثر مشاهدة",
        ],
        "he": [
            "עוד", "מועדפים", "מומלצים", "הדירוג הגבוה ביותר", "אחרונים", "אנשי קשר", "היסטוריה", "סימניות", "חיפוש",
            "הורדות", "החדשים ביותר", "הנצפים ביותר",
        ],
    ]

    /// The strings in a language of the catalogue.
    package static func strings(in language: String) -> TabStrings {
        TabStrings(titles: words[language] ?? words["en"] ?? [])
    }
}

extension LocalizedStrings {
    /// The strings of tab bars.
    package var tabs: TabStrings { TabStrings.strings(in: catalog.language) }
}
