/** Invariants of a game at any moment, whatever people do. Each check throws when its invariant is broken. */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { isDeepStrictEqual } from "node:util";
import { dessinEncode } from "#contracts/dessin.ts";
import { CLE_CREATEUR, PSEUDO_LONGUEUR_MAX } from "#contracts/limites.ts";
import { compterGorgeesDesJoueurs } from "../ardoise.ts";
import { calculerGorgeesADistribuerParJoueur } from "../distribution.ts";
import { listerParticipantsDeManche } from "../manche.ts";
import { deriveAlarmsOfPartie, doitDiffuserAussitot } from "../derived.ts";
import { trouverJoueurDontCEstLeTour } from "../mini-jeux/mini-jeux.ts";
import { calculerClePseudo, mesurerLongueurPseudo } from "../pseudo.ts";
import { estReponseAccepteeSansFauteDeFrappe } from "../reponses.ts";
import {
  aAssezDeJoueurs,
  estPartieEnPause,
  estJoueurAttendu,
  estRoomLocale,
  estJoueurPresent,
  trouverQuestionCourante,
  listerJoueursHorsCreateur,
} from "../selection.ts";
import type { Jugement, Partie } from "../types.ts";
import type { Commande, ContexteDeCommande, EffetDeCommande } from "../types/commandes.ts";
import type { Manche } from "../types/manche.ts";

/** A command with its context, enough to replay it. */
export interface Acte {
  readonly commande: Commande;
  readonly contexte: ContexteDeCommande;
}

function tenir(vrai: boolean, quoi: string): void {
  if (!vrai) throw new Error(`broken: ${quoi}`);
}

export function verifierInvariantsDePartie(partie: Partie): void {
  tenir(isDeepStrictEqual(JSON.parse(JSON.stringify(partie)), partie), "survives JSON unchanged");
  verifierEtape(partie);
  verifierComptes(partie);
  verifierJoueurs(partie);
  verifierPatron(partie);
  verifierRythme(partie);
  verifierPointage(partie);
  verifierDessins(partie);
  if (partie.manche !== null) verifierManche(partie, partie.manche);
  for (const { posees, justes, fausses } of Object.values(partie.statistiques)) {
    const n = fausses.reduce((somme, { fois }) => somme + fois, 0);
    tenir(justes + n <= posees && posees <= nbSieges(partie), "no more answers than were given");
  }
}

const nbSieges = ({ prochainJoueur }: Partie) => prochainJoueur - 1;

function verifierEtape(partie: Partie): void {
  const { phase, etape, manche, imprevu, attente, minuteur } = partie;
  const question = trouverQuestionCourante(partie);
  tenir((phase === "fin") === (etape === 3), "step 3 is the end");
  tenir(phase !== "salon" || etape === 0, "the salon has no step");
  tenir(
    phase === "fin" ? partie.fin !== null : phase !== "jeu" || partie.fin === null,
    "an end at the end, until the next game",
  );
  tenir((phase === "salon") === (partie.quizz === null), "a quizz outside the salon only");
  tenir((phase === "jeu") === (question !== undefined), "a question during a game");
  tenir((manche !== null) === (phase === "jeu" && etape <= 1), "answers on steps 0 and 1");
  tenir(imprevu === null || (phase === "jeu" && etape === 2), "an imprévu on step 2 only");
  tenir(phase === "jeu" || partie.enCours.length === 0, "imprévus go on during a game only");
  tenir(
    attente?.quoi !== "imprevu" || (phase === "jeu" && etape === 2),
    "waits for an imprévu on step 2 only",
  );
  tenir(attente?.quoi !== "quizz" || phase === "salon", "waits for a quizz in the salon only");
  verifierMiniJeu(partie);
  tenir(
    etape !== 4 || ((question?.temps ?? 0) > 0 && question?.type !== "rien"),
    "warns of timed questions only",
  );
  const minutee = phase === "jeu" && etape === 0 && (question?.temps ?? 0) > 0;
  const vote = partie.scrutin?.phase === "ouvert";
  tenir((minuteur !== null) === (minutee || vote), "a countdown on timed questions and votes only");
  verifierScrutin(partie);
  tenir(etape !== 1 || question?.type !== "rien", "never reveals a message");
  const { telecommande } = partie;
  tenir(
    telecommande === null || (telecommande !== CLE_CREATEUR && telecommande in partie.joueurs),
    "the remote control in somebody's hand",
  );
  tenir(!partie.pause || phase === "jeu", "pauses during a game only");
  tenir(phase !== "jeu" || aAssezDeJoueurs(partie), "enough people to go on");
  if (phase === "jeu" && etape === 0) verifierAttente(partie);
}

function verifierMiniJeu({ miniJeu, imprevu, joueurs }: Partie): void {
  tenir(
    (miniJeu !== null) === (imprevu !== null && estImprevuMiniJeu(imprevu.id)),
    "a mini-game with its card",
  );
  if (miniJeu === null) return;
  tenir(
    miniJeu.fini || Object.hasOwn(joueurs, trouverJoueurDontCEstLeTour(miniJeu)),
    "somebody to play, or it is over",
  );
  tenir(!miniJeu.abandon || miniJeu.fini, "left, so over");
  if (miniJeu.nom !== "rouletteRusse") return;
  const { tirs, balle, fini, abandon, joueurs: duel } = miniJeu;
  tenir(
    duel[0] !== duel[1] && duel.includes(miniJeu.main),
    "two players, one of whom has the hand",
  );
  tenir(
    tirs.every(({ part }, i) => part === (i === balle)),
    "the loaded chamber goes off, no other",
  );
  tenir(abandon || fini === tirs.some(({ part }) => part), "ends with its shot");
}

function verifierScrutin({ scrutin, imprevu, miniJeu, joueurs, minuteur }: Partie): void {
  if (scrutin === null) return;
  const { phase, juges, voix, issue } = scrutin;
  tenir(imprevu !== null && miniJeu === null, "a vote with its card");
  tenir((phase === "rendu") === (issue !== null), "an outcome at its end");
  tenir(phase !== "scene" || Object.keys(voix).length === 0, "no vote before it opens");
  tenir((minuteur?.resteMs ?? 0) <= 6_000, "six seconds at most");
  tenir(
    imprevu?.lecteur == null || Object.hasOwn(joueurs, imprevu.lecteur),
    "read by somebody here",
  );
  tenir(juges.length > 0 && new Set(juges).size === juges.length, "somebody to judge");
  tenir(phase === "rendu" || juges.every((id) => Object.hasOwn(joueurs, id)), "who is still here");
  const perdues = (imprevu?.offres ?? []).filter(({ selon }) => selon === "perdue").length;
  tenir(phase === "rendu" || perdues === 0, "nothing lost before it is said");
}

/** Checks that the game waits for nobody in vain. */
function verifierAttente(partie: Partie): void {
  const question = trouverQuestionCourante(partie);
  if (
    question === undefined ||
    question.type === "rien" ||
    estRoomLocale(partie) ||
    estPartieEnPause(partie)
  )
    return;
  const reponses = partie.manche?.reponses ?? {};
  const attendus = listerParticipantsDeManche(partie).filter((id) => estJoueurAttendu(partie, id));
  tenir(
    !attendus.some((id) => estJoueurPresent(partie, id)) ||
      attendus.some((id) => reponses[id] === undefined),
    "reveals when all have answered",
  );
  const exacte = listerParticipantsDeManche(partie).some((id) =>
    estReponseAccepteeSansFauteDeFrappe(question, reponses[id] ?? []),
  );
  tenir(
    partie.parametres.modeJeu !== "rapidite" || !exacte,
    "rapidité reveals the first exact answer",
  );
}

function verifierComptes(partie: Partie): void {
  const vus = new Set<number>();
  const reports = Object.entries(partie.comptes).map(([id, { gorgees }]) => [id, gorgees] as const);
  tenir(!reports.some(([, gorgees]) => gorgees < 0), "what is carried over is never below 0");
  const sommes: Record<string, number> = Object.fromEntries(reports);
  for (const { id, qui, gorgees } of partie.ardoise) {
    tenir(Number.isInteger(gorgees) && gorgees !== 0, "lines of whole sips");
    tenir(!vus.has(id) && id < partie.prochaineLigne, "lines have their own number");
    vus.add(id);
    const somme = (sommes[qui] ?? 0) + gorgees;
    tenir(somme >= 0, "counters never below 0");
    sommes[qui] = somme;
  }
  tenir(
    isDeepStrictEqual(sommes, compterGorgeesDesJoueurs(partie)),
    "a counter is the sum of its lines",
  );
  const posees =
    partie.quizz?.questions.slice(0, partie.position + 1).filter(({ type }) => type !== "rien") ??
    [];
  const jugeesEnTout = partie.joueurs[CLE_CREATEUR]?.jugees ?? 0;
  tenir(
    partie.phase === "salon" || jugeesEnTout <= posees.length,
    "no more questions judged than asked",
  );
  for (const [id, { score, jugees }] of Object.entries({ ...partie.partis, ...partie.joueurs })) {
    tenir(
      score >= 0 && score <= (id === CLE_CREATEUR ? 0 : jugees),
      "scores out of what was judged",
    );
    tenir(jugees <= jugeesEnTout, "judged within the game");
  }
}

function verifierJoueurs(partie: Partie): void {
  const { joueurs, placesMax, parametres } = partie;
  tenir(Object.keys(joueurs)[0] === CLE_CREATEUR, "the host is there");
  tenir(listerJoueursHorsCreateur(partie).length <= placesMax, "no more players than seats");
  for (const id of Object.keys(partie.partis))
    tenir(!Object.hasOwn(joueurs, id), "here or gone, not both");
  const noms = Object.values({ ...partie.partis, ...joueurs }).flatMap(({ pseudo }) =>
    pseudo === "" ? [] : [calculerClePseudo(pseudo)],
  );
  tenir(new Set(noms).size === noms.length, "one pseudo for one player");
  const jetons = Object.values({ ...partie.partis, ...joueurs }).flatMap(({ jeton }) =>
    jeton === "" ? [] : [jeton],
  );
  tenir(new Set(jetons).size === jetons.length, "one secret for one seat");
  for (const [
    id,
    { pseudo, createur, jeton, present, attenduJusque, gardeJusque },
  ] of Object.entries(joueurs)) {
    const hote = id === CLE_CREATEUR;
    tenir(createur === hote, "one creator");
    const compte = attenduJusque !== null || gardeJusque !== null;
    tenir(!compte || !(present || hote || jeton === ""), "counts for phones that are away only");
    tenir(mesurerLongueurPseudo(pseudo) <= PSEUDO_LONGUEUR_MAX, "short pseudos");
    tenir((pseudo === "") === (hote && !parametres.createur), "a pseudo for everybody who plays");
    tenir(
      hote || (jeton === "") === estRoomLocale(partie),
      "phones online, names in the room locale",
    );
  }
}

function verifierPatron({ patron, joueurs, parametres }: Partie): void {
  const { dit, vues } = patron;
  tenir(new Set(vues).size === vues.length, "never says the same thing twice");
  tenir(dit === null || parametres.patron !== "muet", "says nothing when he is told not to");
  for (const morceau of dit?.texte ?? [])
    if (morceau.t === "joueur")
      tenir(
        joueurs[morceau.id]?.pseudo === morceau.v,
        "names people of the room, as they are called",
      );
}

function verifierRythme(partie: Partie): void {
  const { rythme, parametres, phase, tour, minuteur } = partie;
  const { cadence, tenu } = rythme;
  const auPouls = phase === "jeu" && parametres.rythme !== "main";
  tenir(cadence === null || (auPouls && cadence.tour === tour), "paces the step on screen only");
  tenir(cadence === null || minuteur === null, "one clock at a time");
  const arrete = estPartieEnPause(partie) || tenu === tour;
  tenir(
    cadence === null || cadence.depuis === null || !arrete,
    "never goes on while it is paused, held, or without its screen",
  );
  if (cadence === null) return;
  const { resteMs, dureeMs } = cadence;
  tenir(resteMs >= 0 && resteMs <= dureeMs && dureeMs < 300_000, "waits for a while, not for ever");
}

function verifierPointage({ pointage, joueurs, phase, tour }: Partie): void {
  const { dit } = pointage;
  if (dit === null) return;
  tenir(phase === "jeu" && dit.tour === tour, "the standings of the step on screen");
  tenir(
    dit.lignes.every(({ rang }, i) => rang <= i + 1 && rang >= (dit.lignes[i - 1]?.rang ?? 1)),
    "places in order, shared by equal scores",
  );
  for (const { id, score, ecart, devant } of dit.lignes)
    for (const autre of devant) {
      const sien = dit.lignes.find((ligne) => ligne.id === autre)?.score ?? 0;
      tenir(autre !== id && score + ecart === sien + 1, "what it takes, and no more");
      tenir(joueurs[id] === undefined || ecart >= 1, "a point at least");
    }
}

function verifierDessins({ dessins, joueurs, partis }: Partie): void {
  const poses = Object.entries(dessins.de);
  for (const [id, { numero, traits }] of poses) {
    tenir(joueurs[id] !== undefined || partis[id] !== undefined, "drawings go with their player");
    tenir(numero < dessins.prochain, "no drawing before its time");
    tenir(traits === "" || dessinEncode.safeParse(traits).success, "drawings can be read");
  }
  tenir(new Set(poses.map(([, { numero }]) => numero)).size === poses.length, "a number each");
}

function verifierManche(partie: Partie, manche: Manche): void {
  const { jugements, tirages, dus } = manche;
  const { offerts, dons } = partie.distribution;
  const enMain = calculerGorgeesADistribuerParJoueur(partie);
  const connus = new Set(manche.participants);
  tenir(!connus.has(CLE_CREATEUR), "the host never answers");
  tenir(
    Object.keys(manche.reponses).every((id) => connus.has(id)),
    "answers of participants only",
  );
  tenir(
    Object.keys(jugements).every((id) => connus.has(id) && id in tirages),
    "verdicts on participants only",
  );
  tenir(
    partie.etape === 1 || Object.keys({ ...jugements, ...tirages, ...dus }).length === 0,
    "nothing shown before the reveal",
  );
  tenir(
    Object.values(dus).every((du) => du >= 0 && du <= 6),
    "owes 0 to 6",
  );
  for (const [id, { boire, bonus }] of Object.entries(tirages)) {
    tenir(boire >= 1 && boire <= 4 && bonus >= 1 && bonus <= 4, "draws 1 to 4");
    const donne = dons.reduce((n, don) => (don.de === id ? n + don.gorgees : n), 0);
    const donnable = bonus + (offerts[id] ?? 0);
    tenir((enMain[id] ?? 0) + donne <= donnable, "hands out what was given at most");
    tenir(
      enMain[id] === undefined || jugements[id] === "precis" || offerts[id] !== undefined,
      "a bonus for precis only",
    );
  }
}

const point = (jugement: Jugement | undefined) =>
  jugement === "juste" || jugement === "precis" ? 1 : 0;
const REMISES_A_ZERO: ReadonlySet<Commande["type"]> = new Set(["quizzCharge", "retourSalon"]);

/** Compares two states: constants have not changed, and no secret has left. */
export function verifierPassageEntreParties(
  avant: Partie,
  apres: Partie,
  { commande, contexte: { auteur } }: Acte,
  effets: readonly EffetDeCommande[],
): void {
  const remise = REMISES_A_ZERO.has(commande.type);
  tenir(remise || apres.quizz === avant.quizz, "the answers of the quizz are untouched");
  for (const cle of ["code", "version", "placesMax"] as const)
    tenir(apres[cle] === avant[cle], `${cle} is untouched`);
  tenir(
    apres.billet === avant.billet || commande.type === "hoteArrive",
    "the ticket is the host's",
  );
  tenir(
    avant.bannis.every((jeton) => apres.bannis.includes(jeton)),
    "kicked for good",
  );
  tenir(apres.tour === avant.tour || apres.tour === avant.tour + 1, "steps go forward one by one");
  tenir(
    apres.tour === avant.tour || doitDiffuserAussitot(avant, apres, auteur),
    "a new step is shown at once",
  );
  verifierSoir(avant, apres);
  const paroles = apres.patron.vues.length - avant.patron.vues.length;
  tenir(paroles === 0 || paroles === 1, "says one thing at a time");
  const finit = avant.phase === "jeu" && apres.phase === "fin";
  if (paroles === 1 && avant.patron.a !== null && commande.type !== "restaurer" && !finit) {
    const ecart = apres.parametres.patron === "discret" ? 60_000 : 20_000;
    tenir((apres.patron.a ?? 0) - avant.patron.a >= ecart, "keeps quiet between two things said");
  }
  tenir(
    !/secret-|BONNE|"jeton"|"reponse"|"balle"/.test(JSON.stringify(effets)),
    "no secret goes out",
  );
  for (const [id, joueur] of Object.entries(apres.joueurs)) {
    const ancien = avant.joueurs[id];
    if (ancien === undefined) continue;
    const nouveauJeton = commande.type === "hoteArrive" || commande.type === "fusionner";
    tenir(joueur.jeton === ancien.jeton || nouveauJeton, "tokens are untouched");
    const meme = avant.position === apres.position && apres.manche !== null;
    if (commande.type === "fusionner") continue;
    const gain = meme ? point(apres.manche?.jugements[id]) - point(avant.manche?.jugements[id]) : 0;
    tenir(
      remise
        ? joueur.score === 0 || apres.phase === avant.phase
        : joueur.score === ancien.score + gain,
      "a point for a right answer",
    );
  }
  verifierPartages(avant, apres, { commande, auteur });
  if (commande.type === "voter" && avant.scrutin !== null)
    tenir(
      !avant.scrutin.juges.includes(auteur) && avant.ardoise === apres.ardoise,
      "the judged have no vote, and a vote writes nothing",
    );
  if (commande.type === "fusionner") {
    const somme = (partie: Partie) =>
      Object.values(compterGorgeesDesJoueurs(partie)).reduce((n, m) => n + m, 0);
    tenir(somme(apres) >= somme(avant), "a merge keeps every sip");
    return;
  }
  const reportees =
    apres.comptes === avant.comptes
      ? 0
      : avant.ardoise.findIndex(({ id }) => id === apres.ardoise[0]?.id);
  const anciennes = avant.ardoise.slice(reportees);
  const [court, long] = [anciennes, apres.ardoise].toSorted((a, b) => a.length - b.length);
  const commun = court?.every((ligne, i) => ligne === long?.[i]) ?? false;
  const retirees = anciennes.slice(apres.ardoise.length);
  const annulee =
    commande.type === "annulerLigne" &&
    retirees.length > 0 &&
    new Set(retirees.map(({ id, lot = id }) => lot)).size === 1;
  tenir(
    remise || (commun && (annulee || apres.ardoise.length >= anciennes.length)),
    "the ardoise is written at its end",
  );
}

/** Checks that a share moves sips from a line into a hand, and that undistributed sips come back to the line. */
function verifierPartages(
  avant: Partie,
  apres: Partie,
  { commande, auteur }: { readonly commande: Commande; readonly auteur: string },
): void {
  const compte = (partie: Partie, id: string) =>
    (compterGorgeesDesJoueurs(partie)[id] ?? 0) +
    (calculerGorgeesADistribuerParJoueur(partie)[id] ?? 0);
  tenir(
    commande.type !== "partager" || compte(avant, auteur) === compte(apres, auteur),
    "a share loses no sip",
  );
  const neuve = avant.prochaineLigne;
  for (const { id, qui, motif, gorgees } of apres.ardoise) {
    if (id < neuve || motif !== "partage") continue;
    const partage = avant.distribution.partages[qui]?.gorgees ?? 0;
    const rendu = gorgees > 0 && gorgees <= partage;
    tenir(rendu || commande.type === "partager", "what comes back was shared");
  }
  if (apres.phase !== "jeu" || apres.distribution.depuis === avant.distribution.depuis) return;
  for (const [qui, { gorgees, avant: deja }] of Object.entries(avant.distribution.partages)) {
    const donnees = avant.distribution.dons.filter(({ de }) => de === qui);
    const reste = gorgees - donnees.reduce((n, don) => n + don.gorgees, -deja);
    const rendues = apres.ardoise.filter(
      ({ id, qui: a, motif }) => id >= neuve && a === qui && motif === "partage",
    );
    tenir(
      rendues.reduce((n, ligne) => n + ligne.gorgees, 0) === Math.max(0, reste),
      "what is not handed out comes back",
    );
  }
}

const totalDuSoir = ({ soir }: Partie): readonly [points: number, gorgees: number] => [
  soir.lignes.reduce((n, { points }) => n + points, 0),
  soir.lignes.reduce((n, { gorgees }) => n + gorgees, 0),
];

/** Checks that the evening is the sum of its quizzes, whoever leaves, comes back or takes over a seat. */
function verifierSoir(avant: Partie, apres: Partie): void {
  const finie = apres.fin !== null && apres.fin !== avant.fin ? apres.fin : null;
  const jouee = finie !== null && apres.soir.quizz.length > avant.soir.quizz.length;
  const table = jouee ? finie.table : [];
  const [points, gorgees] = totalDuSoir(avant);
  const attendus = [
    table.reduce((n, { score }) => n + (score ?? 0), points),
    table.reduce((n, ligne) => n + ligne.gorgees, gorgees),
  ];
  const renvoi = apres.bannis.length > avant.bannis.length;
  tenir(
    renvoi || isDeepStrictEqual([...totalDuSoir(apres)], attendus),
    "an evening is the sum of its quizzes",
  );
  const { lignes, quizz } = apres.soir;
  tenir(new Set(lignes.map(({ id }) => id)).size === lignes.length, "one line for one seat");
  const jetons = lignes.flatMap(({ jeton }) => (jeton === "" ? [] : [jeton]));
  tenir(new Set(jetons).size === jetons.length, "one line for one person");
  for (const { joues, gagnes } of lignes) {
    tenir(
      joues.every((rang) => rang < quizz.length),
      "played what was played",
    );
    tenir(
      gagnes.every((rang) => joues.includes(rang)),
      "won what they played",
    );
  }
}

/**
 * Checks that every needed alarm is set for its exact moment, and that there is no other. `attendues`: the deadlines of
 * an independent count.
 */
export function verifierAlarmesDePartie(
  partie: Partie,
  attendues: ReadonlyMap<string, number>,
): void {
  // the pace counts from a table of durations, which rythme.test.ts checks
  const duMonde = deriveAlarmsOfPartie(partie).filter(({ nom }) => nom !== "rythme");
  const armees = new Map(duMonde.map(({ nom, deadline }) => [nom, deadline]));
  const dire = (echeances: ReadonlyMap<string, number>) => JSON.stringify([...echeances]);
  tenir(
    isDeepStrictEqual(armees, attendues),
    `clocks ${dire(armees)}, by the watch ${dire(attendues)}`,
  );
  const noms = deriveAlarmsOfPartie(partie).map(({ nom }) => nom);
  tenir(new Set(noms).size === noms.length, "one alarm of a name");
}
