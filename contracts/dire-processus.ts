/** A process that plays, in words: on the administrator's page and in the terminal. Pure. */
import type { ProcessusVu } from "./processus.ts";

const compter = (n: number, un: string, des: string): string =>
  `${n.toLocaleString("fr-FR")}\u00A0${n > 1 ? des : un}`;
const direParties = (n: number): string => compter(n, "partie", "parties");

/** What it is at, without its name. */
export function direProcessus({
  etat,
  parties,
  essais,
  hotes,
  telephones,
  enregistrees,
}: ProcessusVu): string {
  const rooms = parties + essais;
  switch (etat) {
    case "muet":
      return rooms === 0
        ? "Ne répond plus\u00A0; plus rien n’y est joué"
        : `Ne répond plus\u00A0: ${direParties(rooms)} à reprendre par les autres`;
    case "seVide":
      return rooms === 0
        ? "Vide\u00A0: on peut l’arrêter"
        : `Se vide\u00A0: ${direParties(rooms)} encore`;
    case "joue": {
      const table =
        rooms === 0
          ? "Aucune partie"
          : `${direParties(rooms)}, ${compter(hotes, "écran", "écrans")}, ${compter(telephones, "téléphone", "téléphones")}`;
      return enregistrees ? table : `${table}\u00A0; n’enregistre plus\u00A0: regardez Redis`;
    }
  }
}
