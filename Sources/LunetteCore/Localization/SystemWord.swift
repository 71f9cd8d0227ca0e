/// A word that the system itself puts on the screen; its raw value is the English one. Source: docs/rules/world.md 4
package enum SystemWord: String, CaseIterable, Sendable {
  // Buttons of bars and alerts.
  case done = "Done"
  case cancel = "Cancel"
  case edit = "Edit"
  case save = "Save"
  case undo = "Undo"
  case redo = "Redo"
  case back = "Back"
  case close = "Close"
  case delete = "Delete"
  case ok = "OK"
  case allow = "Allow"
  case dontAllow = "Don’t Allow"
  // The editing menu.
  case cut = "Cut"
  case copy = "Copy"
  case paste = "Paste"
  case select = "Select"
  case selectAll = "Select All"
  // Search, and what the user shares.
  case search = "Search"
  case photos = "Photos"
  case noPhotos = "No Photos"
  case message = "Message"
  case mail = "Mail"
  case saveImage = "Save Image"
  case print = "Print"
  // Items of tab bars.
  case more = "More"
  case favorites = "Favorites"
  case featured = "Featured"
  case topRated = "Top Rated"
  case recents = "Recents"
  case contacts = "Contacts"
  case history = "History"
  case bookmarks = "Bookmarks"
  case downloads = "Downloads"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  // Keys.
  case space = "space"
  case newline = "return"
  case go = "Go"
  case join = "Join"
  case next = "Next"
  case route = "Route"
  case send = "Send"
  case `continue` = "Continue"
  // The date picker.
  case today = "Today"
  case time = "Time"
  // Questions to the user, whose words are in SystemWord+Questions.
  case allowWhileUsing = "Allow While Using App"
  case allowOnce = "Allow Once"
  case keepWhileUsing = "Keep Only While Using"
  case changeToAlways = "Change to Always Allow"
  case wantsCamera = "“%@” Would Like to Access the Camera"
  case wantsPhotos = "“%@” Would Like to Access Your Photos"
  case wantsContacts = "“%@” Would Like to Access Your Contacts"
  case wantsMicrophone = "“%@” Would Like to Access the Microphone"
  case wantsToNotify = "“%@” Would Like to Send You Notifications"
  case wantsPlace = "Allow “%@” to use your location?"
  case alwaysWantsPlace = "Allow “%@” to also use your location even when you are not using the app?"

  /// The word in the first of the languages that has it; English without one.
  /// - Parameter languages: the user's, the best first
  package func text(in languages: [String]) -> String {
    for language in languages {
      // Most apps run in English, and need no parts of its name.
      if language == "en" || language.hasPrefix("en-") { return rawValue }
      for name in LanguageTag.fallbacks(of: language) {
        if let word = Self.words[name]?[self] ?? Self.questions[name]?[self] { return word }
      }
    }
    return rawValue
  }

  /// A question's words about an app.
  package func text(about app: String, in languages: [String]) -> String { text(in: languages).replacing("%@", with: app) }

  /// The languages besides English, sorted.
  package static var languages: [String] { words.keys.sorted() }

  /// By language, each in the order of the cases before `allowWhileUsing`. Ours, in the terms that iOS uses
  private static let words: [String: [SystemWord: String]] = [
    "ar": """
    تم|إلغاء|تحرير|حفظ|تراجع|إعادة|رجوع|إغلاق|حذف|موافق|السماح|عدم السماح|قص|نسخ|لصق|تحديد|تحديد الكل|بحث|الصور|لا توجد صور|رسالة|البريد|حفظ الصورة|طباعة|\
    المزيد|المفضلة|المميزة|الأعلى تقييمًا|الحديثة|جهات الاتصال|السجل|الإشارات المرجعية|التنزيلات|الأحدث|الأكثر مشاهدة|\
    مسافة|رجوع|انتقال|انضمام|التالي|توجيه|إرسال|متابعة|اليوم
    """,
    "de": """
    Fertig|Abbrechen|Bearbeiten|Sichern|Widerrufen|Wiederholen|Zurück|Schließen|Löschen|OK|Erlauben|Nicht erlauben|Ausschneiden|Kopieren|Einsetzen|\
    Auswählen|Alles auswählen|Suchen|Fotos|Keine Fotos|Nachricht|Mail|Bild sichern|Drucken|\
    Mehr|Favoriten|Empfohlen|Topliste|Zuletzt|Kontakte|Verlauf|Lesezeichen|Downloads|Neueste|Meistgesehen|\
    Leerzeichen|Return|Öffnen|Verbinden|Weiter|Route|Senden|Fortfahren|Heute
    """,
    "es": """
    OK|Cancelar|Editar|Guardar|Deshacer|Rehacer|Atrás|Cerrar|Eliminar|OK|Permitir|No permitir|Cortar|Copiar|Pegar|Seleccionar|Seleccionar todo|\
    Buscar|Fotos|No hay fotos|Mensaje|Correo|Guardar imagen|Imprimir|\
    Más|Favoritos|Destacados|Mejor valorados|Recientes|Contactos|Historial|Marcadores|Descargas|Más recientes|Más vistos|\
    espacio|intro|Ir|Conectarse|Siguiente|Ruta|Enviar|Continuar|Hoy
    """,
    "fr": """
    OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Retour|Fermer|Supprimer|OK|Autoriser|Refuser|Couper|Copier|Coller|Sélectionner|Tout sélectionner|\
    Rechercher|Photos|Aucune photo|Message|Mail|Enregistrer l’image|Imprimer|\
    Autres|Favoris|Sélection|Classement|Récents|Contacts|Historique|Signets|Téléchargements|Plus récents|Plus consultés|\
    espace|retour|Accéder|Rejoindre|Suivant|Itinéraire|Envoyer|Continuer|Aujourd’hui
    """,
    "he": """
    סיום|ביטול|עריכה|שמור|בטל|בצע שוב|חזרה|סגור|מחק|אישור|אפשר|אל תאפשר|גזור|העתק|הדבק|בחר|בחר הכל|חיפוש|תמונות|אין תמונות|הודעה|דואר|שמור תמונה|הדפסה|\
    עוד|מועדפים|מומלצים|המדורגים ביותר|אחרונים|אנשי קשר|היסטוריה|סימניות|הורדות|החדשים ביותר|הנצפים ביותר|\
    רווח|שורה חדשה|עבור|הצטרף|הבא|מסלול|שלח|המשך|היום
    """,
    "it": """
    Fine|Annulla|Modifica|Salva|Annulla|Ripristina|Indietro|Chiudi|Elimina|OK|Consenti|Non consentire|Taglia|Copia|Incolla|Seleziona|Seleziona tutto|\
    Cerca|Foto|Nessuna foto|Messaggio|Mail|Salva immagine|Stampa|\
    Altro|Preferiti|In evidenza|Più votati|Recenti|Contatti|Cronologia|Segnalibri|Download|Più recenti|Più visti|\
    spazio|invio|Vai|Accedi|Avanti|Percorso|Invia|Continua|Oggi
    """,
    "ja": """
    完了|キャンセル|編集|保存|取り消す|やり直す|戻る|閉じる|削除|OK|許可|許可しない|カット|コピー|ペースト|選択|すべてを選択|検索|写真|写真がありません|メッセージ|メール|画像を保存|プリント|\
    その他|よく使う項目|おすすめ|トップレート|履歴|連絡先|履歴|ブックマーク|ダウンロード|最新|最も多く表示|\
    空白|改行|開く|接続|次へ|経路|送信|続ける|今日
    """,
    "ko": """
    완료|취소|편집|저장|실행 취소|실행 복귀|뒤로|닫기|삭제|확인|허용|허용 안 함|오려두기|복사하기|붙여넣기|선택|전체 선택|검색|사진|사진 없음|메시지|메일|이미지 저장|프린트|\
    기타|즐겨찾기|추천|최고 평점|최근 항목|연락처|방문 기록|책갈피|다운로드|최신|가장 많이 본 항목|\
    간격|리턴|이동|연결|다음|경로|전송|계속|오늘
    """,
    "nl": """
    Gereed|Annuleer|Wijzig|Bewaar|Herstel|Opnieuw|Terug|Sluit|Verwijder|OK|Sta toe|Sta niet toe|Knip|Kopieer|Plak|Selecteer|Selecteer alles|\
    Zoek|Foto’s|Geen foto’s|Bericht|Mail|Bewaar afbeelding|Druk af|\
    Meer|Favorieten|Uitgelicht|Best beoordeeld|Recent|Contacten|Geschiedenis|Bladwijzers|Downloads|Meest recent|Meest bekeken|\
    spatie|return|Ga|Verbind|Volgende|Route|Stuur|Ga door|Vandaag
    """,
    "pt": """
    OK|Cancelar|Editar|Salvar|Desfazer|Refazer|Voltar|Fechar|Apagar|OK|Permitir|Não Permitir|Cortar|Copiar|Colar|Selecionar|Selecionar Tudo|\
    Buscar|Fotos|Nenhuma Foto|Mensagem|Mail|Salvar Imagem|Imprimir|\
    Mais|Favoritos|Destaques|Mais Votados|Recentes|Contatos|Histórico|Favoritos|Downloads|Mais Recentes|Mais Vistos|\
    espaço|retorno|Ir|Conectar|Seguinte|Rota|Enviar|Continuar|Hoje
    """,
    "ru": """
    Готово|Отменить|Править|Сохранить|Отменить|Повторить|Назад|Закрыть|Удалить|ОК|Разрешить|Запретить|Вырезать|Скопировать|Вставить|Выбрать|Выбрать все|\
    Поиск|Фото|Нет фото|Сообщение|Почта|Сохранить изображение|Напечатать|\
    Еще|Избранное|Рекомендуемые|Лучшие|Недавние|Контакты|История|Закладки|Загрузки|Последние|Популярные|\
    Пробел|Ввод|Перейти|Подключиться|Далее|Маршрут|Отправить|Продолжить|Сегодня
    """,
    "sv": """
    Klar|Avbryt|Redigera|Spara|Ångra|Gör om|Tillbaka|Stäng|Radera|OK|Tillåt|Tillåt inte|Klipp ut|Kopiera|Klistra in|Markera|Markera allt|\
    Sök|Bilder|Inga bilder|Meddelande|Mail|Spara bild|Skriv ut|\
    Mer|Favoriter|Utvalda|Högst betyg|Senaste|Kontakter|Historik|Bokmärken|Hämtade filer|Senaste|Mest visade|\
    mellanslag|retur|Gå|Anslut|Nästa|Väg|Skicka|Fortsätt|Idag
    """,
    "zh-Hans": """
    完成|取消|编辑|存储|撤销|重做|返回|关闭|删除|好|允许|不允许|剪切|拷贝|粘贴|选择|全选|搜索|照片|无照片|信息|邮件|存储图像|打印|\
    更多|个人收藏|精选|最高评分|最近|通讯录|历史记录|书签|下载|最新|最常浏览|\
    空格|换行|前往|加入|下一项|路线|发送|继续|今天
    """,
    "zh-Hant": """
    完成|取消|編輯|儲存|還原|重做|返回|關閉|刪除|好|允許|不允許|剪下|拷貝|貼上|選取|全選|搜尋|照片|沒有照片|訊息|郵件|儲存影像|列印|\
    更多|喜好項目|精選|最高評分|最近項目|聯絡資訊|瀏覽記錄|書籤|下載項目|最新|最常檢視|\
    空格|換行|前往|加入|下一個|路線|傳送|繼續|今天
    """,
  ].mapValues { line in Dictionary(uniqueKeysWithValues: zip(allCases, line.split(separator: "|").map(String.init))) }
}
