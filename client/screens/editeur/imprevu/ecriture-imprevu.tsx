/** What is written of an imprévu: its text, what follows, its list, its settings. */
import { type ReactElement, useEffect, useRef } from "react";
import { TEXTES_IMPREVU } from "#contracts/edition-imprevu.ts";
import { TEXTE_IMPREVU_MAX } from "#contracts/limites.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { useLocation } from "../../../app/navigation.tsx";
import { useViser } from "../commun/viser.ts";
import { vientEcrire } from "../commun/vise.ts";
import { ChampACommandes, type GestesDeChamp } from "./champ-a-commandes.tsx";
import styles from "./editeur-imprevu.module.css";
import { ElementsListe } from "./elements-liste.tsx";
import { PaletteCommandes } from "./palette-commandes.tsx";
import { useCarte } from "./redaction.ts";
import { ReglagesDImprevu } from "./reglages-imprevu.tsx";
import { SuiteDImprevu } from "./suite-d-imprevu.tsx";

export function EcritureDImprevu(): ReactElement {
  const { atelier, etat } = useCarte();
  const { carte, envoi } = etat;
  const texte = useRef<GestesDeChamp>(null);
  const suite = useRef<GestesDeChamp>(null);
  const dernier = useRef(texte);
  const viser = useViser();
  const { state, key } = useLocation();
  const ecrire = vientEcrire(state);
  useEffect(() => {
    if (ecrire) viser("texte");
    // once for each arrival
  }, [ecrire, key, viser]);
  const dite = envoi.nom === "refus";
  const longueur = [...carte.text].length;
  const erreur =
    longueur > TEXTE_IMPREVU_MAX
      ? TEXTES_IMPREVU.texteLong
      : estVisible(carte.text)
        ? undefined
        : TEXTES_IMPREVU.texteVide;
  return (
    <section className={styles["gauche"]} aria-label="L’imprévu">
      <ChampACommandes
        libelle="Texte"
        champ="texte"
        sansListe={carte.liste.length === 0}
        ref={texte}
        onFocus={() => {
          dernier.current = texte;
        }}
        aide={
          <span>
            <kbd>&amp;</kbd> propose les commandes
          </span>
        }
        valeur={carte.text}
        erreur={erreur}
        onChange={(text) => atelier.faire((avant) => ({ ...avant, text }), "texte")}
      />
      <PaletteCommandes
        inserer={(modele) => (dernier.current.current ?? texte.current)?.inserer(modele)}
      />
      <SuiteDImprevu
        dite={dite}
        ref={suite}
        onFocus={() => {
          dernier.current = suite;
        }}
      />
      <div className={styles["bas"]}>
        <ElementsListe
          liste={carte.liste}
          dite={dite}
          onChange={(liste, rang) =>
            atelier.faire(
              (avant) => ({ ...avant, liste: [...liste] }),
              rang === null ? "" : `liste/${String(rang)}`,
            )
          }
        />
        <ReglagesDImprevu />
      </div>
    </section>
  );
}
