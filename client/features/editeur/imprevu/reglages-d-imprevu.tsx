import { type ReactElement, useId } from "react";
import { TEXTES_IMPREVU } from "#contracts/edition-imprevu.ts";
import { MEDIA_IMPREVU_DEFAUT, NOM_PAQUET_MAX } from "#contracts/limites.ts";
import { niveau } from "#contracts/niveaux.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { NOMS_NIVEAUX } from "../../../quizz/niveaux.ts";
import { ChoixSegmente } from "../../../ui/choix-segmente.tsx";
import { ErreurChamp } from "../../../ui/erreur-champ.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { paquetsDe } from "../imprevus/filtre.ts";
import { MediaDImprevu } from "./media-d-imprevu.tsx";
import { useCarte } from "./redaction-carte.ts";
import styles from "./reglages-d-imprevu.module.css";

const NIVEAUX = niveau.options.map((valeur) => ({ valeur, libelle: NOMS_NIVEAUX[valeur] }));

function fauteDePaquet(paquet: string): string | undefined {
  if ([...paquet].length > NOM_PAQUET_MAX) return TEXTES_IMPREVU.paquetLong;
  return estVisible(paquet) ? undefined : TEXTES_IMPREVU.paquetVide;
}

/** Level, pack, and what sets a card apart: plateforme §3, decisions-plateforme "Packs and levels". */
export function ReglagesDImprevu(): ReactElement {
  const { etat, atelier, deck } = useCarte();
  const id = useId();
  const { carte } = etat;
  const faute = fauteDePaquet(carte.paquet);
  return (
    <section className={styles["reglages"]} aria-label="Réglages de l’imprévu">
      <div className={styles["ligne"]}>
        <ChoixSegmente
          libelle="Niveau"
          options={NIVEAUX}
          valeur={carte.niveau}
          onChange={(choisi) => atelier.faire((avant) => ({ ...avant, niveau: choisi }))}
        />
      </div>
      <div className={styles["ligne"]}>
        <div className={styles["paquet"]}>
          <label htmlFor={id}>Paquet</label>
          <input
            id={id}
            list={`${id}-liste`}
            dir="auto"
            autoComplete="off"
            value={carte.paquet}
            placeholder="Choisir, ou en nommer un"
            aria-invalid={faute === undefined ? undefined : true}
            aria-describedby={faute === undefined ? undefined : `${id}-faute`}
            onChange={({ currentTarget: { value } }) =>
              atelier.faire((avant) => ({ ...avant, paquet: value }), "paquet")
            }
          />
          <datalist id={`${id}-liste`}>
            {paquetsDe(deck).map((nom) => (
              <option key={nom} value={nom}>
                {nom}
              </option>
            ))}
          </datalist>
        </div>
        {faute !== undefined && <ErreurChamp id={`${id}-faute`} texte={faute} />}
      </div>
      <div className={styles["ligne"]}>
        <Interrupteur
          libelle="Rare"
          description="environ 1 fois sur 8"
          coche={carte.rare}
          onChange={(rare) => atelier.faire((avant) => ({ ...avant, rare }))}
        />
      </div>
      <div className={styles["ligne"]}>
        <Interrupteur
          libelle="Cul sec"
          description="lumière rouge"
          coche={carte.culSec}
          onChange={(culSec) => atelier.faire((avant) => ({ ...avant, culSec }))}
        />
      </div>
      <MediaDImprevu
        titre="Média"
        sans={`${MEDIA_IMPREVU_DEFAUT}, celle de la maison`}
        media={carte.media === MEDIA_IMPREVU_DEFAUT ? "" : carte.media}
        onChange={(media) =>
          atelier.faire((avant) => ({ ...avant, media: media || MEDIA_IMPREVU_DEFAUT }))
        }
      />
    </section>
  );
}
