/** Going from a card to its neighbours, and what the keys of the page do: plateforme §2 "Admin". */
import { useMemo } from "react";
import { type Adresse, vers } from "../../../app/paths.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useTouche } from "../../../browser/use-touche.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { useCarte } from "./redaction.ts";

const AU_DEBUT = "Vous êtes au début du quizz";
const A_LA_FIN = "Vous êtes à la fin du quizz";

export interface GestesDImprevu {
  /** From 0; -1 until the deck has come. */
  readonly rang: number;
  readonly total: number;
  readonly precedent: () => void;
  readonly suivant: () => void;
  /** Where one goes when this card is deleted: the next one, the one before at the end, the list when it was alone. */
  readonly ensuite: Adresse;
}

export function useGestesDImprevu(): GestesDImprevu {
  const { id, deck } = useCarte();
  const { info } = useAnnonces();
  const aller = useNavigate();
  return useMemo(() => {
    const rang = deck.findIndex(({ _id }) => _id === id);
    const page = (voisine: number): Adresse | null => {
      const carte = deck[voisine];
      return carte === undefined ? null : vers("/admin/imprevu/:id", { id: carte._id });
    };
    const vers_ = (voisine: number, bout: string) => () => {
      if (rang === -1) return;
      const adresse = page(voisine);
      if (adresse === null) info(bout);
      else void aller(adresse);
    };
    return {
      rang,
      total: deck.length,
      precedent: vers_(rang - 1, AU_DEBUT),
      suivant: vers_(rang + 1, A_LA_FIN),
      ensuite: (rang === -1 ? null : (page(rang + 1) ?? page(rang - 1))) ?? "/admin/imprevus",
    };
  }, [id, deck, info, aller]);
}

interface Touches {
  readonly suivant: () => void;
  readonly tirer: () => void;
  readonly aider: () => void;
}

/** Function keys have a double without F. */
function gesteDe({ key, ctrlKey, metaKey }: KeyboardEvent): keyof Touches | null {
  const commande = ctrlKey || metaKey;
  if (key === "Enter" && commande) return "suivant";
  if (key === "F9" || (key.toLowerCase() === "d" && commande)) return "tirer";
  return key === "F1" || (key === "/" && commande) ? "aider" : null;
}

export function useTouchesDImprevu(touches: Touches): void {
  useTouche((evenement) => {
    // a dialogue has keys of its own
    if (document.querySelector("dialog[open]") !== null || evenement.isComposing) return;
    const geste = gesteDe(evenement);
    if (geste === null) return;
    evenement.preventDefault();
    if (!evenement.repeat) touches[geste]();
  });
}
