import type { ReactElement } from "react";
import { niveau } from "#contracts/niveaux.ts";
import { NOMS_NIVEAUX } from "../../../quizz/en-mots.ts";
import { Champ } from "../../../ui/champ.tsx";
import { ChoixListe } from "../../../ui/choix-liste.tsx";
import styles from "./deck-imprevus.module.css";
import type { Filtre } from "./filtre.ts";

interface Props {
  readonly filtre: Filtre;
  readonly paquets: readonly string[];
  readonly onChange: (filtre: Filtre) => void;
}

const NIVEAUX = [
  { valeur: "", libelle: "Tous les niveaux" },
  ...niveau.options.map((valeur) => ({ valeur, libelle: NOMS_NIVEAUX[valeur] })),
] as const;

export function FiltresImprevus({ filtre, paquets, onChange }: Props): ReactElement {
  return (
    <div className={styles["filtres"]} role="search">
      <Champ
        type="search"
        libelle="Rechercher un imprévu"
        libelleCache
        placeholder="Un mot du texte, de la suite, de la liste"
        value={filtre.cherche}
        onChange={({ currentTarget: { value } }) => onChange({ ...filtre, cherche: value })}
      />
      <ChoixListe
        libelle="Niveau"
        libelleCache
        options={NIVEAUX}
        valeur={filtre.niveau}
        onChange={(choisi) => onChange({ ...filtre, niveau: choisi })}
      />
      {paquets.length > 1 && (
        <ChoixListe
          libelle="Paquet"
          libelleCache
          options={[
            { valeur: "", libelle: "Tous les paquets" },
            ...paquets.map((nom) => ({ valeur: nom, libelle: nom })),
          ]}
          valeur={filtre.paquet}
          onChange={(choisi) => onChange({ ...filtre, paquet: choisi })}
        />
      )}
    </div>
  );
}
