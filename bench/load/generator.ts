/** The load generator: rooms full of phones, as light as they can be, in a process of their own. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { colyseus, json } from "./protocol.ts";
import { obeir } from "./child-process.ts";
import { places } from "./measured-server.ts";
import { Compteurs, type Pertes } from "./counters.ts";
import { Salle, Trames } from "./room.ts";

/** Rooms that fill at the same time. */
const ENTREES_EN_PARALLELE = 16;
/** Longer than any patch beat: the arrivals have been told to everybody. */
const CALME_MS = 1000;
/** For the last answers to leave and the last reveals to come. */
const FIN_MS = 3000;

export const demandeCharge = z.object({
  /** Where rooms are asked for; they are played there too, unless the server has a port of its own. */
  port: z.int(),
  portJeu: z.int().optional(),
  langue: z.enum(["colyseus", "json"]),
  rooms: z.int(),
  joueurs: z.int(),
  periodeMs: z.number(),
});
type DemandeCharge = z.infer<typeof demandeCharge>;

const compteurs = new Compteurs();
const salles: Salle[] = [];
let periodeMs = 0;

async function remplir({
  port,
  portJeu = port,
  langue: nom,
  rooms,
  joueurs,
  ...reste
}: DemandeCharge): Promise<void> {
  ({ periodeMs } = reste);
  const langue = nom === "json" ? json : colyseus;
  const trames = new Trames(langue);
  let aOuvrir = rooms;
  const ouvrirLesSuivantes = async () => {
    while (aOuvrir-- > 0) {
      const reponse = await fetch(`http://127.0.0.1:${port}/`, {
        method: "POST",
        body: JSON.stringify({ joueurs }),
      });
      const ouverte = places.parse(await reponse.json());
      const adresse = `ws://127.0.0.1:${portJeu}`;
      const salle = new Salle({ langue, trames, compteurs, periodeMs, adresse, ...ouverte });
      await salle.entrer();
      salles.push(salle);
    }
  };
  await Promise.all(Array.from({ length: ENTREES_EN_PARALLELE }, ouvrirLesSuivantes));
  await sleep(CALME_MS);
}

/** Rooms begin one after the other over a whole period, so that they stay spread. */
async function jouer(): Promise<void> {
  await Promise.all(
    salles.map(async (salle, i) => {
      await sleep((i / salles.length) * periodeMs);
      await salle.lancer();
    }),
  );
}

/** Lets the questions on the table end, then counts what went missing. */
async function finir(): Promise<Pertes> {
  for (const salle of salles) salle.finir();
  await sleep(FIN_MS);
  const toutes = salles.map((salle) => salle.pertes());
  const total = (nom: keyof Pertes) => toutes.reduce((n, salle) => n + salle[nom], 0);
  for (const salle of salles) salle.fermer();
  return {
    demandes: total("demandes"),
    refus: total("refus"),
    revelations: total("revelations"),
    ecransDivergents: total("ecransDivergents"),
    deconnexions: total("deconnexions"),
  };
}

obeir({
  remplir: (donnees) => remplir(demandeCharge.parse(donnees)),
  jouer,
  releve: () => compteurs.relever(),
  finir,
  arreter: () => {},
});
