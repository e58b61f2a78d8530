import type { ReactElement } from "react";
import { Media } from "../../quizz/media.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { insecables } from "../../ui/insecables.ts";
import { useCompact } from "../../ui/use-compact.ts";
import styles from "./visionneuse.module.css";

interface Props {
  readonly preuve: { readonly media: string; readonly text: string } | undefined;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

/** The proof of an answer, over the slate: its media and its text (jeu §2 "proof overlay"). */
export function Visionneuse({ preuve, ouvert, onFermer }: Props): ReactElement {
  const compact = useCompact();
  return (
    <Dialogue
      ouvert={ouvert && preuve !== undefined}
      onFermer={onFermer}
      titre="La preuve"
      variante="modale"
      largeur={compact ? "40rem" : "56rem"}
    >
      {preuve !== undefined && (
        <div className={styles["preuve"]}>
          {preuve.media !== "" && (
            <div className={styles["media"]}>
              <Media media={preuve.media} joue />
            </div>
          )}
          {preuve.text !== "" && <p>{insecables(preuve.text)}</p>}
        </div>
      )}
    </Dialogue>
  );
}
