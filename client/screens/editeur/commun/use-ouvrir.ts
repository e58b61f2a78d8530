/** Opens the atelier of a quizz: plateforme §6 (the creator's alone), §8 "Quiz or question load". */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { quizz } from "#contracts/quizz.ts";
import { lecture, MOI, phraseDeLecture } from "../../../app/api/queries.ts";
import type { Atelier } from "../../../document/atelier.ts";
import { ontUnBrouillon } from "../../../document/brouillons.ts";
import { atelierOuvert, estTenu, ouvrirAtelier, tenirAtelier } from "../../../document/ouvrir.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import type { EtatErreur } from "../../../app/page/etat-erreur.ts";

const ECHEC = "Une erreur c'est produite au chargement du quizz";
const PAS_A_VOUS = "Seul le créateur d’un quizz peut le modifier.";
/** Another account has logged in where the first was writing: it must not believe that its work is gone. */
const GARDE =
  "Rien n’est perdu\u00A0: le brouillon qu’un autre compte écrivait ici est gardé un mois dans ce navigateur. Reconnectez-vous avec ce compte et rouvrez le quizz depuis Mes Quizz\u00A0: il vous y attend.";

/** Undefined until it has come; what cannot be opened leads to /error. */
export function useOuvrir(idQuizz: string, compte: string): Atelier | undefined {
  const [atelier, setAtelier] = useState(() => atelierOuvert(compte, idQuizz));
  // from a page of it to the next it is as it was; one comes back to it from elsewhere to what may be old
  const [aRelire, setARelire] = useState(() => atelier !== undefined && !estTenu(atelier));
  const { data, isError, error } = useQuery({
    // what another account was given is not read in the name of this one
    queryKey: [MOI, "edition", idQuizz, compte],
    ...lecture(`/api/quizz/${encodeURIComponent(idQuizz)}`, quizz),
    enabled: atelier === undefined || aRelire,
    // an old copy of it would be written over the new one
    staleTime: 0,
    gcTime: 0,
  });
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const refus = isError
    ? phraseDeLecture(error, ECHEC)
    : data !== undefined && data.createur !== compte
      ? PAS_A_VOUS
      : null;
  useEffect(() => {
    if (data === undefined || data.createur !== compte) return;
    if (atelier !== undefined) {
      if (aRelire) atelier.actualiser(data);
      setARelire(false);
      return;
    }
    setAtelier(atelierOuvert(compte, idQuizz) ?? ouvrirAtelier(compte, data));
  }, [atelier, aRelire, data, compte, idQuizz]);
  useEffect(() => (atelier === undefined ? undefined : tenirAtelier(atelier)), [atelier]);
  useEffect(() => {
    if (refus === null || atelier !== undefined) return;
    erreur(refus);
    const garde = ontUnBrouillon(idQuizz, compte);
    const etat: EtatErreur = { message: garde ? `${refus.replace(/\.?$/, ".")} ${GARDE}` : refus };
    void aller("/error", { replace: true, state: etat });
  }, [refus, atelier, idQuizz, compte, erreur, aller]);
  return atelier;
}
