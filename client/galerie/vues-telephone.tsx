import { useState, type ReactElement, type ReactNode } from "react";
import { Batons } from "../ui/batons.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { NomCraie } from "../ui/craie.tsx";
import { Tchin } from "../ui/logo.tsx";
import { OptionVerre } from "../ui/option-verre.tsx";
import { Pas } from "../ui/pas.tsx";
import { SousBock, TableBois } from "../ui/sous-bock.tsx";
import { VERRES } from "../ui/verre.tsx";
import styles from "./vues-telephone.module.css";

function Telephone({
  nom,
  n,
  depuis,
  children,
}: {
  readonly nom: string;
  readonly n: number;
  readonly depuis?: number;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <TableBois
      entete={
        <>
          <span className={styles["pseudo"]}>
            <NomCraie coupe>{nom}</NomCraie>
          </span>
          <Batons n={n} depuis={depuis} hauteur={1.45} largeurMax={10} />
          <b className={styles["compte"]}>{n}</b>
        </>
      }
    >
      {children}
    </TableBois>
  );
}

const REPONSES = [
  "Bayonne",
  "Port-Mahon, à Minorque",
  "Mayenne",
  "Aucun, c’est un général irlandais",
  "La ville de Magnac-Laval, par un cuisinier",
  "Mahón",
];

function Repondre({ nombre = 4 }: { readonly nombre?: number }): ReactElement {
  const [choix, setChoix] = useState("Port-Mahon, à Minorque");
  return (
    <Telephone nom="Léa" n={12}>
      <SousBock
        haut={
          <>
            <span>Choisir une réponse</span>
            <span>7 / 15 · 12&nbsp;s</span>
          </>
        }
        bas={
          <Bouton taille="telephone" pleineLargeur>
            Valider
          </Bouton>
        }
      >
        <h1 className={styles["question"]}>
          Quel port aurait donné son nom à la mayonnaise, si l’on en croit la légende de 1756&nbsp;?
        </h1>
        <div className={styles["reponses"]}>
          {REPONSES.slice(0, nombre).map((texte, i) => {
            const verre = VERRES[i];
            return (
              verre && (
                <OptionVerre
                  key={texte}
                  lettre={verre.lettre}
                  etat={choix === texte ? "choisie" : "neutre"}
                  onClick={() => {
                    setChoix(texte);
                  }}
                >
                  {texte}
                </OptionVerre>
              )
            );
          })}
        </div>
      </SousBock>
    </Telephone>
  );
}

function Resultat(): ReactElement {
  return (
    <Telephone nom="Tom" n={10} depuis={7}>
      <SousBock
        lisere="var(--laiton-sombre)"
        centre
        haut={
          <>
            <span>Raté</span>
            <span>7 / 15</span>
          </>
        }
        bas={<p className={styles["doux"]}>On attend l’hôte pour la suite</p>}
      >
        <p className={styles["verdict"]}>Tu bois</p>
        <p className={styles["enorme"]}>3</p>
        <p className={styles["verdict"]}>gorgées</p>
        <p className={styles["rappel"]}>
          C’était <b>Port-Mahon, à Minorque</b>. Tu avais dit Bayonne.
        </p>
      </SousBock>
    </Telephone>
  );
}

function Distribuer(): ReactElement {
  const [dons, setDons] = useState<Readonly<Record<string, number>>>({ Tom: 2 });
  const total = Object.values(dons).reduce((a, b) => a + b, 0);
  return (
    <Telephone nom="Zineb" n={63}>
      <SousBock
        haut={
          <>
            <span>Réponse bonus +3</span>
            <span>7 / 15</span>
          </>
        }
        bas={
          <Bouton taille="telephone" pleineLargeur>
            {total < 3 ? <>Servir&nbsp;: encore {3 - total} à donner</> : "Servir"}
          </Bouton>
        }
      >
        <h1 className={styles["question"]}>Distribue tes 3&nbsp;gorgées</h1>
        {["Léa", "Tom", "Jean-Baptiste", "Margaux", "Oncle Didier"].map((nom) => (
          <div key={nom} className={styles["don"]}>
            <NomCraie coupe>{nom}</NomCraie>
            <Pas
              libelle={`Gorgées pour ${nom}`}
              valeur={dons[nom] ?? 0}
              max={(dons[nom] ?? 0) + 3 - total}
              onChange={(n) => {
                setDons({ ...dons, [nom]: n });
              }}
            />
          </div>
        ))}
      </SousBock>
    </Telephone>
  );
}

function Attendre(): ReactElement {
  return (
    <Telephone nom="Maximilien-Auguste-X" n={131}>
      <SousBock
        centre
        haut={
          <>
            <span>Room 4KX2P9</span>
            <span>6 joueurs</span>
          </>
        }
        bas={
          <Bouton variante="contour" taille="telephone" pleineLargeur icone="partir">
            Quitter la partie
          </Bouton>
        }
      >
        <span className={styles["tchin"]}>
          <Tchin />
        </span>
        <p className={styles["verdict"]}>À ta santé&nbsp;!</p>
        <p className={styles["rappel"]}>
          L’hôte choisit un quizz. Pose ton téléphone, regarde l’ardoise.
        </p>
      </SousBock>
    </Telephone>
  );
}

export const VUES_TELEPHONE: Readonly<Record<string, () => ReactElement>> = {
  "telephone-repondre": () => <Repondre />,
  "telephone-six": () => <Repondre nombre={6} />,
  "telephone-resultat": Resultat,
  "telephone-distribuer": Distribuer,
  "telephone-attendre": Attendre,
};
