/** Actions of the page of an imprévu: go to its neighbours, answer its keys, make a copy. plateforme §2 "Admin". */
import { useMemo, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { reponseImprevuCree } from "#contracts/edition-imprevu.ts";
import { appelerApi } from "../../../app/api/api.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { type AdresseDePage, ecrireAdresseDePage } from "../../../app/paths.ts";
import { uuid } from "../../../browser/random-id.ts";
import { useKeyPress } from "../../../browser/use-key-press.ts";
import { QUERY_KEY_IMPREVUS } from "../imprevus/queries.ts";
import { useImprevuEnCoursDeRedaction } from "./redaction.ts";

const AU_DEBUT = "Vous êtes au début du quizz";
const A_LA_FIN = "Vous êtes à la fin du quizz";

export interface ActionsNaviguerEntreImprevus {
  /** Rank of the imprévu in the deck, from 0; -1 until the deck is read. */
  readonly rang: number;
  readonly total: number;
  readonly precedent: () => void;
  readonly suivant: () => void;
  /**
   * Address of the page to open once this imprévu is deleted: the next one, the previous one at the end of the deck,
   * the list when it was alone.
   */
  readonly ensuite: AdresseDePage;
}

export function useNaviguerEntreImprevus(): ActionsNaviguerEntreImprevus {
  const { id, deck } = useImprevuEnCoursDeRedaction();
  const { info } = useAnnoncerParBanniere();
  const aller = useNavigate();
  return useMemo(() => {
    const rang = deck.findIndex(({ _id }) => _id === id);
    const page = (voisine: number): AdresseDePage | null => {
      const carte = deck[voisine];
      return carte === undefined
        ? null
        : ecrireAdresseDePage("/admin/imprevu/:id", { id: carte._id });
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

/**
 * The action of the editor for a key; null for other keys. Each function key has a second shortcut, for keyboards that use
 * it for something else.
 */
function gesteDe({ key, ctrlKey, metaKey }: KeyboardEvent): keyof Touches | null {
  const commande = ctrlKey || metaKey;
  if (key === "Enter" && commande) return "suivant";
  if (key === "F9" || (key.toLowerCase() === "d" && commande)) return "tirer";
  return key === "F1" || (key === "/" && commande) ? "aider" : null;
}

export function useRaccourcisEditeurImprevu(touches: Touches): void {
  useKeyPress((evenement) => {
    // the shortcuts do nothing in an open dialogue, which has keys of its own
    if (document.querySelector("dialog[open]") !== null || evenement.isComposing) return;
    const geste = gesteDe(evenement);
    if (geste === null) return;
    evenement.preventDefault();
    if (!evenement.repeat) touches[geste]();
  });
}

/** Saves what is written as another imprévu, and goes to its page. A refusal is announced, and nothing else happens. */
export function useEnregistrerCommeNouvelImprevu() {
  const { etat } = useImprevuEnCoursDeRedaction();
  const { envoyer, enCours } = useApiCallSender();
  const client = useQueryClient();
  const aller = useNavigate();
  /** Id of the copy of this text: asked for again after a lost answer, it is made once. */
  const envoi = useRef<{ readonly imprevu: typeof etat.imprevu; readonly id: string } | null>(null);
  /** @param avant called once the copy is made, before the page is left: its unsaved changes are then dropped */
  const copier = async (avant: () => void): Promise<void> => {
    const { imprevu } = etat;
    if (envoi.current?.imprevu !== imprevu) envoi.current = { imprevu, id: uuid() };
    const corps = { ...imprevu, envoi: envoi.current.id };
    const copie = await envoyer(() =>
      appelerApi("POST", "/api/imprevu", reponseImprevuCree, { corps }),
    );
    if (copie === null) return;
    avant();
    await client.invalidateQueries({ queryKey: QUERY_KEY_IMPREVUS });
    await aller(ecrireAdresseDePage("/admin/imprevu/:id", { id: copie._id }), { replace: true });
  };
  return { copier, enCours };
}
