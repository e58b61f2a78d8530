/** /admin/imprevu/{id}: plateforme §2 "Admin", §3, §5 "Imprevu text commands"; decision 0093. */
import { type ReactElement, useState } from "react";
import { TEXTES_IMPREVU } from "#contracts/edition-imprevu.ts";
import { estImprevuMiniJeu } from "#contracts/imprevu.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { Champ } from "../../../ui/champ.tsx";
import { BarreEdition } from "../commun/barre-edition.tsx";
import { PiedDeTouches, TousLesRaccourcis } from "../commun/raccourcis.tsx";
import { SupprimerImprevu } from "../imprevus/supprimer-imprevu.tsx";
import { useNavigate } from "../../../app/navigation.tsx";
import { ActionsDImprevu } from "./actions-d-imprevu.tsx";
import { ApercuImprevu } from "./apercu-imprevu.tsx";
import { EcritureDImprevu } from "./ecriture-imprevu.tsx";
import styles from "./editeur-imprevu.module.css";
import { useCarte } from "./redaction.ts";
import { PouceDImprevu } from "./pouce-d-imprevu.tsx";
import { tirerChances } from "./tirages.tsx";
import { TitreDImprevu } from "./titre-d-imprevu.tsx";
import { RACCOURCIS_D_IMPREVU, TOUCHES_D_IMPREVU } from "./touches-d-imprevu.ts";
import { useGestesDImprevu, useTouchesDImprevu } from "./actions.ts";

export function EditeurImprevu(): ReactElement {
  const { id, atelier, etat } = useCarte();
  const gestes = useGestesDImprevu();
  const aller = useNavigate();
  const [aide, setAide] = useState(false);
  const [supprime, setSupprime] = useState(false);
  const [chances, setChances] = useState(tirerChances);
  const [choisi, setChoisi] = useState(0);
  const tirer = () => {
    setChances(tirerChances());
    setChoisi(0);
  };
  useTouchesDImprevu({ suivant: gestes.suivant, tirer, aider: () => setAide(true) });
  const miniJeu = estImprevuMiniJeu(id);
  return (
    <div className={styles["editeur"]}>
      <BarreEdition
        auPouce
        sansRetablir
        actions={<ActionsDImprevu onSupprimer={miniJeu ? null : () => setSupprime(true)} />}
      >
        <TitreDImprevu gestes={gestes} />
      </BarreEdition>
      {miniJeu ? (
        <TitreDeMiniJeu />
      ) : (
        <div className={styles["colonnes"]}>
          <EcritureDImprevu />
          <aside className={styles["droite"]}>
            <ApercuImprevu
              carte={etat.carte}
              chances={chances}
              choisi={choisi}
              onChoisir={setChoisi}
              onTirer={tirer}
            />
          </aside>
        </div>
      )}
      <PouceDImprevu gestes={gestes} />
      <PiedDeTouches table={TOUCHES_D_IMPREVU} onAide={() => setAide(true)} />
      <TousLesRaccourcis
        table={RACCOURCIS_D_IMPREVU}
        ouvert={aide}
        onFermer={() => setAide(false)}
      />
      <SupprimerImprevu
        carte={supprime ? { ...etat.carte, _id: id } : null}
        onFermer={() => setSupprime(false)}
        onSupprime={async () => {
          atelier.abandonner();
          await aller(gestes.ensuite, { replace: true });
        }}
      />
    </div>
  );
}

/** Its rules are the game's: what is written is its name in the list. */
function TitreDeMiniJeu(): ReactElement {
  const { atelier, etat } = useCarte();
  return (
    <div className={styles["mini-jeu"]}>
      <Champ
        libelle="Titre"
        data-champ="texte"
        dir="auto"
        value={etat.carte.text}
        erreur={estVisible(etat.carte.text) ? undefined : TEXTES_IMPREVU.texteVide}
        onChange={({ currentTarget: { value } }) =>
          atelier.faire((avant) => ({ ...avant, text: value }), "texte")
        }
      />
      <p>
        C’est un mini-jeu&nbsp;: ses règles sont dans le jeu, il n’a pas de niveau et reste dans le
        paquet Maison. Son titre ne se lit que dans la liste.
      </p>
    </div>
  );
}
