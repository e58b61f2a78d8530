/** Name of a question wherever it is shown, even when it has a media and no text. */
import type { ReactNode } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Question } from "#contracts/quizz.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { mettreEspacesInsecables } from "../ui/typographie.tsx";
import { lireMediaAAfficher } from "./lire-media.ts";

type Dite = Pick<Question, "text" | "media">;

const NOMS = {
  image: "Question en image",
  audio: "Question à écouter",
  video: "Question en vidéo",
  youtube: "Question en vidéo",
} as const;

/** Name of a question: its text, else its kind of media ("Image"), else "Question sans texte". Pure. */
export function nommerQuestion({ text, media }: Dite): string {
  if (aDuTexteVisible(text)) return text;
  const [sorte] = media === MEDIA_QUESTION_DEFAUT ? [] : (lireMediaAAfficher(media)?.sortes ?? []);
  return sorte === undefined ? "Question sans texte" : NOMS[sorte];
}

/** Heading of a question: its text; without a text, its name for screen readers only, since the media is seen. */
export function IntituleQuestion({ question }: { readonly question: Dite }): ReactNode {
  if (aDuTexteVisible(question.text)) return mettreEspacesInsecables(question.text);
  return <span className="visually-hidden">{nommerQuestion(question)}</span>;
}
