/** What proves the answer, once the slate has written it: its text; its media is the host's to show. */
import { useVue } from "../../partie/vue.ts";
import { insecables } from "../../ui/insecables.ts";
import { useACommence } from "../timeline/use-reveal.ts";
import styles from "./mat.module.css";

export function Preuve() {
  const { vue } = useVue();
  const texte = vue.question?.preuve?.text ?? "";
  const ecrite = useACommence("preuve");
  if (texte === "") return null;
  // its room is kept from the verdict on: what is being read does not jump
  return (
    <p className={styles["preuve"]} data-ecrite={ecrite}>
      {insecables(texte)}
    </p>
  );
}
