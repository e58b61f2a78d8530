/**
 * The real server for the browser tests, in a process of its own that support/server.ts starts and controls: on a free
 * port, with the chance and the deck that a test chooses. The product itself cannot be controlled so.
 */
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { readServerConfig } from "#config";
import { texteImprevuNommeUnAutreJoueur } from "#contracts/imprevu-commandes.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { NOM_PAQUET_MAISON } from "#contracts/niveaux.ts";
import type { SourceDAleatoire, SourceDeQuizzEtImprevus } from "#game/ports/ports.ts";
import { creerEtatDuGenerateurAleatoire } from "#game/rules/hasard.ts";
import { startServer } from "../server.ts";
import {
  type Carte,
  DEFAULT_SCENARIO,
  type Scenario,
  scenario as lireRegie,
} from "./support/scenario.ts";

let regie: Scenario = DEFAULT_SCENARIO;

// the clock of the game, which a test advances together with those of its pages, or makes faster
const lireHorloge = performance.now.bind(performance);
let vue = lireHorloge();
let ecoule = vue;
performance.now = () => {
  const maintenant = lireHorloge();
  ecoule += (maintenant - vue) * regie.vitesse;
  vue = maintenant;
  return ecoule + regie.avanceMs;
};
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(armer, ici, [rappel, ms, ...reste]: readonly unknown[]) {
    const delai = typeof ms === "number" ? ms / regie.vitesse : ms;
    return Reflect.apply(armer, ici, [rappel, delai, ...reste]);
  },
});

/** every throw follows from the seed at the opening of the room */
const hasard: SourceDAleatoire = {
  graine: () => creerEtatDuGenerateurAleatoire(regie.semence),
  entropie: () => [],
};

const lireCarte = ({ _id, texte = _id, suite, juge = false }: Carte): Imprevu => ({
  _id,
  text: texte,
  media: MEDIA_IMPREVU_DEFAUT,
  rare: false,
  culSec: false,
  juge,
  suite: suite === undefined ? null : { media: "", text: suite },
  liste: [],
  niveau: "doux",
  paquet: NOM_PAQUET_MAISON,
});

/** the deck of the test, if it chose one */
const choisir = (source: SourceDeQuizzEtImprevus): SourceDeQuizzEtImprevus => ({
  quizz: (id, compte) => source.quizz(id, compte),
  composer: (demande) => source.composer(demande),
  questionsComposees: (questions, compte) => source.questionsComposees(questions, compte),
  cartes: async () =>
    regie.cartes?.map((carte) => {
      const { _id, text, suite, rare, niveau, paquet } = lireCarte(carte);
      return {
        _id,
        rare,
        niveau,
        paquet,
        aDeux: texteImprevuNommeUnAutreJoueur(`${text} ${suite?.text ?? ""}`),
      };
    }) ?? (await source.cartes()),
  async imprevu(id) {
    const carte = regie.cartes?.find(({ _id }) => _id === id);
    return carte === undefined ? source.imprevu(id) : lireCarte(carte);
  },
});

const lecture = readServerConfig({ LOG_LEVEL: "error", ...process.env });
if (!lecture.ok) throw new Error(lecture.message);
// simultaneous journeys open more rooms and accounts than one address may
const limites = { roomsParMinute: 500, partDUneAdresse: 1, inscriptionsParMinute: 500 };
const serveur = await startServer(lecture.config, limites, (ports) => ({
  ...ports,
  hasard,
  quizz: choisir(ports.quizz),
  // each command reads this property again
  get repliques() {
    return regie.patron ? ports.repliques : null;
  },
}));
const { close } = closeWithGrace({ delay: 5000 }, () => serveur.fermer());
// the parent process has ended
process.on("disconnect", close);
process.on("message", (message) => {
  // time up to now has passed at the earlier speed
  performance.now();
  regie = lireRegie.parse(message);
  process.send?.({ regie: true });
});
process.send?.({ adresse: serveur.locale });
