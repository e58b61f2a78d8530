/** What `npm run admin` may be asked: the same rules and the same words as on the site, and the same log. */
import { createCourrier } from "#api/mails/courrier.ts";
import { refuser } from "#api/services/moderation/refus.ts";
import { createSuites } from "#api/services/moderation/suites.ts";
import { createAvis } from "#api/services/avis.ts";
import type { Config } from "#config";
import { jusquAuJour } from "#contracts/dire-mesure.ts";
import { type MesureDemandee, mesureDemandee } from "#contracts/moderation.ts";
import { role as lesRoles, type Role } from "#contracts/compte.ts";
import { atomique } from "#db/atomique.ts";
import { type Base, fichierBase } from "#db/connexion.ts";
import { createPurge } from "#db/purge.ts";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createActes } from "#db/repositories/moderation/actes.ts";
import { createAffaires } from "#db/repositories/moderation/affaires.ts";
import { createDecisions } from "#db/repositories/moderation/decisions.ts";
import { createFiches } from "#db/repositories/moderation/fiches.ts";
import { adressePourTelephones } from "../../serveur/adresses.ts";
import type { Rapport } from "../commande.ts";

export const MODE_D_EMPLOI = `npm run admin -- Margaux                     la nomme administratrice
npm run admin -- Margaux --role moderator    ou admin, ou user
npm run admin -- Margaux --suspendre 30 --raison "…"          30 jours ; 0 : jusqu’à nouvel ordre
npm run admin -- Margaux --ne-plus-publier 7 --raison "…"
npm run admin -- Margaux --supprimer --raison "…"             le compte et tout ce qu’il a fait
npm run admin -- Margaux --lever             met fin à ses mesures
npm run admin -- --journal                   les dernières lignes du journal`;

export interface Ordre {
  readonly pseudo?: string | undefined;
  readonly role?: string | undefined;
  readonly suspendre?: string | undefined;
  readonly "ne-plus-publier"?: string | undefined;
  readonly supprimer?: boolean | undefined;
  readonly lever?: boolean | undefined;
  readonly raison?: string | undefined;
  readonly journal?: boolean | undefined;
}

/** The machine itself: above every rank. */
const MACHINE = { compte: null, role: "admin" } as const;
const NOMS_ROLES: Readonly<Record<Role, string>> = {
  user: "un compte comme les autres",
  moderator: "de la modération",
  admin: "administrateur",
};

const fait = (message: string): Rapport => ({ ok: true, message });
const non = (message: string): Rapport => ({ ok: false, message });

export async function obeir(db: Base, config: Config, ordre: Ordre): Promise<Rapport> {
  if (ordre.journal === true) return fait(lireJournal(db));
  const { pseudo = "" } = ordre;
  const compte = createCompteRepository(db).parPseudo(pseudo);
  if (compte === null)
    return non(
      `Aucun compte ne s’appelle ${pseudo}. S’il vient d’être créé, confirmez d’abord son adresse.`,
    );
  const { suspendre, raison = "", "ne-plus-publier": nePlusPublier } = ordre;
  if (suspendre !== undefined)
    return mesurer(db, config, compte, { genre: "suspendre", jours: suspendre, raison });
  if (nePlusPublier !== undefined)
    return mesurer(db, config, compte, { genre: "nePlusPublier", jours: nePlusPublier, raison });
  if (ordre.supprimer === true)
    return mesurer(db, config, compte, { genre: "supprimerCompte", raison });
  if (ordre.lever === true) return lever(db, config, compte);
  return nommer(db, compte, ordre.role ?? "admin");
}

function nommer(db: Base, { _id, pseudo, role: avant }: Compte, voulu: string): Rapport {
  const lu = lesRoles.safeParse(voulu);
  if (!lu.success) return non(`Le rôle est ${lesRoles.options.join(", ")}\u00A0: pas ${voulu}.`);
  if (avant !== lu.data) {
    createCompteRepository(db).changer(_id, { role: lu.data });
    createActes(db).noter({ genre: "role", par: null, titre: "", compte: _id, detail: lu.data });
  }
  return fait(`${pseudo} est maintenant ${NOMS_ROLES[lu.data]}.`);
}

async function mesurer(
  db: Base,
  config: Config,
  compte: Compte,
  {
    genre,
    jours = "0",
    raison,
  }: { readonly genre: MesureDemandee["genre"]; readonly jours?: string; readonly raison: string },
): Promise<Rapport> {
  const demande = mesureDemandee.safeParse({
    version: 0,
    genre,
    raison,
    jours: jours === "0" ? null : Number(jours),
  });
  if (!demande.success) return non(`${demande.error.issues[0]?.message ?? ""}\n\n${MODE_D_EMPLOI}`);
  const suites = createSuitesDeLaMachine(db, config);
  const faite = atomique(db, () => {
    const affaires = createAffaires(db);
    const numero = affaires.ouvrir({ genre: "profil", id: compte._id }, MACHINE.compte);
    const affaire = numero === null ? null : affaires.lire(numero);
    if (affaire === null) return "inconnue";
    const { version } = affaire;
    const issue = createDecisions(db).prendre(
      affaire.numero,
      { ...demande.data, version },
      MACHINE,
    );
    if (typeof issue !== "string") suites.lettre(issue, raison);
    return issue;
  });
  if (typeof faite === "string") return non(refuser(faite).message);
  await suites.mesure(faite, raison);
  await suites.courrier.vider();
  const { jusque = null } = faite.vise ?? {};
  const quand = jusque === null ? "" : ` ${jusquAuJour(jusque)}`;
  return fait(
    genre === "supprimerCompte"
      ? `Le compte ${compte.pseudo} est supprimé.`
      : `C’est fait pour ${compte.pseudo}${quand}.`,
  );
}

/** What follows, as on the site; the server that runs sees to its own streams and rooms (veille.ts). */
function createSuitesDeLaMachine(db: Base, config: Config) {
  const dire = (...mots: unknown[]) => console.error(...mots);
  const courrier = createCourrier({
    smtpUrl: config.SMTP_URL,
    expediteur: config.MAIL_FROM,
    dossierDonnees: config.DATA_DIR,
    annoncer: (fichier) => dire(`Mail écrit\u00A0: ${fichier}`),
    signaler: (cause) => dire(`Le mail n’est pas parti\u00A0: ${cause}`),
  });
  const suites = createSuites(
    {
      adressePourTelephones: () => adressePourTelephones(config, config.PORT),
      avis: createAvis(),
      rooms: { exclure: async () => {} },
      config,
      courrier,
      db,
      purge: createPurge(fichierBase(config.DATA_DIR)),
    },
    { error: dire, warn: dire },
  );
  return { ...suites, courrier };
}

/** Ends all that can be undone. */
async function lever(db: Base, config: Config, { _id, pseudo }: Compte): Promise<Rapport> {
  const suites = createSuitesDeLaMachine(db, config);
  const decisions = createDecisions(db);
  const levees = createFiches(db)
    .mesuresDe(_id)
    .filter(
      ({ genre, levee, jusque }) => levee === null && (genre === "masquer" || enCours(jusque)),
    )
    .filter((mesure) =>
      atomique(db, () => {
        const issue = decisions.lever(mesure._id, MACHINE);
        if (typeof issue === "string") return false;
        suites.defaite({ ...issue, compte: _id, mesure: mesure._id, levee: true });
        return true;
      }),
    );
  await suites.courrier.vider();
  if (levees.length === 0) return non(`Aucune mesure ne tient sur ${pseudo}.`);
  return fait(`${pseudo} est libre de ${levees.length === 1 ? "sa mesure" : "ses mesures"}.`);
}

const enCours = (jusque: string | null) => jusque !== null && jusque > new Date().toISOString();

function lireJournal(db: Base): string {
  const { actes } = createActes(db).lister({ page: 0 });
  if (actes.length === 0) return "Le journal est vide.";
  return actes
    .map(({ date, par, genre, mesure, compte, titre, detail }) =>
      [date, par ?? "la machine", mesure ?? genre, compte, titre, detail]
        .filter((mot) => mot !== null && mot !== "")
        .join("  "),
    )
    .join("\n");
}
