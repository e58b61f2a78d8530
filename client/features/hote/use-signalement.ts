/** A report on its way to the creator or to the administrators: plateforme §5 and §7. */
import { useCallback, useState } from "react";
import { confirmation, signalement } from "#contracts/signalement.ts";
import { appeler } from "../../appels/api.ts";
import { secret } from "../../navigateur/stockage.ts";
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
  /** Rank of the question, from 1. */
  readonly numero: number;
}

export interface EtatSignalement {
  readonly vers: Destinataire;
  readonly portee: Portee;
  readonly texte: string;
  readonly erreur: string | undefined;
  readonly enCours: boolean;
  /** Rank of the question it is about, from 1; 0 when none was on the table as it was begun. */
  readonly numero: number;
  readonly ecrire: (texte: string) => void;
  readonly choisirVers: (vers: Destinataire) => void;
  readonly choisirPortee: (portee: Portee) => void;
  /** Notes what is on the table, as long as nothing has been typed: a report keeps the question it was begun for. */
  readonly reperer: () => void;
  readonly envoyer: () => Promise<void>;
}

/** What was typed stays until it has been sent; `apres` closes the dialogue then. */
export function useSignalement(apres: () => void): EtatSignalement {
  const { consulter, vue } = usePartie();
  const { tour, position } = vue;
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
    const lues = { ...reponse, numero: position + 1 };
    setReferences(lues);
    return lues;
  }, [consulter, position]);
  const vierge = texte === "";
  // `tour`: read again at each step
  const reperer = useCallback(() => {
    if (vierge && tour >= 0) void lireReferences();
  }, [vierge, tour, lireReferences]);

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
    const place = { room: vue.code, role: "hote", jeton: secret("jetonHote") };
    const corps = { ...lu.data, place };
    const reponse = await appeler("POST", CHEMINS[vers], confirmation, { corps });
    return reponse.ok ? undefined : reponse.message;
  };

  return {
    vers,
    portee,
    texte,
    erreur,
    enCours,
    numero: references === null || references.questionId === null ? 0 : references.numero,
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
