/** Query plans of all repositories: no growing table may be scanned. */
import { sourceDeComposition, type VoeuxDeComposition } from "#contracts/composition.ts";
import Sqlite from "better-sqlite3";
import { drizzle } from "./drizzle.ts";
import { expect, onTestFinished, test } from "vitest";
import type { RequeteListeQuizz } from "#contracts/quizz.ts";
import type { Database } from "./connection.ts";
import { createDatabaseReadRunner } from "./reads.ts";
import { createAppareilRepository } from "./repositories/appareil-repository.ts";
import { createBadgeRepository } from "./repositories/badge-repository.ts";
import { createCoauteursRepository } from "./repositories/coauteur-repository.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createComptesRendusRepository } from "./repositories/compte-rendu-repository.ts";
import { createDoublonsRepository } from "./repositories/doublon-repository.ts";
import { createEditionQuizzRepository } from "./repositories/edition-repository.ts";
import { createHistoriqueRepository } from "./repositories/historique-repository.ts";
import { createInscriptionRepository } from "./repositories/inscription-repository.ts";
import { createLienMailRepository } from "./repositories/lien-mail-repository.ts";
import { createMediaRepository } from "./repositories/media-repository.ts";
import { createCleanupRepository } from "./repositories/cleanup-repository.ts";
import { createActesDeModerationRepository } from "./repositories/moderation/actes.ts";
import { createAffairesRepository } from "./repositories/moderation/affaires.ts";
import { createDecisionsDeModeration } from "./repositories/moderation/decisions.ts";
import { createFichesDeComptesPourModerateurs } from "./repositories/moderation/fiches.ts";
import { createFileDAttenteAffaires } from "./repositories/moderation/file-des-affaires.ts";
import { createCompositionRepository } from "./repositories/composition-repository.ts";
import { createQuestionsVuesRepository } from "./repositories/questions-vues-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { createOrdreQuizzEtFavorisRepository } from "./repositories/rangement-repository.ts";
import { createSessionRepository } from "./repositories/session-repository.ts";
import { createSocialRepository } from "./repositories/social-repository.ts";
import { createStatistiquesQuestionsRepository } from "./repositories/statistique-repository.ts";
import { createUsageMediaRepository } from "./repositories/usage-media-repository.ts";
import { createVersionsQuizzRepository } from "./repositories/version-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "./test/banc.ts";
import { creerSoireeDeTest } from "./test/soiree.ts";

const QUI_GRANDISSENT =
  "comptes|quizz|coauteurs|questions|versions|versions_medias|medias|usages_medias|favoris|notes|amities|messages|sessions|appareils|jetons_mail|liens_servis|inscriptions|historique|parties_finies|comptes_rendus|questions_vues|badges_obtenus|signalements|affaires|copies|copies_medias|mesures|actes|statistiques_questions|fausses_reponses|quizz_tags";
/** Lines of a query plan that scan a table without an index; scans of covering indexes and of FTS tables read otherwise. */
const DE_BOUT_EN_BOUT = new RegExp(`SCAN (${QUI_GRANDISSENT})(?! USING)\\b`);

const REQUETE: RequeteListeQuizz = { limit: 50, page: 0, search: "", sort: null, tags: [] };

/** A database connection that records its SQL statements. */
async function bancPlans() {
  const { db, fichier } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const client = new Sqlite(fichier);
  onTestFinished(() => void client.close());
  const requetes = new Map<string, unknown[]>();
  const logQuery = (texte: string, valeurs: unknown[]) => void requetes.set(texte, valeurs);
  const espion: Database = drizzle({ client, logger: { logQuery } });
  const plans = () =>
    [...requetes]
      .filter(([texte]) =>
        /^\s*(select|update|delete|insert|with)\b(?!.*where false$)/i.test(texte),
      )
      .map(([texte, valeurs]) => {
        const etapes = client.prepare(`explain query plan ${texte}`).all(...valeurs);
        return { texte, plan: etapes.map((etape) => String(Object(etape).detail)).join("\n") };
      });
  return { espion, lea, tom, plans };
}

/** Runs every operation of users and of cleanup once. */
function toutDemander(db: Database, lea: string, tom: string): void {
  const comptes = createCompteRepository(db);
  comptes.lire(lea);
  comptes.parPseudo("Lea");
  comptes.parMail("lea@exemple.fr");
  comptes.changer(lea, { pseudo: "Leane" });
  const sessions = createSessionRepository(db);
  sessions.lire(sessions.ouvrir(lea, true));
  sessions.fermerToutes(lea);
  const appareils = createAppareilRepository(db);
  appareils.connu(appareils.retenir(undefined, lea), lea);
  appareils.oublierTous(lea);
  const liens = createLienMailRepository(db);
  liens.servir(liens.creer(lea, "mail", "autre@exemple.fr"), "mail");
  liens.mailEnAttente(lea);
  const inscriptions = createInscriptionRepository(db);
  inscriptions.deposer({ pseudo: "Neuf", mail: "neuf@exemple.fr", password: "x" });
  inscriptions.enAttente("Neuf");
  const social = createSocialRepository(db);
  social.demander(lea, tom);
  social.accepter(tom, lea);
  social.ecrire(lea, tom, "Bonsoir");
  for (const dossier of ["recus", "envoyes"] as const) {
    social.lister(tom, dossier);
    social.compter(tom, dossier);
  }
  social.demandes(tom);
  social.amis(tom);
  social.aLire(tom);
  createBadgeRepository(db).donner(lea, ["bulle"]);
  createBadgeRepository(db).obtenus(lea);

  const edition = createEditionQuizzRepository(db);
  const quizzs = createQuizzRepository(db);
  const id = edition.creer(lea, "Fromages") ?? "";
  edition.ajouter(id, lea, { ...QUESTION_RIEN, media: "une.webp" }, 0);
  const lu = quizzs.lire(id, lea);
  const [question] = lu?.questions ?? [];
  if (lu === null || question === undefined) throw new Error("no question");
  edition.modifier(id, question._id, lea, { ...QUESTION_RIEN, text: "Autre" });
  edition.changer(id, lea, { ...lu, questions: [question._id], retirees: [], ecrase: true });
  edition.lire(question._id, lea);
  edition.ids(id, lea);
  edition.copier(id, lea, {});
  const coauteurs = createCoauteursRepository(db);
  coauteurs.inviter(id, lea, tom);
  coauteurs.accepter(id, tom);
  coauteurs.lister(id, lea);
  coauteurs.siens(tom);
  quizzs.lire(id, tom);
  coauteurs.retirer(id, lea, tom);
  quizzs.noter(id, tom, true);
  quizzs.aime(id, tom);
  quizzs.titres(lea);
  quizzs.oeuvre(lea);
  const versions = createVersionsQuizzRepository(db);
  versions.lister(id, lea);
  createStatistiquesQuestionsRepository(db).lire(id, lea);
  createDoublonsRepository(db).trouver(id, lea);
  const medias = createMediaRepository(db);
  medias.ranger({ nom: "une.webp", type: "image/webp", taille: 1, proprietaire: lea });
  medias.lister(lea);
  medias.taille(lea);
  medias.fichiersDe(lea);
  createUsageMediaRepository(db).lister(lea);
  createUsageMediaRepository(db).versions(lea);
  const historique = createHistoriqueRepository(db);
  const rien = { gorgees: 0, score: 0, questions: 0, parti: false, exploits: [] };
  historique.ecrire({
    id: "p1",
    code: "ABC123",
    quizzId: id,
    titre: "Fromages",
    nbQuestions: 0,
    joueurs: [{ jeton: "j".repeat(24), compte: lea, ...rien }],
    statistiques: [],
  });
  historique.lister(lea);
  historique.gorgees(lea);
  historique.bilan(lea);
  historique.reclamerTout(["j".repeat(24)], lea);
  historique.ecrire(creerSoireeDeTest({ id: "p2", hote: tom, comptes: { Tom: lea } }));
  const comptesRendus = createComptesRendusRepository(db);
  const questionsVues = createQuestionsVuesRepository(db);
  for (const lecteur of [
    { compte: lea, jetons: ["j".repeat(24)] },
    { compte: null, jetons: ["j".repeat(24)] },
  ]) {
    comptesRendus.lister(lecteur, 0);
    comptesRendus.lire("p2", lecteur);
    comptesRendus.reponses("p2", "q1", lecteur);
    comptesRendus.supprimer("p2", lecteur);
    questionsVues.oublierSoiree("p2", lecteur);
    for (const jeton of lecteur.jetons)
      questionsVues.lire({ compte: lecteur.compte, jeton, comptes: [tom] });
  }

  const rangement = createOrdreQuizzEtFavorisRepository(db);
  rangement.ordonner(lea, [id]);
  rangement.retenir(tom, [id]);
  const lire = createDatabaseReadRunner(db);
  for (const search of ["", "from tv", "fromqge"])
    for (const liste of [
      { sorte: "public" },
      { sorte: "officiel" },
      { sorte: "amis", compte: tom },
      { sorte: "favoris", compte: tom },
      { sorte: "de", createur: lea, pour: tom },
    ] as const)
      for (const sort of ["ajout", "recent", "oldest", "note"] as const) {
        const requete = { ...REQUETE, search, sort, nouveaux: search !== "", sauf: [id] };
        lire({ quoi: "liste", liste, requete: { ...REQUETE, sort }, joueur: null });
        lire({ quoi: "liste", liste, requete: { ...requete, tags: ["TV"] }, joueur: tom });
      }
  lire({ quoi: "miens", compte: lea, vides: true, requete: REQUETE });
  lire({ quoi: "suggestions", search: "fromage" });
  lire({ quoi: "similaires", id, pour: lea, max: 4 });
  for (const tags of [[], ["TV", "Rap"]])
    for (const compte of [null, lea]) {
      const groupe = { compte, jeton: "j".repeat(24), comptes: [tom] };
      const sources = [...sourceDeComposition.options];
      const voeux: VoeuxDeComposition = { tags, nombre: 40, difficulte: "melange", sources };
      lire({ quoi: "composition", demande: { groupe, voeux, tirage: "un tirage" } });
    }
  createCompositionRepository(db).lire([{ quizz: id, question: question._id }], tom);
  lire({ quoi: "donnees", compte: lea });
  moderer(db, { lea, tom, id, question: question._id });
  createCleanupRepository(db).cleanUp(Date.now());
  edition.retirer(id, question._id, lea);
  edition.supprimer(id, lea);
  comptes.supprimer(tom);
}

/** Runs every operation of moderation on a question, a quizz and a profile. */
function moderer(
  db: Database,
  { lea, tom, id, question }: Readonly<Record<"lea" | "tom" | "id" | "question", string>>,
): void {
  const affaires = createAffairesRepository(db);
  const decisions = createDecisionsDeModeration(db);
  const moi = { compte: null, role: "admin" } as const;
  const commun = { version: 0, raison: "?", jours: 3, messages: true, refuserMedias: true };
  const signaler = (genre: "quizz" | "question" | "profil", cible: string) =>
    affaires.signaler({
      cible: { genre, id: cible },
      auteur: tom,
      motif: "autre",
      text: "!",
      _id: cible,
    })?.numero ?? 0;
  for (const [genre, cible, mesure] of [
    ["question", question, "nePlusPublier"],
    ["profil", lea, "suspendre"],
    ["quizz", id, "masquer"],
  ] as const) {
    const numero = signaler(genre, cible);
    affaires.prendre(numero, 0, { compte: tom, role: "admin" });
    affaires.rendre(numero, 1, { compte: tom, role: "admin" });
    decisions.prendre(numero, { ...commun, version: 2, genre: mesure }, moi);
    const [posee] = createFichesDeComptesPourModerateurs(db).mesuresDe(lea);
    if (posee === undefined) throw new Error("no measure");
    createFichesDeComptesPourModerateurs(db).recue(posee._id, lea, undefined);
    decisions.contester(posee._id, { compte: lea, token: undefined }, "Non.");
    decisions.repondre(numero, { version: 4, levee: true, reponse: "Soit." }, moi);
    createFileDAttenteAffaires(db).lire(numero, tom);
  }
  for (const etat of ["ouverte", "contestee", "close"] as const)
    createFileDAttenteAffaires(db).lister({ etat, page: 0 }, tom);
  for (const etat of ["tous", "actifs", "limites", "suspendus", "equipe"] as const)
    for (const search of ["", "lea"])
      createFichesDeComptesPourModerateurs(db).lister({ search, etat, page: 0 });
  createFichesDeComptesPourModerateurs(db).lire(lea);
  createFichesDeComptesPourModerateurs(db).quizzDe(lea);
  createQuizzRepository(db).apercuPourTous("x");
  createActesDeModerationRepository(db).lister({ page: 0 });
  createActesDeModerationRepository(db).exclut(1);
}

test("no query walks a table that grows from end to end", async () => {
  const { espion, lea, tom, plans } = await bancPlans();
  toutDemander(espion, lea, tom);
  const lus = plans();
  expect(lus.length).toBeGreaterThan(100);
  expect(lus.filter(({ plan }) => DE_BOUT_EN_BOUT.test(plan))).toEqual([]);
});

test("one that does is found", async () => {
  const { espion, plans } = await bancPlans();
  espion.all("select _id from quizz where title = 'x'");
  expect(plans().filter(({ plan }) => DE_BOUT_EN_BOUT.test(plan))).toHaveLength(1);
});
