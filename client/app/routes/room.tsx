/** /room: opens a room, or returns to the room that this browser hosts. */
import { useCallback } from "react";
import { lireIdDuQuizzAJouer } from "../../quizz/jouer.ts";
import { Salon } from "../../screens/salon/salon.tsx";
import { PageRelieeALaRoomHebergee } from "../../partie/page-hote.tsx";
import { useBannieres } from "../../ui/bannieres.tsx";
import { useLocation } from "../navigation.tsx";

const PARTIE_EN_COURS =
  "Une partie est en cours dans votre room\u00A0: finissez-la, puis choisissez ce quizz au salon.";
const DUREE_MS = 5_000;

export function Component() {
  const voulu = lireIdDuQuizzAJouer(useLocation().state) !== "";
  const { montrer } = useBannieres();
  const dire = useCallback(
    () => void montrer({ texte: PARTIE_EN_COURS, dureeMs: DUREE_MS }),
    [montrer],
  );
  return (
    <PageRelieeALaRoomHebergee
      phases={["salon"]}
      ailleurs="/jeu"
      onAilleurs={voulu ? dire : undefined}
      creer
      ecran={<Salon />}
    />
  );
}
