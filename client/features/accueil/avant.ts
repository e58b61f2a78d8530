/**
 * What is decided before the first paint, of what this browser keeps and of the address: the HTML, made once for everybody, holds the way
 * in and the age question, and accueil.module.css shows the one that `data-majorite` says. Then it keeps what is done until the page's own code is there.
 */
import { nettoyerCode } from "./code.ts";

/** The part of a page and of its browser that is read here. */
interface Fenetre {
  readonly document: Document;
  readonly location: { readonly search: string };
  /** Throws where nothing may be kept. */
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
}

export function preparerLaPage(fenetre: Fenetre): void {
  const { document, location } = fenetre;
  const { dataset, style } = document.documentElement;
  const lire = (cle: "majeur" | "pseudo"): string => {
    try {
      return fenetre.localStorage.getItem(cle) ?? "";
    } catch {
      return "";
    }
  };

  if (lire("majeur") === "") dataset["majorite"] = "";
  const code = nettoyerCode(new URLSearchParams(location.search).get("code") ?? "");
  if (code !== "") {
    dataset["code"] = "";
    style.setProperty("--code", `"${code}"`);
  }

  // as soon as the field is there
  const pseudo = lire("pseudo");
  if (pseudo !== "")
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
      fenetre.localStorage.setItem("majeur", "oui");
    } catch {
      // it will be asked again
    }
  });
}
