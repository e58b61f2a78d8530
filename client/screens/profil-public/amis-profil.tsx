import { type ReactElement, useState } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { versProfil } from "../../compte/liens.ts";
import { Link } from "../../app/navigation.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./amis-profil.module.css";

/** Beyond this, the rest is unfolded on demand. */
const MONTRES_MAX = 24;

/** Somebody's friends, each a link to their profile. */
export function AmisProfil({ amis }: { readonly amis: readonly string[] }): ReactElement {
  const [tous, setTous] = useState(false);
  return (
    <>
      <ul className={styles["amis"]}>
        {(tous ? amis : amis.slice(0, MONTRES_MAX)).map((ami) => (
          <li key={ami}>
            <Link to={versProfil(ami)}>
              <Autrui>{ami}</Autrui>
            </Link>
          </li>
        ))}
      </ul>
      {amis.length > MONTRES_MAX && (
        <Bouton
          variante="discret"
          className={styles["plus"]}
          aria-expanded={tous}
          onClick={() => setTous(!tous)}
        >
          {tous ? "En montrer moins" : `Voir les ${String(amis.length)} amis`}
        </Bouton>
      )}
    </>
  );
}
