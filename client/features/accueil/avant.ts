/**
 * What is decided before the first paint, of what this browser keeps and of the address: the HTML, made once for everybody, holds the way
 * in and the age question, and accueil.module.css shows the one that `data-majorite` says. Then what is done is kept until the page's own
 * code is there.
 */
import { nettoyerCode } from "./code.ts";

/** The browser's own: throws where nothing may be kept. */
type Stockage = () => Pick<Storage, "getItem">;

export interface Depart {
  /** Whether the age is to be asked. */
  readonly demander: boolean;
  /** Of the room that a link brought, or empty. */
  readonly code: string;
  /** To write in the field, or empty. */
  readonly pseudo: string;
}

/** @param recherche what follows the address, with its question mark */
export function lireDepart(stockage: Stockage, recherche: string): Depart {
  const lire = (cle: "majeur" | "pseudo"): string => {
    try {
      return stockage().getItem(cle) ?? "";
    } catch {
      return "";
    }
  };
  return {
    demander: lire("majeur") === "",
    code: nettoyerCode(new URLSearchParams(recherche).get("code") ?? ""),
    pseudo: lire("pseudo"),
  };
}

export function preparerLaPage({ demander, code, pseudo }: Depart): void {
  const { dataset, style } = document.documentElement;
  if (demander) dataset["majorite"] = "";
  if (code !== "") {
    dataset["code"] = "";
    style.setProperty("--code", `"${code}"`);
  }
  if (pseudo !== "")
    // as soon as the field is there
    new MutationObserver((_, observateur) => {
      const champ = document.querySelector("input");
      if (champ === null) return;
      observateur.disconnect();
      champ.value = pseudo;
    }).observe(document, { childList: true, subtree: true });

  // the page's own code, once there, has answered before these, and they change nothing any more
  const vise = ({ target }: Event, geste: string) =>
    target instanceof Element && target.closest(`[data-geste=${geste}]`) !== null;
  document.addEventListener("submit", (evenement) => {
    if (evenement.defaultPrevented || !vise(evenement, "rejoindre")) return;
    evenement.preventDefault();
    dataset["presse"] = "";
  });
  document.addEventListener("click", (evenement) => {
    if (!vise(evenement, "majeur")) return;
    delete dataset["majorite"];
    try {
      localStorage.setItem("majeur", "oui");
    } catch {
      // it will be asked again
    }
  });
}
