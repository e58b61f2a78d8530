/** A message being written, until the server has it: plateforme §5, §7 (message), §8. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { nouveauMessage } from "#contracts/messagerie.ts";
import { confirmation } from "#contracts/signalement.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { COURRIER } from "../../app/api/query-keys.ts";
import { type Envoi, useEnvoi } from "../../app/page/use-envoi.ts";
import { appeler } from "../../app/api/api.ts";
import { type Brouillon, type Redaction, garderBrouillon, lireBrouillon } from "./brouillons.ts";

/** What is wrong with each field. */
export type Erreurs = Partial<Record<keyof Brouillon, string>>;

interface EtatEcriture extends Pick<Envoi, "enCours" | "refus"> {
  readonly brouillon: Brouillon;
  readonly erreurs: Erreurs;
  readonly changer: (changement: Partial<Brouillon>) => void;
  /** Closes; a text that was begun is kept. */
  readonly quitter: () => void;
  /** What was wrong and not sent; nothing when it went, or when the server refused. */
  readonly envoyer: () => Promise<Erreurs>;
}

const VIDE: Redaction = { reponseA: "" };

export function useEcriture(ecriture: Redaction | null, onFermer: () => void): EtatEcriture {
  const [pour, setPour] = useState<Redaction>(ecriture ?? VIDE);
  const [brouillon, setBrouillon] = useState(() => lireBrouillon(pour));
  const [erreurs, setErreurs] = useState<Erreurs>({});
  const { enCours, refus, oublier, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const client = useQueryClient();
  if (ecriture !== null && ecriture !== pour) {
    setPour(ecriture);
    setBrouillon(lireBrouillon(ecriture));
    setErreurs({});
  }

  return {
    brouillon,
    erreurs,
    enCours,
    refus,
    changer: (changement) => {
      const suivant = { ...brouillon, ...changement };
      setBrouillon(suivant);
      garderBrouillon(pour, suivant);
      setErreurs({
        ...(changement.to === undefined && erreurs.to !== undefined ? { to: erreurs.to } : {}),
        ...(changement.text === undefined && erreurs.text !== undefined
          ? { text: erreurs.text }
          : {}),
      });
    },
    quitter: () => {
      // it is on its way: it closes by itself
      if (enCours) return;
      if (brouillon.text.trim() !== "") info("Brouillon gardé");
      oublier();
      onFermer();
    },
    envoyer: async () => {
      const lu = nouveauMessage.safeParse(brouillon);
      if (!lu.success) {
        const trouvees: Erreurs = {};
        for (const { path, message } of lu.error.issues)
          if (path[0] === "to" || path[0] === "text") trouvees[path[0]] ??= message;
        setErreurs(trouvees);
        return trouvees;
      }
      setErreurs({});
      const fait = await envoyer(() =>
        appeler("POST", "/api/message", confirmation, { corps: lu.data }),
      );
      if (fait === null) return {};
      garderBrouillon(pour, null);
      info(fait.message);
      void client.invalidateQueries({ queryKey: [COURRIER] });
      onFermer();
      return {};
    },
  };
}
