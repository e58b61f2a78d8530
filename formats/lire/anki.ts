/** Anki's export of notes as text: directives behind "#" say how its columns are cut. Pure. */
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { decouperEnGrille, type SeparateurCsv } from "../outils/grille.ts";
import { lireHtml } from "../outils/html.ts";
import { creerLigneEntree as saisie, creerLigneIgnoree } from "../outils/ligne.ts";

const DIRECTIVE =
  /^#(separator|html|tags column|columns|notetype|notetype column|deck|deck column|guid column|tags):(.*)$/i;
const SEPARATORS: Readonly<Record<string, SeparateurCsv>> = {
  tab: "\t",
  semicolon: ";",
  comma: ",",
  pipe: "|",
  ";": ";",
  ",": ",",
  "|": "|",
};

/** Pattern of a sound of a card, which is left out: it is no part of what is asked or answered. */
const SON = /\[sound:[^\]]*\]/g;

export const formatAnki: FormatImport = {
  id: "anki",
  nom: "des cartes d’Anki",
  reconnaitre: (entree) =>
    /^#(?:separator|html|notetype|deck|guid|tags|columns)[\w ]*:/i.test(entree.apercu()) ? 0.97 : 0,
  lire(entree) {
    const texte = entree.texte()?.texte ?? "";
    const directives = new Map<string, string>();
    const brut = texte.split("\n");
    let start = 0;
    for (const ligne of brut) {
      const [, nom, dit] = DIRECTIVE.exec(ligne) ?? [];
      if (nom === undefined) break;
      directives.set(nom.toLowerCase(), (dit ?? "").trim());
      start += 1;
    }
    const separateur = SEPARATORS[(directives.get("separator") ?? "tab").toLowerCase()] ?? "\t";
    const html = directives.get("html") !== "false";
    const apart = new Set(
      ["tags column", "deck column", "notetype column", "guid column"].map(
        (nom) => Number(directives.get(nom)) - 1,
      ),
    );
    // directives become blank lines, so that the cards keep their line numbers
    const { rangees } = decouperEnGrille(
      "\n".repeat(start) + brut.slice(start).join("\n"),
      separateur,
    );
    const lignes = rangees
      .slice(0, QUESTIONS_LUES_MAX + 1)
      .map(({ ligne, cellules }): LigneImport => {
        const bruts = cellules.filter((_, rang) => !apart.has(rang)).map(({ texte: un }) => un);
        const champs = bruts.map((un) => (html ? lireHtml(un.replace(SON, "")).texte : un.trim()));
        const perdu =
          html && bruts.some((un) => lireHtml(un).medias.length > 0 || un.search(SON) >= 0);
        const [text = "", reponse = "", ...suite] = champs;
        if (/\{\{c\d+::/.test(text)) return cloze(text, ligne);
        if (reponse === "") return creerLigneIgnoree(ligne, "Une carte sans verso", text);
        const dits = suite.filter((un) => un !== "");
        return saisie({
          ou: ligne,
          text,
          reponses: [reponse],
          preuve: dits.join("\n"),
          remarques: perdu ? ["Les images et les sons d’Anki restent dans Anki."] : [],
          doutes:
            reponse.length > 60
              ? ["Le verso de la carte est long\u00A0: est-ce une réponse à taper\u00A0?"]
              : [],
        });
      });
    return { quizz: [{ titre: directives.get("deck") ?? "", lignes, total: lignes.length }] };
  },
};

/** The question of an Anki cloze note: "La capitale du Pérou est {{c1::Lima::ville}}." */
function cloze(text: string, ou: number): LigneImport {
  const found = [...text.matchAll(/\{\{c\d+::([^{}]*?)(?:::[^{}]*)?\}\}/g)];
  const hidden = text.replaceAll(/\{\{c\d+::[^{}]*\}\}/g, "_____");
  const [only] = found;
  return found.length === 1 && only !== undefined
    ? saisie({ ou, text: hidden, reponses: [only[1] ?? ""] })
    : creerLigneIgnoree(ou, "Un texte à plusieurs trous, qui n’existe pas ici", hidden);
}
