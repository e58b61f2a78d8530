import type { ReactElement } from "react";
import { Dialogue } from "../../../ui/dialogue.tsx";
import styles from "./touches.module.css";

const RACCOURCIS = [
  [["Tab"], "champ suivant"],
  [["Entrée"], "option suivante, ou une de plus"],
  [["Ctrl", "B"], "bonne réponse, dans une option"],
  [["Alt", "↑", "↓"], "déplacer l’option"],
  [["Retour arrière"], "ôter l’option vide"],
  [["Ctrl", "V"], "coller une option par ligne\u00A0; * ou = devant la bonne"],
  [["Espace"], "écouter l’extrait, depuis sa piste"],
  [["I", "O"], "début, fin de l’extrait ici, depuis sa piste"],
  [["F2"], "aux réglages, et retour (ou Alt+T)"],
  [["Ctrl", "Entrée"], "question suivante, ou une de plus"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Maj", "Z"], "rétablir (ou Ctrl+Y)"],
  [["Ctrl", "S"], "enregistrer"],
  [["F1"], "cette liste (ou Ctrl+/)"],
] as const;

interface Props {
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

export function RaccourcisQuestion({ ouvert, onFermer }: Props): ReactElement {
  return (
    <Dialogue ouvert={ouvert} onFermer={onFermer} titre="Tous les raccourcis">
      <p>Sur un Mac, Cmd remplace Ctrl.</p>
      <dl className={styles["table"]}>
        {RACCOURCIS.map(([touches, effet]) => (
          <div key={effet} style={{ display: "contents" }}>
            <dt>
              {touches.map((touche) => (
                <kbd key={touche}>{touche}</kbd>
              ))}
            </dt>
            <dd>{effet}</dd>
          </div>
        ))}
      </dl>
    </Dialogue>
  );
}
