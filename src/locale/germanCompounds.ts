/**
 * German compounds with their joints, where `hyphen`, which only knows syllables, finds worse places or none. An entry
 * also stands for words that begin with it: plurals, and longer compounds.
 */
const COMPOUNDS = `
  Abtast|intervall Aerosol|alarm Aerosol|löschung Aktualisierungs|intervall Anfangs|kapazität Antriebs|einheit
  Anwendungs|ingenieur Applikations|ingenieur Arbeits|maschine Arbeits|sicherheit Außer|betriebnahme
  Batterie|management Batterie|management|system Baumuster|prüf|bescheinigung Bedien|oberfläche Betreiber|portal
  Betriebs|anleitung Bord|lade|gerät Brand|versuch Bus|batterie Cyber|sicherheit Datenschutz|erklärung Daten|verbindung
  Dauer|drehmoment Dauer|entlade|strom Druck|entlastung Eichrechts|konform Einfamilien|haus Eintritts|temperatur
  Elektro|antrieb Elektro|betrieb Energie|management Energie|speicher Energie|speicher|system Energie|unternehmen
  Ersatzstrom|box Ersatzstrom|versorgung Erst|gespräch Fahrzeug|hersteller Fahrzeug|kommunikation Fahrzeug|lade|gerät
  Fehl|anwendung Fehl|geschlagen Flüssigkeits|gekühlt Flüssigkeits|kühlung Garantie|bedingung Generator|leistung
  Geräte|protokoll Geschäfts|verhalten Handels|register Handlungs|anweisung Haupt|steuer|gerät Haupt|verteilung
  Heim|speicher|system Hilfs|energie|bedarf Höchst|drehzahl Hybrid|wechsel|richter Identi|fikations|nummer
  Informations|sicherheit Internet|verbindung Isolations|fehler Isolations|überwachung Isolations|warnung
  Jahres|verfügbarkeit Konformitäts|erklärung Korrosivitäts|kategorie Kühl|aggregat Kühlmittel|durchfluss Lade|station
  Lade|zustand Lastspitzen|kappung Leistungs|aufteilung Leistungs|elektronik Leistungs|halbleiter Lichtbogen|allee
  Lösch|wasser|leitung Mehrfamilien|haus Mehrfamilien|häuser Mehrschicht|betrieb Mess|bereichs|endwert Modell|gestützt
  Nachbar|schränke Nach|haltigkeit Nachhaltigkeits|bericht Nachhaltigkeits|grundsätze Nachhaltigkeits|strategie
  Neben|aggregat Nenn|eingangs|leistung Nenn|kapazität Netz|anschluss Netz|anschluss|regeln Netz|betreiber
  Netz|dienst|leistung Netz|umschalter Nieder|spannungs|verteilung Niedervolt|netz Notstrom|versorgung Not|versorgung
  Oberschwingungs|gehalt Patent|familie Praxis|erfahrung Produkt|fußabdruck Produkt|sicherheits|rückruf
  Prognose|horizont Programmier|schnittstelle Recycling|effizienz Registrierungs|code Reichweiten|messung
  Rest|kapazität Rück|verfolgbar Schalldruck|pegel Schnell|lade|station Schrank|generation Service|leistung
  Sicherheits|hinweis Sicherheits|regel Sicherheits|technik Speicher|container Speicher|portfolio Spitzen|drehmoment
  Spitzen|entlade|strom Standort|betreiber Stoß|festigkeit Streit|beilegung Strom|mess|bereich Strom|schienen|satz
  Strom|versorgung Tele|kommunikation Temperatur|differenz Temperatur|kanäle Temperatur|wert Traktions|batterie
  Traktions|batterie|pack Transport|verschlüsselung Typ|genehmigung Umgebungs|temperatur Umwelt|simulation
  Unternehmens|profil Verfügbarkeits|vereinbarung Versorgungs|spannung Verteiler|box Viertelstunden|werte
  Wertschöpfungs|kette Wieder|einschalten Winter|zuschlag Wohnungs|genossenschaft Zell|alterung Zell|controller
  Zell|fertigung Zell|spannung Zell|spannungs|kanäle Zell|temperatur Zell|verschaltung Zurück|gegeben Zyklen|festigkeit
  Zyklus|wirkungsgrad`;

const JOINT = '|';

/** The longest first, so that they win. */
const entries = COMPOUNDS.trim()
  .split(/\s+/u)
  .map((parted) => ({ whole: parted.replaceAll(JOINT, '').toLowerCase(), parts: parted.split(JOINT) }))
  .toSorted((one, other) => other.whole.length - one.whole.length);

/** The parts of a word that is, or begins with, a known compound. */
export function partsOfCompound(word: string): readonly string[] | undefined {
  const lower = word.toLowerCase();
  const found = entries.find(({ whole }) => lower.startsWith(whole));
  if (!found) return undefined;
  let from = 0;
  return found.parts.map((part, index) => {
    const to = index === found.parts.length - 1 ? word.length : from + part.length;
    const own = word.slice(from, to);
    from = to;
    return own;
  });
}
