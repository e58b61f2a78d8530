/** A player's phone: one beer mat at a time, by phase and step. jeu §2 "Player screen". */
import { useState } from "react";
import { momentMiniJeu } from "../../scenes/moment-mini-jeu.ts";
import { GardeMat } from "../../partie/panne-ecran.tsx";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";
import { useEcranAllume } from "../../browser/use-ecran-allume.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useMoi } from "../../partie/vue.ts";
import { TableBois } from "../../ui/sous-bock.tsx";
import { Ticket } from "./ticket.tsx";
import { ClassementJoueur, MaPlace } from "../../scenes/joueur/ma-place.tsx";
import { Chrono } from "../../scenes/joueur/chrono.tsx";
import { SceneDuCoup } from "../../scenes/timeline/coup-en-scene.tsx";
import { useFilm } from "../../scenes/timeline/use-film.ts";
import { useClassementEnScene } from "../../scenes/timeline/use-classement.ts";
import { FournisseurRecit, useEnScene, useRecit } from "../../scenes/timeline/use-reveal.ts";
import { ContexteVibration } from "../../scenes/joueur/use-vibration.ts";
import styles from "./ecran-joueur.module.css";
import { Mat } from "./mat.tsx";
import { EnteteJoueur } from "./entete-joueur.tsx";
import { MenuJoueur } from "./menu-joueur.tsx";
import { Telecommande, useTelecommande } from "./telecommande.tsx";
import { useClavier } from "../../browser/use-clavier.ts";
import { useDepartJoueur } from "./use-depart-joueur.ts";
import { useTitre } from "../../browser/use-titre.ts";

export function EcranJoueur() {
  return (
    <SceneDuCoup>
      <EcranEnScene />
    </SceneDuCoup>
  );
}

function EcranEnScene() {
  const { vue } = usePartie();
  const moi = useMoi();
  const clavier = useClavier();
  // somebody who is typing needs the room
  const telecommande = useTelecommande() && clavier === 0;
  const depart = useDepartJoueur(vue.phase === "jeu");
  const [menu, setMenu] = useState(false);
  const film = useFilm();
  const classement = useClassementEnScene();
  // what had the focus goes away with its step
  const mat = useFocusRendu(
    `${vue.phase} ${vue.tour} ${moi?.aRepondu === true} ${moi?.reste ?? 0} ${momentMiniJeu(vue)} ${film.enCours} ${classement.montre}`,
  );
  const recit = useRecit();
  const enScene = useEnScene(recit, false);
  useEcranAllume();
  useTitre(`${moi?.pseudo ?? ""}, room ${vue.code}`);
  return (
    // here the count takes the step's place: nothing is under it
    <FournisseurRecit value={enScene}>
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
              {!classement.montre && <MaPlace />}
              {/* each step is read out as it comes; its countdown is not */}
              <div aria-live="polite" className={styles["mat"]}>
                <GardeMat moment={vue.tour}>
                  <ContexteVibration value>
                    {classement.montre ? <ClassementJoueur /> : <Mat film={film} />}
                  </ContexteVibration>
                </GardeMat>
              </div>
              {clavier === 0 && <Telecommande />}
              {menu && <MenuJoueur depart={depart} onFermer={() => setMenu(false)} />}
            </div>
          </TableBois>
        </div>
      </Chrono>
    </FournisseurRecit>
  );
}
