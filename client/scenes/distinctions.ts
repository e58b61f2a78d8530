/**
 * The words of the evening's awards: they guess nobody's gender, and laugh at nobody. mise-en-scene "End",
 * decisions/0106. Pure.
 */
import type { Distinction } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { direGorgees } from "../partie/mots/gorgees.ts";

interface Mots {
  /** Title of the award; it may change when the number that earned it is 0. */
  readonly titre: (valeur: number) => string;
  /** How the award was won, beginning with its number: "4 gorgées offertes". */
  readonly exploit: (valeur: number) => string;
}

/** A counted thing in words: "aucune bonne réponse", "1 bonne réponse", "2 bonnes réponses". */
const compter = (n: number, rien: string, un: string, plusieurs: string): string =>
  n === 0 ? rien : `${n}\u00A0${n > 1 ? plusieurs : un}`;
const rang = (n: number): string => (n === 1 ? "1re" : `${n}e`);
const nom =
  (fait: string, pasFait = fait) =>
  (n: number): string =>
    n > 0 ? fait : pasFait;
/** A number of sips with what was done to them: "4 gorgées offertes", "1 gorgée effacée". */
const dites = (n: number, participe: string): string =>
  `${direGorgees(n)} ${participe}${n > 1 ? "s" : ""}`;
const faites = (participe: string) => (n: number) =>
  n === 0 ? `aucune gorgée ${participe}` : dites(n, participe);
const bues = (suite: string, rien: string) => (n: number) =>
  n === 0 ? rien : `${direGorgees(n)} ${suite}`;

const MOTS: Readonly<Record<Distinction, Mots>> = {
  soixanteNeuf: { titre: nom("L’année érotique"), exploit: () => "69\u00A0tout rond au gamble" },
  baraka: { titre: nom("La baraka"), exploit: () => "la roulette n’en a pas voulu" },
  tapisVert: {
    titre: nom("Le tapis vert"),
    exploit: (n) => (n === 0 ? "la roue a tout effacé" : `${dites(n, "effacée")} à la roue`),
  },
  remontada: {
    titre: nom("La remontada"),
    exploit: (n) => `${n}\u00A0place${n > 1 ? "s gagnées" : " gagnée"}`,
  },
  sansFaute: { titre: nom("Le sans-faute"), exploit: (n) => `${n}\u00A0sur\u00A0${n}` },
  sommelier: {
    titre: nom("Sommelier de robinet"),
    exploit: (n) => (n === 0 ? "toute la soirée à l’eau" : `${direGorgees(n, true)}, grand cru`),
  },
  flambeur: {
    titre: nom("Au jeu", "Hors jeu"),
    exploit: bues("aux mini-jeux", "aucune gorgée aux mini-jeux"),
  },
  genereux: {
    titre: nom("Main généreuse", "Les poches cousues"),
    exploit: faites("offerte"),
  },
  descente: {
    titre: nom("La descente", "Le plat pays"),
    exploit: bues("d’un coup", "pas la moindre descente"),
  },
  chouchou: {
    titre: nom("La coqueluche", "Oubli du service"),
    exploit: (n) => (n === 0 ? "aucune gorgée en cadeau" : `${dites(n, "reçue")} en cadeau`),
  },
  chameau: {
    titre: nom("Le chameau", "La fontaine"),
    exploit: (n) => compter(n, "jamais à sec", "question à sec", "questions à sec"),
  },
  legere: {
    titre: nom("Coup d’éponge", "À l’encre de Chine"),
    exploit: faites("effacée"),
  },
  aimant: {
    titre: nom("L’aimant à imprévus", "Entre les gouttes"),
    exploit: bues("d’imprévus", "aucun imprévu à boire"),
  },
  serie: {
    titre: nom("La bonne pioche", "L’effet de surprise"),
    exploit: (n) => compter(n, "aucune série de justes", "juste à la fois", "justes d’affilée"),
  },
  mauvaisePasse: {
    titre: nom("L’art de l’esquive", "Rien à redire"),
    exploit: (n) =>
      compter(n, "aucune ratée", "juste esquivée à la fois", "justes esquivées d’affilée"),
  },
  tournee: {
    titre: nom("La tournée générale", "Chacun pour soi"),
    exploit: (n) => compter(n, "aucune tournée offerte", "personne servie", "personnes servies"),
  },
  amis: {
    titre: nom("Des complices partout", "À ses frais"),
    exploit: (n) =>
      compter(n, "aucun cadeau reçu", "personne à remercier", "personnes à remercier"),
  },
  finDeService: {
    titre: nom("La fin de service", "Déjà au vestiaire"),
    exploit: (n) =>
      compter(n, "rien après la mi-temps", "juste après la mi-temps", "justes après la mi-temps"),
  },
  depart: {
    titre: nom("Le départ canon", "Le diesel"),
    exploit: (n) =>
      compter(n, "rien avant la mi-temps", "juste avant la mi-temps", "justes avant la mi-temps"),
  },
  cordee: {
    titre: nom("L’édition limitée", "La réserve de la maison"),
    exploit: (n) =>
      compter(
        n,
        "tout est gardé pour la revanche",
        "bonne réponse, numérotée",
        "bonnes réponses, numérotées",
      ),
  },
  tete: {
    titre: nom("La tête bien faite", "L’esprit libre"),
    exploit: (n) => compter(n, "loin des sentiers battus", "bonne réponse", "bonnes réponses"),
  },
  contradiction: {
    titre: nom("L’esprit de contradiction", "D’accord avec tout"),
    exploit: (n) => compter(n, "jamais d’un autre avis", "autre avis", "autres avis"),
  },
  salee: {
    titre: nom("La note salée", "L’ardoise vierge"),
    exploit: bues("en tout", "pas un trait de craie"),
  },
  aperitif: {
    titre: nom("L’apéritif", "La patience"),
    exploit: bues("avant la mi-temps", "rien avant la mi-temps"),
  },
  derniereTournee: {
    titre: nom("La dernière tournée", "La porte avant l’heure"),
    exploit: bues("après la mi-temps", "rien après la mi-temps"),
  },
  robinet: {
    titre: nom("Le robinet qui goutte", "Le joint neuf"),
    exploit: (n) => compter(n, "aucune question arrosée", "question arrosée", "questions arrosées"),
  },
  roman: {
    titre: nom("Le roman-fleuve", "La page blanche"),
    exploit: (n) => compter(n, "pas une ligne à la craie", "ligne à la craie", "lignes à la craie"),
  },
  miseEnRoute: {
    titre: nom("La mise en route", "Dès l’ouverture"),
    exploit: (n) =>
      n === 0
        ? "à boire dès la première question"
        : `${n}\u00A0question${n > 1 ? "s" : ""} avant la première gorgée`,
  },
  dernierVerre: {
    titre: nom("Le dernier verre", "Le verre en vitrine"),
    exploit: (n) => (n === 0 ? "pas une question arrosée" : `à la ${rang(n)}\u00A0question`),
  },
  pilier: {
    titre: nom("Le pilier", "De passage"),
    exploit: (n) =>
      compter(n, "là pour l’ambiance", "question au comptoir", "questions au comptoir"),
  },
  matinal: {
    titre: nom("La place au comptoir", "Les clés du bar"),
    exploit: (n) =>
      n === 0 ? "a ouvert la room" : n === 1 ? "avant tout le monde" : `${rang(n)}\u00A0à table`,
  },
  enseigne: {
    titre: nom("L’enseigne lumineuse", "L’enseigne muette"),
    exploit: (n) =>
      compter(n, "pas une lettre à la craie", "lettre à la craie", "lettres à la craie"),
  },
};

export interface DistinctionAffichee {
  readonly nom: Distinction;
  readonly titre: string;
  readonly exploit: string;
}

/** An award in words. @param valeur the number for which it is given */
export function composerDistinctionAffichee(
  quoi: Distinction,
  valeur: number,
): DistinctionAffichee {
  const { titre, exploit } = MOTS[quoi];
  return { nom: quoi, titre: titre(valeur), exploit: exploit(valeur) };
}

/** The awards of a finished game, by player; a game stored by an older version may give several to one player. */
export function distinctionsParJoueur(
  fin: VueFin,
): ReadonlyMap<string, readonly DistinctionAffichee[]> {
  const parJoueur = new Map<string, DistinctionAffichee[]>();
  for (const { nom: quoi, qui, valeur } of fin.prix) {
    const lue = composerDistinctionAffichee(quoi, valeur);
    for (const id of qui) parJoueur.set(id, (parJoueur.get(id) ?? []).concat(lue));
  }
  return parJoueur;
}
