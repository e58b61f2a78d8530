import { type ReactElement, useEffect, useState } from "react";
import { useBannieres } from "../ui/bannieres.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { NomCraie, TitreCraie } from "../ui/craie.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import { Interrupteur } from "../ui/interrupteur.tsx";
import { Minuteur } from "../ui/minuteur.tsx";
import { Pas } from "../ui/pas.tsx";
import { Qr } from "../ui/qr.tsx";
import { TexteAjuste } from "../ui/texte-ajuste.tsx";
import { EtapeFin, type PanneauFin } from "../scenes/hote/etape-fin.tsx";
import { VoteQuizz } from "../partie/vote-quizz.tsx";
import { PanneauxFin } from "../features/hote/panneaux-fin.tsx";
import { Hote, QuestionExemple } from "./cadre-exemple.tsx";
import { exempleFin } from "./exemples-fin.ts";
import { foule, LONGUE, LONGUES, MAYO, PORTS, SIX } from "./exemples-hote.ts";
import commun from "./galerie.module.css";
import styles from "./vues-hote.module.css";

function Imprevu({ rouge = false }: { readonly rouge?: boolean }): ReactElement {
  return (
    <Hote
      rouge={rouge}
      action="Suivant"
      centre={
        <div className={styles["imprevu"]}>
          <TitreCraie taille="grand" couleur={rouge ? "var(--craie)" : "var(--laiton)"}>
            {rouge ? "Cul sec\u00a0!" : "Imprévu"}
          </TitreCraie>
          <p>
            <NomCraie souligne>Margaux</NomCraie> imite un animal du zoo. Le dernier à trouver boit{" "}
            <b>3&nbsp;gorgées</b>, et <NomCraie souligne>Tom</NomCraie> trinque avec lui.
          </p>
          <div className={styles["gestes"]}>
            <Bouton variante="contour" taille="hote">
              +3 à qui&nbsp;?
            </Bouton>
            <Bouton variante="contour" taille="hote">
              +3 à Tom
            </Bouton>
          </div>
        </div>
      }
    />
  );
}

function Fin({
  nombre,
  panneau: premier = "addition",
}: {
  readonly nombre: number;
  readonly panneau?: PanneauFin;
}): ReactElement {
  const [panneau, setPanneau] = useState(premier);
  const fin = exempleFin(nombre);
  return (
    <Hote
      lignes={[]}
      action="Retour salon"
      progres="15 questions, 74 gorgées"
      pied={
        <>
          <span style={{ flex: 1 }}>
            L’abus d’alcool est dangereux pour la santé, à consommer avec modération.
          </span>
          <PanneauxFin panneau={panneau} choisir={setPanneau} />
        </>
      }
      centre={<EtapeFin fin={fin} panneau={panneau} vote={<VoteQuizz quizzId={fin.quizzId} />} />}
    />
  );
}

function Attente(): ReactElement {
  return (
    <Hote
      lignes={SIX.slice(0, 3).map(({ cle, nom }) => ({ cle, nom, n: 0 }))}
      action="Lancer"
      salon
      centre={
        <div className={styles["attente"]}>
          <Qr
            texte="http://192.168.1.24:3000/jeu/4KX2P9"
            libelle="Code QR pour rejoindre la room 4KX2P9"
            taille="22rem"
          />
          <div>
            <TitreCraie taille="grand">Sortez les téléphones</TitreCraie>
            <p>
              Scannez, ou allez sur <b>192.168.1.24:3000</b>
            </p>
            <p className={styles["grand-code"]}>4KX2P9</p>
          </div>
        </div>
      }
    />
  );
}

function Vivante(): ReactElement {
  const [n, setN] = useState([3, 8, 12, 59]);
  const [reste, setReste] = useState(8000);
  useEffect(() => {
    const horloge = setInterval(() => {
      setN((avant) => avant.map((v, i) => v + (i === 2 ? 14 : i + 1)));
    }, 2500);
    const minute = setInterval(() => {
      setReste((avant) => (avant <= 0 ? 8000 : avant - 250));
    }, 250);
    return () => {
      clearInterval(horloge);
      clearInterval(minute);
    };
  }, []);
  return (
    <Hote
      lignes={SIX.slice(0, 4).map(({ cle, nom, coche }, i) => ({
        cle,
        nom,
        coche,
        n: n[i] ?? 0,
        gain: `+${String(i === 2 ? 14 : i + 1)}`,
      }))}
      gauche={<Minuteur resteMs={reste} dureeMs={8000} />}
      centre={
        <TexteAjuste balise="h1" min={2.6} max={5.4}>
          {MAYO}
        </TexteAjuste>
      }
    />
  );
}

function AvecDialogue(): ReactElement {
  const [ouvert, setOuvert] = useState(true);
  const [n, setN] = useState(4);
  const [coche, setCoche] = useState(true);
  const { erreur } = useBannieres();
  useEffect(() => {
    erreur("Rentrez un nombre de gorgées à miser");
  }, [erreur]);
  return (
    <>
      <QuestionExemple texte={MAYO} options={PORTS} />
      <Dialogue
        ouvert={ouvert}
        onFermer={() => {
          setOuvert(false);
        }}
        titre="Joueurs"
        actions={
          <>
            <Bouton
              variante="contour"
              onClick={() => {
                setOuvert(false);
              }}
            >
              Annuler
            </Bouton>
            <Bouton
              onClick={() => {
                setOuvert(false);
              }}
            >
              Confirmer
            </Bouton>
          </>
        }
      >
        <Interrupteur
          libelle="Mode créateur"
          description="Tu joues aussi, sans répondre"
          coche={coche}
          onChange={setCoche}
        />
        <div className={commun["ligne"]}>
          <span>Gorgées de Zineb</span>
          <Pas libelle="Gorgées de Zineb" valeur={n} onChange={setN} />
        </div>
      </Dialogue>
    </>
  );
}

export const VUES_HOTE: Readonly<Record<string, () => ReactElement>> = {
  "hote-question": () => <QuestionExemple texte={MAYO} options={PORTS} />,
  "hote-reponse": () => (
    <QuestionExemple
      texte={MAYO}
      options={PORTS}
      resteMs={4000}
      etats={["mauvaise", "bonne", "mauvaise", "mauvaise"]}
    />
  ),
  "hote-longue": () => <QuestionExemple texte={LONGUE} options={LONGUES} lignes={foule(20)} />,
  "hote-12": () => (
    <QuestionExemple
      texte="Combien de côtés a un décagone&nbsp;?"
      options={["Dix", "Douze"]}
      lignes={foule(12)}
    />
  ),
  "hote-imprevu": () => <Imprevu />,
  "hote-rouge": () => <Imprevu rouge />,
  "hote-fin": () => <Fin nombre={6} />,
  "hote-fin-3": () => <Fin nombre={3} />,
  "hote-fin-20": () => <Fin nombre={20} />,
  "hote-fin-60": () => <Fin nombre={60} />,
  "hote-soiree": () => <Fin nombre={6} panneau="soiree" />,
  "hote-soiree-3": () => <Fin nombre={3} panneau="soiree" />,
  "hote-soiree-20": () => <Fin nombre={20} panneau="soiree" />,
  "hote-soiree-60": () => <Fin nombre={60} panneau="soiree" />,
  "hote-attente": Attente,
  "hote-vivante": Vivante,
  "hote-dialogue": AvecDialogue,
};
