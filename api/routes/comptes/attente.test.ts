/** Changes of an account that arrive while one of its passwords is being hashed or verified. */
import { describe, expect, test } from "vitest";
import { sql } from "#db/drizzle.ts";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";
import { PASSWORD_HASHER_WITHOUT_PROCESS } from "../../test/banc.ts";
import type { PasswordHasher } from "../../services/password-hasher.ts";

const TROISIEME_MOT_DE_PASSE = "Vol-a-la-Tire-1";

/** Hasher that keeps the first job with a given password until it is released. */
function creerHacheurQuiRetient() {
  let retenu: { motDePasse: string; venir: () => void; libre: Promise<void> } | null = null;
  const passwordHasher: PasswordHasher = {
    ...PASSWORD_HASHER_WITHOUT_PROCESS,
    async faire(demande) {
      if (demande.motDePasse === retenu?.motDePasse) {
        const { venir, libre } = retenu;
        retenu = null;
        venir();
        await libre;
      }
      return PASSWORD_HASHER_WITHOUT_PROCESS.faire(demande);
    },
  };
  const retenir = (motDePasse: string) => {
    const [venue, liberation] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    retenu = { motDePasse, venir: venue.resolve, libre: liberation.promise };
    return { venu: venue.promise, relacher: liberation.resolve };
  };
  return { passwordHasher, retenir };
}

/** Call with a password, and the password at whose hash it is held. */
type Geste = readonly [methode: "POST" | "PUT", chemin: string, corps: object, retenu: string];

const password = MOT_DE_PASSE_DE_TEST;
const PSEUDO: Geste = ["PUT", "pseudo", { pseudo: "Voleur", password }, password];
const NOUVEAU = { password, newPassword: TROISIEME_MOT_DE_PASSE };
const PAR_SESSION: readonly Geste[] = [
  PSEUDO,
  ["PUT", "mail", { mail: "voleur@exemple.fr", password }, password],
  ["PUT", "password", NOUVEAU, password],
  ["PUT", "password", NOUVEAU, TROISIEME_MOT_DE_PASSE],
];
const CONNEXION: Geste = ["POST", "connexion", { pseudo: "Lea", password }, password];

async function creerBanc() {
  const { passwordHasher, retenir } = creerHacheurQuiRetient();
  const banc = await creerBancComptes({ passwordHasher });
  const { appeler, base, confirmee, jeton } = banc;
  const { cookie } = await confirmee();
  /** Sends a call, does something while its password is in the hasher, and returns the answer. */
  const pendant = async ([methode, chemin, corps, retenu]: Geste, faire: () => unknown) => {
    const { venu, relacher } = retenir(retenu);
    const reponse = appeler(methode, chemin, corps, { cookie });
    await venu;
    await faire();
    relacher();
    return reponse;
  };
  const reinitialiser = async () => {
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    const nouveau = { password: AUTRE_MOT_DE_PASSE_DE_TEST, token: jeton() };
    expect((await appeler("POST", "new-password", nouveau)).statut).toBe(201);
  };
  const compter = (table: "sessions" | "jetons_mail") =>
    base.db.all(sql`select 1 from ${sql.identifier(table)}`).length;
  return { ...banc, cookie, pendant, reinitialiser, compter };
}

describe("while a password is verified or hashed", () => {
  test.each(PAR_SESSION)("a reset ends what was under way: %s %s %j, at %s", async (...geste) => {
    const { base, compter, connecter, pendant, reinitialiser } = await creerBanc();
    expect(await pendant(geste, reinitialiser)).toMatchObject({ statut: 401, cookie: "" });
    expect([compter("sessions"), compter("jetons_mail")]).toEqual([0, 0]);
    expect(base.db.all(sql`select pseudo from comptes where not officiel`)).toEqual([
      { pseudo: "Lea" },
    ]);
    expect((await connecter("Lea", AUTRE_MOT_DE_PASSE_DE_TEST)).statut).toBe(200);
  });

  test("a logout does too", async () => {
    const { appeler, connecter, cookie, pendant } = await creerBanc();
    const sortir = () => appeler("POST", "deconnexion", undefined, { cookie });
    expect(await pendant(PSEUDO, sortir)).toMatchObject({ statut: 401, cookie: "" });
    expect((await connecter("Lea")).statut).toBe(200);
  });

  test("so does another password, although the session is still open", async () => {
    const { base, pendant } = await creerBanc();
    const remplacer = () => base.db.run(sql`update comptes set password = 'x' where not officiel`);
    expect(await pendant(PSEUDO, remplacer)).toMatchObject({ statut: 401, cookie: "" });
  });

  test("a login with the old password opens nothing after a reset", async () => {
    const { compter, pendant, reinitialiser } = await creerBanc();
    expect(await pendant(CONNEXION, reinitialiser)).toMatchObject({ statut: 401, cookie: "" });
    expect(compter("sessions")).toBe(0);
  });

  test("a login opens nothing after a suspension, nor after a deletion", async () => {
    const suspendu = await creerBanc();
    const suspendre = () =>
      suspendu.base.db.run(sql`update comptes set suspendu = '9999-12-31T00:00:00.000Z'`);
    expect(await suspendu.pendant(CONNEXION, suspendre)).toMatchObject({ statut: 403, cookie: "" });
    const supprime = await creerBanc();
    const supprimer = () => supprime.base.db.run(sql`delete from comptes where not officiel`);
    expect(await supprime.pendant(CONNEXION, supprimer)).toMatchObject({ statut: 401, cookie: "" });
  });
});
