import type { ReactElement } from "react";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import { niveau } from "#contracts/niveaux.ts";
import { NOMS_NIVEAUX } from "../../../quizz/en-mots.ts";
import { ChoixSegmente } from "../../../ui/choix-segmente.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { nommeQuelquun } from "./commandes.tsx";
import { MediaDImprevu } from "./media-d-imprevu.tsx";
import { PaquetDImprevu } from "./paquet-d-imprevu.tsx";
import { useCarte } from "./redaction.ts";
import styles from "./reglages-d-imprevu.module.css";

const NIVEAUX = niveau.options.map((valeur) => ({ valeur, libelle: NOMS_NIVEAUX[valeur] }));

/** Level, pack, and what sets a card apart: plateforme §3, decisions-plateforme "Packs and levels". */
export function ReglagesDImprevu(): ReactElement {
  const { etat, atelier } = useCarte();
  const { carte } = etat;
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
        <PaquetDImprevu />
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
      <div className={styles["ligne"]}>
        <Interrupteur
          libelle="Ovation ou sifflets"
          description="La salle vote pour juger les personnes que le texte nomme : l’ovation leur donne les gorgées à distribuer, les sifflets celles à boire."
          coche={carte.juge}
          onChange={(juge) => atelier.faire((avant) => ({ ...avant, juge }))}
        />
        <div className={styles["notes"]} aria-live="polite">
          {carte.juge && !nommeQuelquun(carte.text) && (
            <p>
              <Icone nom="attention" taille="1.15em" />
              <span>
                Le texte ne nomme personne à juger&nbsp;: la carte se jouerait sans vote. Écrivez
                «&nbsp;&amp;joueur&nbsp;» là où quelqu’un se lance.
              </span>
            </p>
          )}
        </div>
      </div>
      <MediaDImprevu
        titre="Média"
        defaut={MEDIA_IMPREVU_DEFAUT}
        media={carte.media === MEDIA_IMPREVU_DEFAUT ? "" : carte.media}
        onChange={(media) =>
          atelier.faire((avant) => ({ ...avant, media: media || MEDIA_IMPREVU_DEFAUT }))
        }
      />
    </section>
  );
}
