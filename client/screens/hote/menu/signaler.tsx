/**
 * A report from the game to the creator or to the administrators, about the question on the table when it was begun.
 * plateforme §5 and §7.
 */
import { FormulaireSignalement } from "../../../moderation/signaler/signaler.tsx";
import {
  type EtatFormulaireSignalement,
  useFormulaireSignalement,
} from "../../../moderation/signaler/actions.ts";
import { useCallback, useState, type ReactElement, useEffect } from "react";
import type { CibleSignalee } from "../../../moderation/signaler/saisie.ts";
import { readOrMakeBrowserSecret } from "../../../browser/stored-values.ts";
import { usePartie } from "../../../partie/use-partie.ts";
import { useBannieres } from "../../../ui/bannieres.tsx";
import { useEstConnecte } from "../../../compte/use-connecte.ts";

const SANS_LIGNE = "Pas de réseau\u00A0: votre texte est gardé, réessayez dès que la ligne est là.";
const SANS_QUIZZ = "Ce quizz n’est plus là\u00A0: il ne peut pas être signalé.";

interface References {
  readonly quizzId: string | null;
  readonly questionId: string | null;
  /** Rank of the reported question, from 1; 0 for a message. */
  readonly numero: number;
}

/** Questions of the reports that have been begun, by room: they last as long as the drafts of their texts, beyond the game's screen. */
const references = new Map<string, References>();

interface EtatSignalement {
  readonly formulaire: EtatFormulaireSignalement;
  /** The question of the report in words; null when none was on the table. */
  readonly question: string | null;
  /**
   * Makes the question on the table that of the report, as long as nothing has been typed: a report keeps the question
   * that it was begun for.
   */
  readonly reperer: () => void;
}

/** The report being written in the host's menu. @param apres called once it is sent: closes the dialogue */
export function useSignalementDeLHote(apres: () => void): EtatSignalement {
  const { consulter, vue } = usePartie();
  const { tour, numero } = vue;
  const { info } = useBannieres();
  const cle = `partie ${vue.code}`;
  const [connues, setConnues] = useState(() => references.get(cle) ?? null);

  const lireReferences = useCallback(async (): Promise<References | null> => {
    const reponse = await consulter({ quoi: "references" });
    if (reponse?.quoi !== "references") return null;
    const lues = { ...reponse, numero };
    setConnues(lues);
    references.set(cle, lues);
    return lues;
  }, [consulter, numero, cle]);

  const viser = async (): Promise<CibleSignalee | string> => {
    const visees = connues ?? (await lireReferences());
    if (visees === null) return SANS_LIGNE;
    const { quizzId, questionId } = visees;
    if (quizzId === null) return SANS_QUIZZ;
    const place = {
      room: vue.code,
      role: "hote",
      jeton: readOrMakeBrowserSecret("jetonHote"),
    } as const;
    return { createur: "", quizzId, questionId, place };
  };
  const formulaire = useFormulaireSignalement({
    cle,
    viser,
    onEnvoye(message) {
      setConnues(null);
      references.delete(cle);
      info(message);
      apres();
    },
  });
  const vierge = formulaire.saisie.texte === "";
  // the effect depends on `tour`, so that each step's question is read again
  const reperer = useCallback(() => {
    if (vierge && tour >= 0) void lireReferences();
  }, [vierge, tour, lireReferences]);

  return {
    formulaire,
    question: connues === null || connues.questionId === null ? null : nommer(connues),
    reperer,
  };
}

const nommer = ({ numero }: References): string =>
  numero === 0 ? "Le message à l’écran" : `Question n°\u00A0${String(numero)}`;

/** Id of the form, whose button is in the foot of the dialogue. */
export const ID_FORMULAIRE_SIGNALEMENT = "signalement";

/** The form of a report: to whom, about what, and why (jeu §2 "report"). */
export function PanneauSignalerDuMenuHote({
  signalement: { formulaire, question, reperer },
}: {
  readonly signalement: EtatSignalement;
}): ReactElement {
  useEffect(reperer, [reperer]);
  const connecte = useEstConnecte();
  return (
    <FormulaireSignalement
      id={ID_FORMULAIRE_SIGNALEMENT}
      formulaire={formulaire}
      genre="quizz"
      question={question}
      sansCompte={!connecte}
    />
  );
}
