/** How an evening goes, in three lines: what the page is for, readable before anything is asked. */
import styles from "./accueil.module.css";

const ETAPES = [
  ["L’écran", "Ouvrez une room sur la télé ou un ordinateur."],
  ["Les téléphones", "Chacun rejoint avec le code et son pseudo."],
  ["L’ardoise", "On répond, on trinque, elle compte."],
] as const;

export function Deroule() {
  return (
    <ol className={styles["deroule"]}>
      {ETAPES.map(([titre, texte]) => (
        <li key={titre}>
          <b>{titre}</b>
          <span>{texte}</span>
        </li>
      ))}
    </ol>
  );
}
