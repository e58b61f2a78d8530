import { useEffect } from "react";
import { vers } from "../../../app/paths.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { lireMediaPorte } from "../../../quizz/medias/media-porte.ts";
import { useEdition } from "../commun/edition.tsx";
import type { RedactionQuestion } from "./redaction.tsx";

/** Puts into the question the file that one comes from « Mes médias » with, once: a gesture like the others, which can be undone. */
export function useMediaPorte({ changer, question: { _id } }: RedactionQuestion): void {
  const { idQuizz } = useEdition();
  const { state } = useLocation();
  const aller = useNavigate();
  const { info } = useAnnonces();
  const media = lireMediaPorte(state);
  useEffect(() => {
    if (media === null) return;
    changer((une) => (une.media === media ? une : { ...une, media }));
    info("Le fichier est dans la question. Annuler remet ce qu’il y avait.");
    // it has arrived: loaded again, the page puts nothing in the place of what is there by then
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: _id }), {
      replace: true,
      preventScrollReset: true,
    });
    // once for each that comes
    // oxlint-disable-next-line react/exhaustive-deps -- the question changes with what it is given
  }, [media]);
}
