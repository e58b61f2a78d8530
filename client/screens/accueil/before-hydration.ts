/**
 * Choices made before the first paint from the browser's storage and the address. The prerendered HTML holds both the form and
 * the age question; `data-majorite` tells accueil.module.css which one to show. A room link opens the join dialog. Presses are
 * kept until the page's code has loaded.
 */
import { localStore } from "../../browser/browser-store.ts";
import { nettoyerCodeDeRoom } from "./code.ts";

/** localStorage, which throws in a browser that forbids storage. */
type Stockage = () => Pick<Storage, "getItem">;

interface Depart {
  /** Whether the home page asks the age. */
  readonly demander: boolean;
  /** Room code of the link, or empty. */
  readonly code: string;
  /** Pseudo of the last visit, to put in the field, or empty. */
  readonly pseudo: string;
  /** Last choice of the switch « sans alcool ». */
  readonly sansAlcool: boolean;
}

/** Reads the storage and the address. @param recherche query string, with its question mark */
export function lireEtatInitialAccueil(stockage: Stockage, recherche: string): Depart {
  const lire = (cle: "majeur" | "pseudo" | "sansAlcool"): string => {
    try {
      return stockage().getItem(cle) ?? "";
    } catch {
      return "";
    }
  };
  return {
    demander: lire("majeur") === "",
    code: nettoyerCodeDeRoom(new URLSearchParams(recherche).get("code") ?? ""),
    pseudo: lire("pseudo"),
    sansAlcool: lire("sansAlcool") === "oui",
  };
}

function garder(cle: "majeur" | "sansAlcool", oui: boolean): void {
  localStore.write(cle, oui ? "oui" : null);
}

export function montrerEtatInitialAccueil(depart: Depart): void {
  const { demander, code, pseudo } = depart;
  const { dataset, style } = document.documentElement;
  if (demander) dataset["majorite"] = "";
  if (code !== "") {
    dataset["code"] = "";
    style.setProperty("--code", `"${code}"`);
  }
  if (pseudo !== "" || (code !== "" && !demander))
    // waits until the fields are parsed, of which the switch « sans alcool » is the last one
    new MutationObserver((_, observateur) => {
      const [nom, champPseudo, lien, alcool] = document.querySelectorAll("input");
      if (nom === undefined || lien === undefined || alcool === undefined) return;
      observateur.disconnect();
      nom.value = pseudo;
      lien.value = code;
      alcool.checked = depart.sansAlcool;
      if (demander || code === "") return;
      // the dialog asks for the pseudo only of somebody who has none yet
      dataset["ouvert"] = pseudo === "" ? "sans-pseudo" : "";
      lien.closest("dialog")?.showModal();
      // the style sheet that hides the field of the pseudo may still be on its way
      (pseudo === "" ? champPseudo : lien)?.focus();
    }).observe(document, { childList: true, subtree: true });
  ecouterGestes(dataset);
}

/** Records presses until the page's code has loaded. */
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
      // the dialog had no button that opened it, to which the browser would give the focus back
      document.querySelector<HTMLElement>("[data-geste=rejoindre] [type=submit]")?.focus();
      // the code leaves the address, so that a reload does not open the dialog again
      history.replaceState(history.state, "", "/");
    },
    // the event `close` does not bubble, hence the capture
    true,
  );
}
