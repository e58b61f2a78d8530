/** What proves the answer, once the slate has written it: its text; its media is the host's to show. */
import { useVue } from "../../partie/vue.ts";
import { insecables } from "../../ui/insecables.ts";
import { useACommence } from "../recit/use-recit.ts";
import styles from "./mat.module.css";

export function Preuve() {
  const { vue } = useVue();
  const texte = vue.question?.preuve?.text ?? "";
  if (!useACommence("preuve") || texte === "") return null;
  return <p className={styles["preuve"]}>{insecables(texte)}</p>;
}
