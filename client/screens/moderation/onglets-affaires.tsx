import type { ReactElement, ReactNode } from "react";
import type { EtatAffaire } from "#contracts/moderation.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import styles from "./signalements.module.css";

interface Props {
  readonly etat: EtatAffaire;
  readonly comptes: { readonly ouverte: number; readonly contestee: number } | undefined;
  readonly onChange: (etat: EtatAffaire) => void;
}

/** Which cases are in the queue, with how many wait. */
export function OngletsAffaires({ etat, comptes, onChange }: Props): ReactElement {
  const libelle = (nom: string, nombre: number | undefined): ReactNode => (
    <>
      {nom}
      {nombre !== undefined && <b className={styles["nombre"]}> {nombre}</b>}
    </>
  );
  return (
    <div className={styles["onglets"]}>
      <ChoixSegmente<EtatAffaire>
        libelle="Affaires"
        libelleCache
        valeur={etat}
        onChange={onChange}
        options={[
          { valeur: "ouverte", libelle: libelle("À traiter", comptes?.ouverte) },
          { valeur: "contestee", libelle: libelle("Contestés", comptes?.contestee) },
          { valeur: "close", libelle: "Clos" },
        ]}
      />
    </div>
  );
}
