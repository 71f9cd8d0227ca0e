return {
  en = {
    Shop = "Shop", Basket = "Basket", ["Basket %d"] = "Basket (%d)", Add = "Add", Search = "Search the shop",
    ["%d items"] = { one = "%d item, %@", other = "%d items, %@" }, ["since %@"] = "since %@",
    ["Nothing found"] = "Nothing found", ["Your basket is empty"] = "Your basket is empty",
    ["No connection"] = "No connection", ["The shop doesn't answer"] = "The shop doesn't answer",
  },
  de = {
    Shop = "Laden", Basket = "Korb", ["Basket %d"] = "Korb (%d)", Add = "Kaufen", Search = "Im Laden suchen",
    ["%d items"] = { one = "%d Artikel, %@", other = "%d Artikel, %@" }, ["since %@"] = "seit %@",
    ["Nothing found"] = "Nichts gefunden", ["Your basket is empty"] = "Dein Korb ist leer",
    ["No connection"] = "Keine Verbindung", ["The shop doesn't answer"] = "Der Laden antwortet nicht",
  },
  fr = {
    Shop = "Magasin", Basket = "Panier", ["Basket %d"] = "Panier (%d)", Add = "Ajouter", Search = "Chercher dans le magasin",
    ["%d items"] = { one = "%d article, %@", other = "%d articles, %@" }, ["since %@"] = "depuis le %@",
    ["Nothing found"] = "Aucun résultat", ["Your basket is empty"] = "Votre panier est vide",
    ["No connection"] = "Pas de connexion", ["The shop doesn't answer"] = "Le magasin ne répond pas",
  },
}
