/** The same three, two, one as on the slate, in the hand. */
import { SousBock } from "../../ui/sous-bock.tsx";
import styles from "./mat.module.css";
import { useVibration } from "./use-vibration.ts";

export function ComptageJoueur({ nombre }: { nombre: 3 | 2 | 1 }) {
  useVibration("aToi", `depart ${nombre}`);
  return (
    <div aria-live="off" className={styles["suspens"]}>
      <SousBock centre>
        <p key={nombre} className={styles["enorme"]} aria-hidden="true">
          {nombre}
        </p>
      </SousBock>
    </div>
  );
}
