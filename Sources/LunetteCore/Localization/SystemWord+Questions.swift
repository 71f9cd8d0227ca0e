/// The questions that the system asks for an app, which is `%@` in them.
extension SystemWord {
  /// By language, each in the order of the cases from `allowWhileUsing` on. Ours, in the terms that iOS uses
  static let questions: [String: [SystemWord: String]] = [
    "ar": """
    السماح أثناء استخدام التطبيق|السماح مرة واحدة|الإبقاء على أثناء الاستخدام فقط|التغيير إلى السماح دائمًا|يرغب "%@" في الوصول إلى الكاميرا|\
    يرغب "%@" في الوصول إلى صورك|يرغب "%@" في الوصول إلى جهات اتصالك|يرغب "%@" في الوصول إلى الميكروفون|يرغب "%@" في إرسال إشعارات إليك|\
    هل تريد السماح لـ "%@" باستخدام موقعك؟|هل تريد السماح لـ "%@" باستخدام موقعك حتى عندما لا تستخدم التطبيق؟
    """,
    "de": """
    Beim Verwenden der App erlauben|Einmal erlauben|Nur beim Verwenden beibehalten|In „Immer erlauben“ ändern|„%@“ möchte auf die Kamera zugreifen|\
    „%@“ möchte auf deine Fotos zugreifen|„%@“ möchte auf deine Kontakte zugreifen|„%@“ möchte auf das Mikrofon zugreifen|\
    „%@“ möchte dir Mitteilungen senden|Darf „%@“ deinen Standort verwenden?|Darf „%@“ deinen Standort auch verwenden, wenn du die App nicht benutzt?
    """,
    "es": """
    Permitir al usarse la app|Permitir una vez|Mantener solo al usarse|Cambiar a Permitir siempre|“%@” quiere acceder a la cámara|\
    “%@” quiere acceder a tus fotos|“%@” quiere acceder a tus contactos|“%@” quiere acceder al micrófono|“%@” quiere enviarte notificaciones|\
    ¿Permitir que “%@” use tu ubicación?|¿Permitir que “%@” use también tu ubicación cuando no uses la app?
    """,
    "fr": """
    Autoriser lorsque l’app est active|Autoriser une fois|Conserver lorsque l’app est active|Passer à Toujours autoriser|\
    « %@ » souhaite accéder à l’appareil photo|« %@ » souhaite accéder à vos photos|« %@ » souhaite accéder à vos contacts|\
    « %@ » souhaite accéder au micro|« %@ » souhaite vous envoyer des notifications|Autoriser « %@ » à utiliser votre position ?|\
    Autoriser « %@ » à utiliser aussi votre position lorsque vous n’utilisez pas l’app ?
    """,
    "he": """
    אפשר בזמן השימוש ביישום|אפשר פעם אחת|השאר רק בזמן השימוש|שנה ל״אפשר תמיד״|״%@״ מבקש גישה למצלמה|״%@״ מבקש גישה לתמונות שלך|\
    ״%@״ מבקש גישה לאנשי הקשר שלך|״%@״ מבקש גישה למיקרופון|״%@״ מבקש לשלוח לך עדכונים|האם לאפשר ל״%@״ להשתמש במיקום שלך?|\
    האם לאפשר ל״%@״ להשתמש במיקום שלך גם כאשר אינך משתמש ביישום?
    """,
    "it": """
    Consenti quando utilizzi l’app|Consenti una volta|Mantieni solo durante l’uso|Passa a Consenti sempre|“%@” vorrebbe accedere alla fotocamera|\
    “%@” vorrebbe accedere alle tue foto|“%@” vorrebbe accedere ai tuoi contatti|“%@” vorrebbe accedere al microfono|\
    “%@” vorrebbe inviarti notifiche|Consentire a “%@” di utilizzare la tua posizione?|\
    Consentire a “%@” di utilizzare la tua posizione anche quando non utilizzi l’app?
    """,
    "ja": """
    アプリの使用中は許可|1度だけ許可|使用中のみ許可のままにする|常に許可に変更|“%@”がカメラへのアクセスを求めています|“%@”が写真へのアクセスを求めています|\
    “%@”が連絡先へのアクセスを求めています|“%@”がマイクへのアクセスを求めています|“%@”は通知を送信します。よろしいですか?|\
    “%@”に位置情報の使用を許可しますか?|Appを使用していないときでも“%@”に位置情報の使用を許可しますか?
    """,
    "ko": """
    앱을 사용하는 동안 허용|한 번 허용|사용하는 동안만 유지|항상 허용으로 변경|‘%@’이(가) 카메라에 접근하려고 합니다|‘%@’이(가) 사진에 접근하려고 합니다|\
    ‘%@’이(가) 연락처에 접근하려고 합니다|‘%@’이(가) 마이크에 접근하려고 합니다|‘%@’에서 알림을 보내고자 합니다|\
    ‘%@’ 앱이 사용자의 위치를 사용하도록 허용하겠습니까?|앱을 사용하지 않을 때에도 ‘%@’ 앱이 사용자의 위치를 사용하도록 허용하겠습니까?
    """,
    "nl": """
    Sta toe bij gebruik van app|Sta één keer toe|Behoud alleen bij gebruik|Wijzig in ‘Sta altijd toe’|‘%@’ vraagt toegang tot de camera|\
    ‘%@’ vraagt toegang tot je foto’s|‘%@’ vraagt toegang tot je contacten|‘%@’ vraagt toegang tot de microfoon|‘%@’ wil je berichten sturen|\
    ‘%@’ je locatie laten gebruiken?|‘%@’ je locatie ook laten gebruiken wanneer je de app niet gebruikt?
    """,
    "pt": """
    Permitir Durante o Uso do App|Permitir uma Vez|Manter Somente Durante o Uso|Alterar para Permitir Sempre|“%@” Deseja Acessar a Câmera|\
    “%@” Deseja Acessar Suas Fotos|“%@” Deseja Acessar Seus Contatos|“%@” Deseja Acessar o Microfone|“%@” Deseja Enviar Notificações|\
    Permitir que “%@” use a sua localização?|Permitir que “%@” também use a sua localização quando você não estiver usando o app?
    """,
    "ru": """
    При использовании приложения|Однократно|Оставить только при использовании|Всегда разрешать|Приложение «%@» запрашивает доступ к камере|\
    Приложение «%@» запрашивает доступ к Вашим фото|Приложение «%@» запрашивает доступ к Вашим контактам|\
    Приложение «%@» запрашивает доступ к микрофону|Приложение «%@» запрашивает разрешение на отправку Вам уведомлений|\
    Разрешить приложению «%@» использовать Вашу геопозицию?|\
    Разрешить приложению «%@» использовать Вашу геопозицию, даже когда Вы им не пользуетесь?
    """,
    "sv": """
    Tillåt när appen används|Tillåt en gång|Behåll endast vid användning|Ändra till Tillåt alltid|”%@” vill komma åt kameran|\
    ”%@” vill komma åt dina bilder|”%@” vill komma åt dina kontakter|”%@” vill komma åt mikrofonen|”%@” vill skicka notiser till dig|\
    Vill du tillåta att ”%@” använder din platsinfo?|Vill du tillåta att ”%@” använder din platsinfo även när du inte använder appen?
    """,
    "zh-Hans": """
    使用App时允许|允许一次|仅保持使用期间|更改为始终允许|“%@”想访问相机|“%@”想访问您的照片|“%@”想访问您的通讯录|“%@”想访问麦克风|“%@”想给您发送通知|\
    允许“%@”使用您的位置?|允许“%@”在您并未使用该App时也使用您的位置?
    """,
    "zh-Hant": """
    使用App期間允許|允許一次|僅保留使用期間|更改為永遠允許|「%@」想要取用相機|「%@」想要取用您的照片|「%@」想要取用您的聯絡資訊|「%@」想要取用麥克風|「%@」想要傳送通知|\
    要允許「%@」使用您的位置嗎?|要允許「%@」在您未使用App時也使用您的位置嗎?
    """,
  ].mapValues { line in
    Dictionary(uniqueKeysWithValues: zip(allCases.drop { $0 != .allowWhileUsing }, line.split(separator: "|").map(String.init)))
  }
}
