/**
 * /admin/imprevu/{id}: the editor of an imprévu. plateforme §2 "Admin", §3, §5 "Imprevu text commands"; decision
 * 0092.
 */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { type ReactElement, useState } from "react";
import { PHRASES_EDITION_IMPREVU } from "#contracts/edition-imprevu.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { Link, useNavigate } from "../../../app/navigation.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Champ } from "../../../ui/champ.tsx";
import { joinClassNames } from "../../../ui/classes.ts";
import { Icone } from "../../../ui/icones.tsx";
import { AsterisqueModificationsNonEnregistrees, BarreDEditeur } from "../commun/barre-edition.tsx";
import {
  PiedRaccourcisClavier,
  type TouchesEtEffetsDesRaccourcis,
  DialogueTousLesRaccourcisClavier,
} from "../commun/raccourcis.tsx";
import { useCreerImprevu } from "../imprevus/actions.ts";
import { DialogueSupprimerImprevu } from "../imprevus/supprimer-imprevu.tsx";
import {
  type ActionsNaviguerEntreImprevus,
  useNaviguerEntreImprevus,
  useRaccourcisEditeurImprevu,
} from "./actions.ts";
import { PanneauApercuEtTiragesDImprevu } from "./apercu-imprevu.tsx";
import { ChampsDeTexteDImprevu } from "./ecriture-imprevu.tsx";
import { useImprevuEnCoursDeRedaction } from "./redaction.ts";
import { tirerNombresPourTiragesDApercu } from "./tirages.tsx";
import styles from "./editeur-imprevu.module.css";

export function EditeurImprevu(): ReactElement {
  const redaction = useImprevuEnCoursDeRedaction();
  const { id, edite, etat } = redaction;
  const gestes = useNaviguerEntreImprevus();
  const aller = useNavigate();
  const [aide, setAide] = useState(false);
  const [supprime, setSupprime] = useState(false);
  const [chances, setChances] = useState(tirerNombresPourTiragesDApercu);
  const [choisi, setChoisi] = useState(0);
  const tirer = () => {
    setChances(tirerNombresPourTiragesDApercu());
    setChoisi(0);
  };
  useRaccourcisEditeurImprevu({ suivant: gestes.suivant, tirer, aider: () => setAide(true) });
  const miniJeu = estImprevuMiniJeu(id);
  return (
    <div className={styles["editeur"]}>
      <BarreDEditeur
        travail={redaction}
        auPouce
        sansRetablir
        actions={<ActionsDImprevu onSupprimer={miniJeu ? null : () => setSupprime(true)} />}
      >
        <TitreDImprevu gestes={gestes} />
      </BarreDEditeur>
      {miniJeu ? (
        <TitreDeMiniJeu />
      ) : (
        <div className={styles["colonnes"]}>
          <ChampsDeTexteDImprevu />
          <aside className={styles["droite"]}>
            <PanneauApercuEtTiragesDImprevu
              carte={etat.imprevu}
              chances={chances}
              choisi={choisi}
              onChoisir={setChoisi}
              onTirer={tirer}
            />
          </aside>
        </div>
      )}
      <PouceDImprevu gestes={gestes} />
      <PiedRaccourcisClavier table={TOUCHES_D_IMPREVU} onAide={() => setAide(true)} />
      <DialogueTousLesRaccourcisClavier
        table={RACCOURCIS_D_IMPREVU}
        ouvert={aide}
        onFermer={() => setAide(false)}
      />
      <DialogueSupprimerImprevu
        carte={supprime ? { ...etat.imprevu, _id: id } : null}
        onFermer={() => setSupprime(false)}
        onSupprime={async () => {
          edite.abandonner();
          await aller(gestes.ensuite, { replace: true });
        }}
      />
    </div>
  );
}

/** Field for the title of a mini-game, the only thing of it that can be changed: its rules are in the code of the game. */
function TitreDeMiniJeu(): ReactElement {
  const { edite, etat } = useImprevuEnCoursDeRedaction();
  return (
    <div className={styles["mini-jeu"]}>
      <Champ
        libelle="Titre"
        data-champ="texte"
        dir="auto"
        value={etat.imprevu.text}
        erreur={aDuTexteVisible(etat.imprevu.text) ? undefined : PHRASES_EDITION_IMPREVU.texteVide}
        onChange={({ currentTarget: { value } }) =>
          edite.faire((avant) => ({ ...avant, text: value }), "texte")
        }
      />
      <p>
        C’est un mini-jeu&nbsp;: ses règles sont dans le jeu, il n’a pas de niveau et reste dans le
        paquet Maison. Son titre ne se lit que dans la liste.
      </p>
    </div>
  );
}

/** Buttons of an imprévu's page: a new imprévu, and the deletion of this one. @param onSupprimer null when the imprévu cannot be deleted */
function ActionsDImprevu({
  onSupprimer,
}: {
  readonly onSupprimer: (() => void) | null;
}): ReactElement {
  const { creer, enCours } = useCreerImprevu();
  return (
    <>
      <Bouton
        variante="contour"
        icone="plus"
        className={joinClassNames(styles["action"], styles["nouveau"])}
        chargement={enCours}
        onClick={() => void creer()}
      >
        Nouveau
      </Bouton>
      {onSupprimer !== null && (
        <Bouton
          variante="danger"
          icone="corbeille"
          className={styles["action"]}
          aria-label="Supprimer"
          onClick={onSupprimer}
        >
          <span>Supprimer</span>
        </Bouton>
      )}
    </>
  );
}

function TitreDImprevu({
  gestes: { rang, total, precedent, suivant },
}: {
  readonly gestes: ActionsNaviguerEntreImprevus;
}): ReactElement {
  const { etat } = useImprevuEnCoursDeRedaction();
  return (
    <>
      <Link
        to="/admin/imprevus"
        className={styles["retour"]}
        aria-label="Retour aux imprévus"
        title="Retour aux imprévus"
      >
        <Icone nom="retour" taille="1.2em" />
      </Link>
      <h1>
        Imprévu <AsterisqueModificationsNonEnregistrees modifie={etat.modifie} />
      </h1>
      {rang >= 0 && (
        <p className={styles["ou"]}>
          <b>{rang + 1}</b> sur {total}
        </p>
      )}
      <div className={styles["voisins"]}>
        <BoutonIcone icone="precedente" libelle="Imprévu précédent" onClick={precedent} />
        <BoutonIcone
          icone="suivante"
          libelle="Imprévu suivant"
          aria-keyshortcuts="Control+Enter"
          onClick={suivant}
        />
      </div>
    </>
  );
}

/** Buttons at the bottom of a phone's screen. */
function PouceDImprevu({
  gestes: { precedent, suivant },
}: {
  readonly gestes: ActionsNaviguerEntreImprevus;
}): ReactElement {
  const { etat, enregistrer } = useImprevuEnCoursDeRedaction();
  const { creer } = useCreerImprevu();
  return (
    <div className={styles["barre"]} role="group" aria-label="Imprévus">
      <BoutonIcone icone="precedente" libelle="Imprévu précédent" onClick={precedent} />
      <BoutonIcone icone="suivante" libelle="Imprévu suivant" onClick={suivant} />
      <BoutonIcone icone="plus" libelle="Nouveau" onClick={() => void creer()} />
      <Bouton
        className={styles["enregistrer"]}
        chargement={etat.envoi.nom === "enCours"}
        onClick={() => void enregistrer()}
      >
        Enregistrer
      </Bouton>
    </div>
  );
}

const TOUCHES_D_IMPREVU: TouchesEtEffetsDesRaccourcis = [
  [["Ctrl", "S"], "enregistrer"],
  [["Ctrl", "Entrée"], "imprévu suivant"],
  [["F9"], "tirer 20 fois"],
  [["↑", "↓"], "voir un tirage à l’écran"],
];

const RACCOURCIS_D_IMPREVU: TouchesEtEffetsDesRaccourcis = [
  [["&"], "propose les commandes\u00A0; Entrée prend celle qui est visée"],
  [["Entrée"], "élément suivant de la liste, ou un de plus"],
  [["Retour arrière"], "ôter l’élément vide"],
  [["Ctrl", "V"], "coller un élément par ligne"],
  [["Alt", "↑", "↓"], "déplacer l’élément"],
  [["↑", "↓"], "voir un autre tirage, depuis leur liste"],
  [["F9"], "tirer 20 fois (ou Ctrl+D)"],
  [["Ctrl", "Entrée"], "imprévu suivant"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Maj", "Z"], "rétablir (ou Ctrl+Y)"],
  [["Ctrl", "S"], "enregistrer"],
  [["F1"], "cette liste (ou Ctrl+/)"],
];
