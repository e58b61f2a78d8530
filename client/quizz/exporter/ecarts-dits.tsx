import type { ReactElement } from "react";
import type { Ecrit } from "./ecrivain.ts";
import styles from "./exporter.module.css";

/** What a file leaves out, question by question. @param nombre of questions */
export function EcartsDits({
  ecrit: { ecarts, absents },
  nombre,
}: {
  readonly ecrit: Ecrit;
  readonly nombre: number;
}): ReactElement | null {
  const laissees = ecarts.filter(({ laissee }) => laissee).length;
  if (ecarts.length === 0 && absents === 0) return null;
  return (
    <div className={styles["ecarts"]} role="status">
      {absents > 0 && (
        <p>
          {absents > 1
            ? `${String(absents)}\u00A0médias n’existent plus\u00A0: leur place est vide.`
            : "Un média n’existe plus\u00A0: sa place est vide."}
        </p>
      )}
      {ecarts.length > 0 && (
        <>
          <p>
            <b>
              {laissees === 0
                ? "Tout y va, à ceci près\u00A0:"
                : `${String(nombre - laissees)} sur ${String(nombre)} y vont. Ce qui reste ici\u00A0:`}
            </b>
          </p>
          <ul>
            {ecarts.map(({ rang, laissee, phrase }) => (
              <li key={`${String(rang)} ${phrase}`} data-laissee={laissee}>
                <b>Question {rang}.</b> {phrase}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
