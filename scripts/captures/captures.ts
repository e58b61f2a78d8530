/**
 * `npm run captures`: plays the real product in a browser and keeps a picture of every screen in test-results/captures (outside git),
 * and beside it, where the screen has a mock-up, the pair.
 * `npm run captures -- hote-question film-fin`: only these pictures or films (or all of a scene, by its name).
 * `npm run captures -- --readme`: only those that the README shows, written to docs/captures too.
 */
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ouvrirServeur } from "../../e2e/support/server.ts";
import { CHROMIUM_ARGS, findOrInstallChromium } from "../chromium.ts";
import {
  capturerAdministration,
  capturerComptesJournalEtMots,
  capturerModeration,
} from "./administration.ts";
import {
  filmerCourseRapidite,
  filmerFinSurTelephoneHote,
  filmerPartie,
  filmerRouletteRusse,
} from "./films.ts";
import { capturerImprevusJuges, capturerMiniJeux, capturerPartie } from "./partie.ts";
import { capturerAccueil, capturerEditeurs, capturerPlateforme } from "./plateforme.ts";
import { CaptureRecorder } from "./recorder.ts";
import {
  capturerComptoir,
  capturerFinsDeLaGalerie,
  capturerPatron,
  capturerRythme,
} from "./soiree.ts";

const SORTIE = "test-results/captures";
const README = "docs/captures";
const LARGEUR_WEBP = 960;

/** The pictures that the README shows. */
const DU_README: readonly string[] = [
  "hote-question",
  "telephone-choix",
  "hote-fin",
  "profil-badges-page",
  "messagerie-page",
  "communaute-page",
];

/** Mock-ups of screens that were drawn before they were built, by the name of the picture. */
const MAQUETTES: Readonly<Record<string, string>> = {
  "hote-question": "hote-question",
  "hote-imprevu": "hote-imprevu",
  "hote-imprevu-juge": "imprevu-juge",
  "hote-fin": "hote-fin",
  "hote-reponse-choix": "revelation",
  "telephone-choix": "telephone",
  "communaute-page": "communaute",
  "patron-question": "patron-question",
  course: "rapidite",
  "salon-comptoir": "salon-comptoir",
  "salon-comptoir-20": "salon-comptoir-20",
  "salon-choix-1280": "salon-quizz",
  "telephone-dessin": "telephone-dessin",
  "mes-quizz-1440": "mes-quizz",
  "mes-medias-1440": "mes-medias",
  "editeur-quizz-1440": "editeur-quizz",
  "editeur-question-1440": "editeur-question",
  "editeur-question-extrait-1440": "editeur-question-etats",
  "importer-1440": "importer",
  "editeur-telephone-questions": "editeur-telephone",
  "admin-imprevu-1440": "admin-imprevu",
  "moderation-1440": "moderation",
  "addition-8": "addition-8",
  "addition-20": "addition-20",
  "ticket-joueur": "ticket-joueur",
  "ticket-salle": "ticket-salle",
};

interface Scene {
  /** Pattern of the names of the pictures that the scene takes. A name that two scenes match belongs to the first one. */
  readonly takes: RegExp;
  readonly play: (recorder: CaptureRecorder) => Promise<void>;
  /** Whether the scene needs a server of its own, because its accounts have the names of another scene's. */
  readonly alone?: boolean;
}

const SCENES: Readonly<Record<string, Scene>> = {
  accueil: { takes: /^(accueil|rejoindre|introuvable)-/, play: capturerAccueil },
  "mini-jeux": { takes: /^(hote|telephone)-mini-/, play: capturerMiniJeux },
  jugees: {
    takes: /^((hote|telephone)-imprevu-(scene|juge|verdict)|film-imprevu-juge)/,
    play: capturerImprevusJuges,
  },
  films: { takes: /^film-(depart|revelation|fin)(-telephone)?$/, play: filmerPartie },
  roulette: { takes: /^film-roulette/, play: filmerRouletteRusse },
  "en-main": { takes: /^film-fin-en-main/, play: filmerFinSurTelephoneHote },
  course: { takes: /^(film-)?course/, play: filmerCourseRapidite },
  fins: { takes: /^(addition|ticket|telephone-fin)-/, play: capturerFinsDeLaGalerie },
  comptoir: {
    takes: /^(salon-(comptoir|choix|poche)|telephone-(dessin|pose)(-\d|$))/,
    play: capturerComptoir,
  },
  partie: { takes: /^(salon|hote|telephone)(-|$)/, play: capturerPartie },
  patron: { takes: /^patron-/, play: capturerPatron },
  rythme: { takes: /^(rythme|classement|ce-soir)/, play: capturerRythme },
  moderation: {
    takes: /^(moderation|mesure|editeur-quizz-masque)/,
    play: capturerModeration,
    alone: true,
  },
  editeurs: { takes: /^(mes-quizz|mes-medias|editeur|importer|imprimer)/, play: capturerEditeurs },
  comptes: {
    takes: /^(admin-(users|journal|mots)|quizz-a-signaler|signaler)/,
    play: capturerComptesJournalEtMots,
  },
  admin: { takes: /^admin/, play: capturerAdministration },
  plateforme: { takes: /-(page|telephone)$/, play: capturerPlateforme },
};

/** Thrown once the last wanted picture is taken, to end the scene. */
class AllTaken extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    readme: { type: "boolean", default: false },
    maquettes: { type: "string", default: "../shared/design/maquettes" },
  },
});
const asked = values.readme && positionals.length === 0 ? DU_README : positionals;

/** The scenes to play, each with the wanted names of its pictures; null means all of them. */
function program(): Map<Scene, Set<string> | null> {
  if (asked.length === 0) return new Map(Object.values(SCENES).map((scene) => [scene, null]));
  const wanted = new Map<Scene, Set<string> | null>();
  for (const nom of asked) {
    const whole = SCENES[nom];
    const scene = whole ?? Object.values(SCENES).find(({ takes }) => takes.test(nom));
    if (scene === undefined)
      throw new Error(`${nom}: no picture, nor a scene (${Object.keys(SCENES).join(", ")})`);
    if (whole !== undefined) wanted.set(scene, null);
    else if (wanted.get(scene) !== null)
      wanted.set(scene, (wanted.get(scene) ?? new Set<string>()).add(nom));
  }
  return wanted;
}

/** One picture with the mock-up on the left and the screen on the right, at the same height. */
async function pair(maquette: string, ecran: Buffer, nom: string): Promise<void> {
  const { height } = await sharp(ecran).metadata();
  const gauche = await sharp(maquette).resize({ height }).png().toBuffer();
  const droite = await sharp(ecran).resize({ height }).png().toBuffer();
  await sharp([gauche, droite], { join: { across: 2, shim: 12, background: "#888" } })
    .png()
    .toFile(join(SORTIE, `paire-${nom}.png`));
}

async function store(image: Buffer, nom: string): Promise<void> {
  await sharp(image)
    .png()
    .toFile(join(SORTIE, `${nom}.png`));
  const maquette = join(values.maquettes, `${MAQUETTES[nom] ?? ""}.png`);
  if (existsSync(maquette)) await pair(maquette, image, nom);
  if (values.readme && DU_README.includes(nom))
    await sharp(image)
      .resize({ width: LARGEUR_WEBP, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(join(README, `${nom}.webp`));
  console.log(nom);
}

const scenes = program();
if (asked.length === 0) await rm(SORTIE, { recursive: true, force: true });
await mkdir(SORTIE, { recursive: true });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: CHROMIUM_ARGS,
});
const shared = await ouvrirServeur();

async function play({ play: scene, alone = false }: Scene, wanted: Set<string> | null) {
  const serveur = alone ? await ouvrirServeur() : shared;
  const recorder = new CaptureRecorder(
    browser,
    serveur,
    (nom) => wanted?.has(nom) ?? true,
    async (image, nom) => {
      await store(image, nom);
      wanted?.delete(nom);
      if (wanted?.size === 0) throw new AllTaken();
    },
  );
  try {
    await scene(recorder);
    if (wanted !== null) throw new Error(`never on a screen: ${[...wanted].join(", ")}`);
  } catch (erreur) {
    if (!(erreur instanceof AllTaken)) throw erreur;
    for (const contexte of browser.contexts()) await contexte.close();
    await serveur.regler({});
  } finally {
    if (alone) await serveur.fermer();
  }
}

try {
  for (const [scene, wanted] of scenes) await play(scene, wanted);
} finally {
  await browser.close();
  await shared.fermer();
}
