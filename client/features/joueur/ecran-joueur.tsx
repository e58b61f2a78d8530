/** A player's phone: one beer mat at a time, by phase and step. jeu §2 "Player screen". */
import { useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { useEcranAllume, useMoi, usePartie } from "../../partie/use-partie.ts";
import { TableBois } from "../../ui/sous-bock.tsx";
import { Avertissement } from "./avertissement.tsx";
import { Bandeau } from "./bandeau.tsx";
import { Chrono } from "./chrono.tsx";
import styles from "./ecran-joueur.module.css";
import { Entete } from "./entete.tsx";
import { Fin } from "./fin.tsx";
import { Imprevu } from "./imprevu.tsx";
import { Question } from "./question.tsx";
import { Resultat } from "./resultat.tsx";
import { SalonJoueur } from "./salon-joueur.tsx";
import { useClavier } from "./use-clavier.ts";

export function EcranJoueur() {
  useEcranAllume();
  const clavier = useClavier();
  return (
    <Chrono>
      <div className={styles["ecran"]} style={{ "--clavier": `${clavier}px` }} data-clavier={clavier > 0}>
        <TableBois entete={<Entete />}>
          <div className={styles["colonne"]}>
            <Bandeau />
            <Mat />
          </div>
        </TableBois>
      </div>
    </Chrono>
  );
}

/** The mat of the moment. `tour` is its key: each step begins afresh. */
function Mat() {
  const { vue } = usePartie();
  const moi = useMoi();
  // 'Retour salon' brings this phone back to its waiting view, for this game's end only
  const [rentre, setRentre] = useState(-1);
  if (moi === undefined) return null;
  if (vue.phase === "salon") return <SalonJoueur />;
  if (vue.phase === "fin") {
    if (rentre === vue.tour) return <SalonJoueur />;
    return <Fin key={vue.tour} moi={moi} onRetour={() => setRentre(vue.tour)} />;
  }
  switch (vue.etape) {
    case ETAPE.avertissement:
      return <Avertissement key={vue.tour} />;
    case ETAPE.question:
      return <Question key={vue.tour} moi={moi} />;
    case ETAPE.reponse:
      return <Resultat key={vue.tour} moi={moi} />;
    case ETAPE.imprevu:
      return <Imprevu key={vue.tour} />;
    default:
      return null;
  }
}
