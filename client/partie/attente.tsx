/** What is shown before the first state has come, and when another tab has taken the seat. */
import { CadreArdoise, useEchelleHote } from "./cadre-ardoise.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { SousBock, TableBois } from "../ui/sous-bock.tsx";
import { Squelette } from "../ui/squelette.tsx";
import styles from "./attente.module.css";
import type { Obstacle } from "./line/obstacle.ts";
import { TEXTE_AILLEURS } from "./mots/textes-refus.ts";
import { ObstacleHote, ObstacleJoueur } from "./panne-ecran.tsx";

interface Props {
  readonly pour: "hote" | "joueur";
  /** What is known to keep the first state from coming. */
  readonly obstacle?: Obstacle | null;
}

export function Attente({ pour, obstacle = null }: Props) {
  if (obstacle === null) return pour === "hote" ? <AttenteHote /> : <AttenteJoueur />;
  if (pour === "hote") return <ObstacleHote obstacle={obstacle} />;
  return <ObstacleJoueur obstacle={obstacle} />;
}

function AttenteHote() {
  useEchelleHote();
  return (
    <CadreArdoise
      centre={
        <div role="status">
          <span className="visually-hidden">La room se prépare…</span>
          <Squelette forme="titre" />
          <Squelette lignes={4} />
        </div>
      }
    />
  );
}

function AttenteJoueur() {
  return (
    <TableBois>
      <SousBock>
        <div role="status">
          <span className="visually-hidden">Connexion à la room…</span>
          <Squelette forme="titre" />
          <Squelette lignes={3} />
        </div>
      </SousBock>
    </TableBois>
  );
}

const QUI = {
  hote: "L’écran de l’hôte est maintenant dans un autre onglet ou sur un autre appareil.",
  joueur: "Tu joues maintenant depuis un autre onglet ou un autre téléphone.",
};

/** The same person came in from another tab or device: the newest one plays. */
export function Ailleurs({ pour }: { pour: "hote" | "joueur" }) {
  return (
    <TableBois>
      <SousBock
        centre
        bas={
          <Bouton taille="telephone" pleineLargeur onClick={() => location.reload()}>
            Reprendre ici
          </Bouton>
        }
      >
        <h1 className={styles["titre"]}>{TEXTE_AILLEURS}</h1>
        <p>{QUI[pour]}</p>
      </SousBock>
    </TableBois>
  );
}
