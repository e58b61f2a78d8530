/** A player's phone: one beer mat at a time, by phase and step. jeu §2 "Player screen". */
import { useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { momentMiniJeu } from "../../scenes/moment-mini-jeu.ts";
import { GardeMat } from "../../partie/panne-ecran.tsx";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";
import { useEcranAllume } from "../../navigateur/use-ecran-allume.ts";
import { useMoi, usePartie } from "../../partie/use-partie.ts";
import { TableBois } from "../../ui/sous-bock.tsx";
import { Avertissement } from "../../scenes/joueur/avertissement.tsx";
import { Ticket } from "./ticket.tsx";
import { Chrono } from "../../scenes/joueur/chrono.tsx";
import styles from "./ecran-joueur.module.css";
import { EnteteJoueur } from "./entete-joueur.tsx";
import { Fin } from "../../scenes/joueur/fin.tsx";
import { Imprevu } from "../../scenes/joueur/imprevu.tsx";
import { MenuJoueur } from "./menu-joueur.tsx";
import { Question } from "../../scenes/joueur/question.tsx";
import { Resultat } from "../../scenes/joueur/resultat.tsx";
import { SalonJoueur } from "../../scenes/joueur/salon-joueur.tsx";
import { Telecommande, useTelecommande } from "./telecommande.tsx";
import { useClavier } from "../../navigateur/use-clavier.ts";
import { useDepartJoueur } from "./use-depart-joueur.ts";
import { useTitre } from "../../navigateur/use-titre.ts";
import { useRetourSalon } from "./use-retour-salon.ts";

export function EcranJoueur() {
  const { vue } = usePartie();
  const moi = useMoi();
  const clavier = useClavier();
  // somebody who is typing needs the room
  const telecommande = useTelecommande() && clavier === 0;
  const depart = useDepartJoueur(vue.phase === "jeu");
  const [menu, setMenu] = useState(false);
  // what had the focus goes away with its step
  const mat = useFocusRendu(
    `${vue.phase} ${vue.tour} ${moi?.aRepondu === true} ${moi?.reste ?? 0} ${momentMiniJeu(vue)}`,
  );
  useEcranAllume();
  useTitre(`${moi?.pseudo ?? ""}, room ${vue.code}`);
  return (
    <Chrono>
      <div
        className={styles["ecran"]}
        style={{ "--clavier": `${clavier}px` }}
        data-clavier={clavier > 0}
      >
        <TableBois entete={<EnteteJoueur onMenu={() => setMenu(true)} />}>
          <div
            ref={mat}
            tabIndex={-1}
            className={styles["colonne"]}
            data-telecommande={telecommande}
          >
            <Ticket />
            {/* each step is read out as it comes; its countdown is not */}
            <div aria-live="polite" className={styles["mat"]}>
              <GardeMat moment={vue.tour}>
                <Mat />
              </GardeMat>
            </div>
            {clavier === 0 && <Telecommande />}
            {menu && <MenuJoueur depart={depart} onFermer={() => setMenu(false)} />}
          </div>
        </TableBois>
      </div>
    </Chrono>
  );
}

/** The mat of the moment. `tour` is its key: each step begins afresh. */
function Mat() {
  const { vue, moi: moiId } = usePartie();
  const moi = useMoi();
  const { rentre, rentrer } = useRetourSalon();
  if (moi === undefined) return null;
  if (vue.phase !== "jeu") {
    const { fin } = vue;
    // somebody who came after the end waits for the next game
    const sienne = fin?.table.some(({ id }) => id === moiId) === true && !rentre(fin);
    return sienne ? (
      <Fin key={fin.tour} moi={moi} fin={fin} onRetour={() => rentrer(fin)} />
    ) : (
      <SalonJoueur />
    );
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
    // drawn by its phase, above
    case ETAPE.fin:
      return null;
  }
}
