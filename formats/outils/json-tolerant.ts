/**
 * A JSON that was written by hand or by a careless program: quotes within texts, raw control characters, values without quotes
 * (`2 / 5`), commas too many or too few. It gives what it can read. Linear but for a bounded look ahead. Pure.
 */

const PROFONDEUR_MAX = 40;
/** A JSON key after a comma, at most 80 characters long. */
const CLE = /\s{0,200}"[^"\n]{0,80}"\s{0,20}:/y;
const ESPACES = /\s*/y;

const ECHAPPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\n",
  b: "",
  f: "",
};

class Lecteur {
  private i = 0;
  private readonly texte: string;

  constructor(texte: string) {
    this.texte = texte;
  }

  valeur(profondeur: number): unknown {
    this.espaces();
    const lettre = this.texte[this.i];
    if (profondeur > PROFONDEUR_MAX) return this.nue();
    if (lettre === "{") return this.objet(profondeur);
    if (lettre === "[") return this.liste(profondeur);
    return lettre === '"' ? this.chaine("valeur") : this.nue();
  }

  private espaces(): void {
    ESPACES.lastIndex = this.i;
    ESPACES.test(this.texte);
    this.i = ESPACES.lastIndex;
  }

  private objet(profondeur: number): Record<string, unknown> {
    const objet: Record<string, unknown> = {};
    this.i += 1;
    while (this.i < this.texte.length) {
      this.espaces();
      const lettre = this.texte[this.i];
      if (lettre === "}") {
        this.i += 1;
        break;
      }
      if (lettre !== '"') {
        // a comma, or a sign that has no meaning at this place
        this.i += 1;
        continue;
      }
      const cle = this.chaine("cle");
      this.espaces();
      if (this.texte[this.i] !== ":") continue;
      this.i += 1;
      const lue = this.valeur(profondeur + 1);
      if (cle !== "__proto__") objet[cle] = lue;
    }
    return objet;
  }

  private liste(profondeur: number): unknown[] {
    const liste: unknown[] = [];
    this.i += 1;
    while (this.i < this.texte.length) {
      this.espaces();
      const lettre = this.texte[this.i];
      if (lettre === "]") {
        this.i += 1;
        break;
      }
      if (lettre === "," || lettre === "}" || lettre === ":") {
        this.i += 1;
        continue;
      }
      const avant = this.i;
      liste.push(lettre === '"' ? this.chaine("element") : this.valeur(profondeur + 1));
      if (this.i === avant) this.i += 1;
    }
    return liste;
  }

  /** Reads a value without quotes, up to the comma, the bracket or the end of the line. */
  private nue(): unknown {
    const debut = this.i;
    while (this.i < this.texte.length && !/[,\]}\n]/.test(this.texte[this.i] ?? "")) this.i += 1;
    const brut = this.texte.slice(debut, this.i).trim();
    if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(brut)) return Number(brut);
    return brut === "true" ? true : brut === "false" ? false : brut === "null" ? null : brut;
  }

  /** Reads a text; the closing quote is the first one that is followed by what must come next. */
  private chaine(place: "cle" | "valeur" | "element"): string {
    const morceaux: string[] = [];
    let debut = this.i + 1;
    let i = debut;
    for (; i < this.texte.length; i += 1) {
      const lettre = this.texte[i];
      if (lettre === "\\") {
        const suivante = this.texte[i + 1] ?? "";
        const code = /^u[\da-fA-F]{4}/.exec(this.texte.slice(i + 1, i + 6))?.[0];
        morceaux.push(this.texte.slice(debut, i));
        if (code === undefined) morceaux.push(ECHAPPES[suivante] ?? suivante);
        else morceaux.push(String.fromCharCode(Number.parseInt(code.slice(1), 16)));
        i += code === undefined ? 1 : 5;
        debut = i + 1;
      } else if (lettre === '"' && this.estFin(i, place)) break;
    }
    morceaux.push(this.texte.slice(debut, i));
    // a sticky RegExp whose lastIndex is past the end of the text would start again at 0
    this.i = Math.min(i + 1, this.texte.length);
    // raw control characters, such as a line end inside a text, become spaces
    return morceaux.join("").replace(/\p{Cc}+/gu, " ");
  }

  private estFin(i: number, place: "cle" | "valeur" | "element"): boolean {
    ESPACES.lastIndex = Math.min(i + 1, this.texte.length);
    ESPACES.test(this.texte);
    const apres = ESPACES.lastIndex;
    const lettre = this.texte[apres];
    if (lettre === undefined) return true;
    if (place === "cle") return lettre === ":";
    const suit = (rang: number) => {
      CLE.lastIndex = rang;
      return CLE.test(this.texte);
    };
    if (place === "element") {
      if (lettre === "]")
        return /^\]\s{0,200}(?:[,}\]"]|$)/.test(this.texte.slice(apres, apres + 202));
      return lettre === "," && /^,\s{0,200}["\d{[\]]/.test(this.texte.slice(apres, apres + 202));
    }
    // a comma that was forgotten, at the end of a line
    if (lettre === '"') return this.texte.slice(i, apres).includes("\n") && suit(apres);
    if (lettre === "}") return true;
    return (
      lettre === "," &&
      (suit(apres + 1) || /^,\s{0,200}\}/.test(this.texte.slice(apres, apres + 202)))
    );
  }
}

/** Reads what it can of a damaged JSON; undefined when the text does not begin like JSON. */
export function lireJsonTolerant(texte: string): unknown {
  return /^\s*[[{]/.test(texte) ? new Lecteur(texte).valeur(0) : undefined;
}
