import type { ReactElement } from "react";
import { jusquAuJour } from "#contracts/dire-mesure.ts";
import { vers } from "../paths.ts";
import { type Compte, useSession } from "../../compte/session.tsx";
import { Link } from "../navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./suspension.module.css";

/** Why whoever was logged in here is no more, when it is a suspension; null otherwise. */
export const suspensionDe = (compte: Compte) =>
  compte.etat === "visiteur" ? (compte.suspension ?? null) : null;

/** To whom it fell on, in the browser that they were logged in with: until when, why, and how to contest. */
export function Suspension(): ReactElement | null {
  const suspension = suspensionDe(useSession().compte);
  if (suspension === null) return null;
  const { pseudo, jusque, mesure } = suspension;
  return (
    <p className={styles["suspension"]}>
      <Icone nom="attention" taille="1.3em" />
      <span>
        Le compte <Autrui>{pseudo}</Autrui> est suspendu {jusquAuJour(jusque)}. Le mail que vous
        avez reçu dit pourquoi, et comment contester.{" "}
        {mesure !== null && (
          <Link to={vers("/mesure/:id", { id: mesure })}>Lire la décision, et répondre</Link>
        )}
      </span>
    </p>
  );
}
