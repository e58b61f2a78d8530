/** A report on its way to the creator or to the administrators: plateforme §5 and §7. */
import { useCallback, useState } from "react";
import { signalement } from "#contracts/signalement.ts";
import { poster } from "../../partie/api.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useBannieres } from "../../ui/bannieres.tsx";

export type Destinataire = "createur" | "administrateur";
export type Portee = "question" | "quizz";

const CHEMINS: Readonly<Record<Destinataire, string>> = {
  createur: "/api/signale-createur",
  administrateur: "/api/signale-administrateur",
};
const SANS_LIGNE = "Pas de réseau\u00A0: votre texte est gardé, réessayez dès que la ligne est là.";
const SANS_QUIZZ = "Ce quizz n’est plus là\u00A0: il ne peut pas être signalé.";

interface References {
  readonly quizzId: string | null;
  readonly questionId: string | null;
}

export interface EtatSignalement {
  readonly vers: Destinataire;
  readonly portee: Portee;
  readonly texte: string;
  readonly erreur: string | undefined;
  readonly enCours: boolean;
  /** There was a question on the table when the dialogue opened. */
  readonly surQuestion: boolean;
  readonly ecrire: (texte: string) => void;
  readonly choisirVers: (vers: Destinataire) => void;
  readonly choisirPortee: (portee: Portee) => void;
  /** Notes what is on the table, which may have moved on by the time the text is typed. */
  readonly reperer: () => void;
  readonly envoyer: () => Promise<void>;
}

/** What was typed stays until it has been sent; `apres` closes the dialogue then. */
export function useSignalement(apres: () => void): EtatSignalement {
  const { consulter } = usePartie();
  const { info } = useBannieres();
  const [vers, setVers] = useState<Destinataire>("createur");
  const [portee, setPortee] = useState<Portee>("question");
  const [texte, setTexte] = useState("");
  const [erreur, setErreur] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  const [references, setReferences] = useState<References | null>(null);

  const lireReferences = useCallback(async (): Promise<References | null> => {
    const reponse = await consulter({ quoi: "references" });
    if (reponse?.quoi !== "references") return null;
    setReferences(reponse);
    return reponse;
  }, [consulter]);
  const reperer = useCallback(() => void lireReferences(), [lireReferences]);

  const envoyer = async () => {
    if (enCours) return;
    setEnCours(true);
    const echec = await essayer(references ?? (await lireReferences()));
    setEnCours(false);
    setErreur(echec);
    if (echec !== undefined) return;
    setTexte("");
    setReferences(null);
    info("Signalement envoyé");
    apres();
  };

  /** The reason why it was not sent, or nothing. */
  const essayer = async (connues: References | null): Promise<string | undefined> => {
    const aQuoi = {
      createur: "",
      text: texte,
      quizzId: connues?.quizzId ?? "?",
      questionId: portee === "question" ? (connues?.questionId ?? null) : null,
    };
    const lu = signalement.safeParse(aQuoi);
    if (!lu.success) return lu.error.issues[0]?.message;
    if (connues === null) return SANS_LIGNE;
    if (connues.quizzId === null) return SANS_QUIZZ;
    const reponse = await poster(CHEMINS[vers], lu.data);
    return reponse.ok ? undefined : reponse.message;
  };

  return {
    vers,
    portee,
    texte,
    erreur,
    enCours,
    surQuestion: references !== null && references.questionId !== null,
    ecrire: (saisi) => {
      setTexte(saisi);
      setErreur(undefined);
    },
    choisirVers: setVers,
    choisirPortee: setPortee,
    reperer,
    envoyer,
  };
}
