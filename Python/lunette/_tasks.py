"""The names of the tasks that come with the program, in `tasks/`."""

TASKS = (
    "contacts", "contacts-letter", "fruits", "fruits-last", "homepwner-add", "homepwner-delete", "homepwner-move", "notes-add", "notes-change",
    "notes-delete", "photos-line", "photos-select", "settings-about", "settings-language", "settings-sounds", "settings-theme", "settings-wake-up",
    "shuffle-played", "shuffle-restore", "timetypes",
)
