/**
 * The real server for the browser tests, in a process of its own, started and spoken to by support/server.ts: on any free
 * port, with a chance and a deck that the test chooses. The product has no such door.
 */
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { readConfig } from "#config";
import { texteImprevuNommeSecondePersonne } from "#contracts/imprevu-commandes.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { NOM_PAQUET_MAISON } from "#contracts/niveaux.ts";
import type { SourceDeHasard, QuizzSource } from "#game/ports/ports.ts";
import { creerGraine } from "#game/rules/hasard.ts";
import { startServer } from "../server.ts";
import {
  type Carte,
  DEFAULT_SCENARIO,
  type Scenario,
  scenario as lireRegie,
} from "./support/scenario.ts";

let regie: Scenario = DEFAULT_SCENARIO;

// the clock that the game reads, which a test moves on with those of its pages, or makes run
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

/** Every throw follows from the seed of the room's opening. */
const hasard: SourceDeHasard = { graine: () => creerGraine(regie.semence), entropie: () => [] };

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

/** The deck is what the test chose, when it chose one. */
const choisir = (source: QuizzSource): QuizzSource => ({
  quizz: (id, compte) => source.quizz(id, compte),
  cartes: async () =>
    regie.cartes?.map((carte) => {
      const { _id, text, suite, rare, niveau, paquet } = lireCarte(carte);
      return {
        _id,
        rare,
        niveau,
        paquet,
        aDeux: texteImprevuNommeSecondePersonne(`${text} ${suite?.text ?? ""}`),
      };
    }) ?? (await source.cartes()),
  async imprevu(id) {
    const carte = regie.cartes?.find(({ _id }) => _id === id);
    return carte === undefined ? source.imprevu(id) : lireCarte(carte);
  },
});

const lecture = readConfig({ LOG_LEVEL: "error", ...process.env });
if (!lecture.ok) throw new Error(lecture.message);
// two journeys at a time open more rooms and accounts than one Wi-Fi may
const limites = { roomsParMinute: 500, inscriptionsParMinute: 500 };
const serveur = await startServer(lecture.config, limites, (ports) => ({
  ...ports,
  hasard,
  quizz: choisir(ports.quizz),
  // asked again by each command
  get repliques() {
    return regie.patron ? ports.repliques : null;
  },
}));
const { close } = closeWithGrace({ delay: 5000 }, () => serveur.fermer());
// whoever started it is gone, however that came
process.on("disconnect", close);
process.on("message", (message) => {
  // what has passed until now did so at the speed of until now
  performance.now();
  regie = lireRegie.parse(message);
  process.send?.({ regie: true });
});
process.send?.({ adresse: serveur.locale });
