/**
 * What is decided before the first paint, of what this browser keeps and of the address: the HTML, made once for everybody, holds the way
 * in and the age question, of which accueil.module.css shows the one that `data-majorite` says, and the dialogue, closed: the link of a room
 * opens it for whoever has a pseudo. Then what is done is kept until the page's own code is there.
 */
import { localStore } from "../../browser/browser-store.ts";
import { nettoyerCode } from "./code.ts";

/** The browser's own: throws where nothing may be kept. */
type Stockage = () => Pick<Storage, "getItem">;

interface Depart {
  /** Whether the age is to be asked. */
  readonly demander: boolean;
  /** Of the room that a link brought, or empty. */
  readonly code: string;
  /** To write in the field, or empty. */
  readonly pseudo: string;
  /** What they said the last time that they joined. */
  readonly sansAlcool: boolean;
}

/** @param recherche what follows the address, with its question mark */
export function lireDepart(stockage: Stockage, recherche: string): Depart {
  const lire = (cle: "majeur" | "pseudo" | "sansAlcool"): string => {
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
    sansAlcool: lire("sansAlcool") === "oui",
  };
}

function garder(cle: "majeur" | "sansAlcool", oui: boolean): void {
  localStore.write(cle, oui ? "oui" : null);
}

export function preparerLaPage(depart: Depart): void {
  const { demander, code, pseudo } = depart;
  const { dataset, style } = document.documentElement;
  if (demander) dataset["majorite"] = "";
  if (code !== "") {
    dataset["code"] = "";
    style.setProperty("--code", `"${code}"`);
  }
  if (pseudo !== "")
    // as soon as the fields are there, of which the switch is the last
    new MutationObserver((_, observateur) => {
      const [nom, lien, alcool] = document.querySelectorAll("input");
      if (nom === undefined || lien === undefined || alcool === undefined) return;
      observateur.disconnect();
      nom.value = pseudo;
      lien.value = code;
      alcool.checked = depart.sansAlcool;
      if (demander || code === "") return;
      dataset["ouvert"] = "";
      lien.closest("dialog")?.showModal();
    }).observe(document, { childList: true, subtree: true });
  ecouterGestes(dataset);
}

/** Until the page's own code is there: it answers for itself then. */
function ecouterGestes(dataset: DOMStringMap): void {
  const vise = ({ target }: Event, selecteur: string) => {
    const repris = document.querySelector("[data-avant]") === null;
    return repris || !(target instanceof Element) ? null : target.closest(selecteur);
  };
  document.addEventListener("submit", (evenement) => {
    const formulaire = vise(evenement, "form[data-geste]");
    if (formulaire === null) return;
    evenement.preventDefault();
    dataset["presse"] = formulaire.getAttribute("data-geste") ?? "";
  });
  document.addEventListener("change", (evenement) => {
    const alcool = vise(evenement, "input[type=checkbox]");
    if (alcool instanceof HTMLInputElement) garder("sansAlcool", alcool.checked);
  });
  document.addEventListener("click", (evenement) => {
    if (vise(evenement, "dialog button[type=button]") !== null)
      document.querySelector("dialog")?.close();
    if (vise(evenement, "[data-geste=majeur]") === null) return;
    delete dataset["majorite"];
    garder("majeur", true);
  });
  document.addEventListener(
    "close",
    (evenement) => {
      if (vise(evenement, "dialog") === null) return;
      delete dataset["ouvert"];
      delete dataset["presse"];
      // as the page does: loaded again, it does not open it again
      history.replaceState(history.state, "", "/");
    },
    // it does not rise
    true,
  );
}
