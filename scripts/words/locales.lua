-- The locales whose words are kept in values.lua.
return { "en_US", "en_GB", "en_IN", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "sv_SE", "ru_RU", "ja_JP", "ar_EG" }
