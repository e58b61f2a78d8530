import type { ReactElement } from "react";
import { Link } from "../navigation.tsx";
import { Icone } from "../ui/icones.tsx";
import styles from "./masque.module.css";

/** To the creator of a quizz that the moderation has hidden: that it is, and what to do about it. */
export function Masque(): ReactElement {
  return (
    <p className={styles["masque"]}>
      <Icone nom="oeil-barre" taille="1.3em" />
      <span>
        <b>Masqué par la modération&nbsp;: vous seul le voyez.</b> Vous pouvez le corriger, et
        contester une fois, depuis <Link to="/messagerie">votre messagerie</Link>.
      </span>
    </p>
  );
}
