import { type ReactElement, useId, useState } from "react";
import { NOM_PAQUET_MAX } from "#contracts/limites.ts";
import { clePaquet, TEXTES_PAQUET } from "#contracts/niveaux.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { ChoixListe } from "../../../ui/choix-liste.tsx";
import { ErreurChamp } from "../../../ui/erreur-champ.tsx";
import { useViser } from "../commun/viser.ts";
import { paquetsDe } from "../imprevus/filtre.ts";
import { useCarte } from "./redaction.ts";
import styles from "./reglages-d-imprevu.module.css";

/** No pack is called so: a name cannot begin with a space. */
const NOUVEAU = " nouveau";

function fauteDePaquet(paquet: string): string | undefined {
  if ([...paquet].length > NOM_PAQUET_MAX) return TEXTES_PAQUET.long;
  return estVisible(paquet) ? undefined : TEXTES_PAQUET.vide;
}

/** One of the packs there are, or the name of a new one. */
export function PaquetDImprevu(): ReactElement {
  const { etat, atelier, deck } = useCarte();
  const id = useId();
  const viser = useViser();
  const [nomme, setNomme] = useState(false);
  const [base, setBase] = useState(etat.base);
  const { paquet } = etat.carte;
  // saved under that name, it is a pack like the others
  if (base !== etat.base) {
    setBase(etat.base);
    if (etat.base.paquet === paquet) setNomme(false);
  }
  const noms = paquetsDe(deck);
  // its own is there as long as nobody has written another
  const connus = noms.includes(etat.base.paquet) ? noms : [...noms, etat.base.paquet];
  const libre = nomme || !connus.includes(paquet);
  const faute = fauteDePaquet(paquet);
  const mettre = (nom: string, geste = "") =>
    atelier.faire((avant) => ({ ...avant, paquet: nom }), geste);
  return (
    <>
      <div className={styles["paquet"]}>
        <ChoixListe
          libelle="Paquet"
          options={[
            ...connus.map((nom) => ({ valeur: nom, libelle: nom })),
            { valeur: NOUVEAU, libelle: "Nouveau paquet…" },
          ]}
          valeur={libre ? NOUVEAU : paquet}
          onChange={(choisi) => {
            setNomme(choisi === NOUVEAU);
            mettre(choisi === NOUVEAU ? "" : choisi);
            if (choisi === NOUVEAU) viser("paquet");
          }}
        />
      </div>
      {libre && (
        <div className={styles["nom"]}>
          <input
            data-champ="paquet"
            aria-label="Nom du paquet"
            placeholder="Nom du paquet"
            dir="auto"
            autoComplete="off"
            value={paquet}
            aria-invalid={faute === undefined ? undefined : true}
            aria-describedby={`${id}-faute`}
            onChange={({ currentTarget: { value } }) => mettre(value, "paquet")}
            onBlur={() => {
              const meme = connus.find((nom) => clePaquet(nom) === clePaquet(paquet.trim()));
              if (meme === undefined) return;
              setNomme(false);
              if (meme !== paquet) mettre(meme, "paquet");
            }}
          />
          <ErreurChamp id={`${id}-faute`} texte={faute} />
        </div>
      )}
    </>
  );
}
