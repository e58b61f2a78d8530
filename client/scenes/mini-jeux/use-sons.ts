/** What the room hears of a mini-game. A page that has just been loaded does not replay what it finds. */
import { useEffect, useRef } from "react";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { jouerSon, type NomSon } from "../../navigateur/sons.ts";
import { issueDe, SECTEURS } from "./issues.ts";
import { verdictDevine } from "./lecture.ts";

export function useSonsMiniJeu(jeu: VueMiniJeu): void {
  const { tirs, fini } = jeu;
  const avant = useRef({ tirs: tirs.length, fini });
  useEffect(() => {
    const { tirs: entendus, fini: entendu } = avant.current;
    avant.current = { tirs: tirs.length, fini };
    const dernier = tirs.at(-1);
    if (tirs.length > entendus && dernier !== undefined)
      jouerSon(dernier.part ? "coup" : "percuteur");
    if (!fini || entendu || jeu.abandon) return;
    const son = sonDeFin(jeu);
    if (son !== null) jouerSon(son);
  });
}

function sonDeFin(jeu: VueMiniJeu): NomSon | null {
  if (jeu.nom === "devine") return verdictDevine(jeu) === "rate" ? "bois" : "gagne";
  const issue = issueDe(jeu);
  if (jeu.nom !== "gamble" || issue === null) return null;
  return SECTEURS[issue].bonne ? "gagne" : "bois";
}

/** The ball over an edge. */
export const sonDeBille = (): void => jouerSon("bille");
