/** What the host does for one player: a name, a seat found again, the remote control, the door. */
import { type ReactElement, useRef, useState } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Vue } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import { FusionJoueur } from "./fusion-joueur.tsx";
import { estLocale } from "../../partie/joue-ici.ts";
import { type JoueurNomme, placesPerdues } from "../../scenes/hote/joueurs.ts";
import styles from "./menu-joueurs.module.css";
import { RenommerJoueur } from "./renommer-joueur.tsx";

type Geste = "choix" | "renommer" | "fusionner" | "retirer";

export interface GestesProps {
  readonly vue: Vue;
  readonly joueur: JoueurNomme;
  /** Done with this player. */
  readonly fini: () => void;
}

export function GestesJoueur(props: GestesProps): ReactElement {
  const [geste, setGeste] = useState<Geste>("choix");
  const boite = useRef<HTMLDivElement>(null);
  const choisir = (suivant: Geste) => {
    setGeste(suivant);
    // the button that was pressed goes away: the keyboard stays here
    boite.current?.focus();
  };
  return (
    <div ref={boite} tabIndex={-1} className={styles["boite"]}>
      <Etape {...props} geste={geste} choisir={choisir} />
    </div>
  );
}

interface EtapeProps extends GestesProps {
  readonly geste: Geste;
  readonly choisir: (geste: Geste) => void;
}

function Etape({ geste, choisir, ...props }: EtapeProps): ReactElement {
  const annuler = () => choisir("choix");
  switch (geste) {
    case "renommer":
      return <RenommerJoueur {...props} annuler={annuler} />;
    case "fusionner":
      return <FusionJoueur {...props} annuler={annuler} />;
    case "retirer":
      return <Retirer {...props} annuler={annuler} />;
    case "choix":
      return <Choix {...props} choisir={choisir} />;
  }
}

function Choix({
  vue,
  joueur,
  fini,
  choisir,
}: GestesProps & { readonly choisir: (geste: Geste) => void }): ReactElement {
  const agir = useAgir();
  const { id } = joueur;
  const tient = vue.telecommande === id;
  const fusionnable = !estLocale(vue) && joueur.present && placesPerdues(vue).length > 0;
  const puisFini = (commande: CommandeDuFil) => () => {
    void agir(commande);
    fini();
  };
  return (
    <div className={styles["choix"]}>
      <Bouton variante="contour" onClick={() => choisir("renommer")}>
        Renommer
      </Bouton>
      {fusionnable && (
        <Bouton variante="contour" onClick={() => choisir("fusionner")}>
          C’est la même personne que…
        </Bouton>
      )}
      {!estLocale(vue) && (joueur.present || tient) && (
        <Bouton
          variante="contour"
          icone="telecommande"
          onClick={puisFini({ type: "confierTelecommande", joueur: tient ? null : id })}
        >
          {tient ? "Reprendre la télécommande" : "Donner la télécommande"}
        </Bouton>
      )}
      {joueur.dessin > 0 && (
        <Bouton
          variante="contour"
          icone="corbeille"
          onClick={puisFini({ type: "effacerDessin", joueur: id, numero: joueur.dessin })}
        >
          Effacer son dessin
        </Bouton>
      )}
      <Bouton variante="danger" onClick={() => choisir("retirer")}>
        Retirer
      </Bouton>
    </div>
  );
}

/** One of them, and the way back to the others. */
export interface GesteProps extends GestesProps {
  readonly annuler: () => void;
}

function Retirer({ vue, joueur, fini, annuler }: GesteProps): ReactElement {
  const agir = useAgir();
  return (
    <div className={styles["formulaire"]}>
      <p>
        Retirer <NomCraie>{joueur.pseudo}</NomCraie>&nbsp;?
        {!estLocale(vue) && " Pas de retour possible dans cette room."}
      </p>
      <div className={styles["fin"]}>
        <Bouton variante="contour" onClick={annuler}>
          Annuler
        </Bouton>
        <Bouton
          variante="danger"
          onClick={() => {
            void agir({ type: "supprimerJoueur", joueur: joueur.id });
            fini();
          }}
        >
          Retirer
        </Bouton>
      </div>
    </div>
  );
}
