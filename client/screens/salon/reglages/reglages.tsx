import { NOMS_NIVEAUX_D_IMPREVU } from "../../../quizz/en-mots.ts";
import { type ReactElement, type ReactNode, useState } from "react";
import { CLE_CREATEUR, PSEUDO_LONGUEUR_MAX } from "#contracts/limites.ts";
import { type ModeJeu, type ParametresDePartie, type Allure, allure } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { ChoixListe, ChoixSegmente } from "../../../ui/choix.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { lireParametresDeLaRoom } from "./parametres.ts";
import { NOMS_MODES_DE_JEU } from "../../../partie/mots/modes.ts";
import { CHOIX_BAVARDAGE } from "../../../partie/mots/bavardages.ts";
import { useActionsSalon } from "../actions.ts";
import { usePaquetsAuChoix } from "../queries.ts";
import { AIDES_ALLURES, NOMS_ALLURES } from "../../../partie/mots/allures.ts";
import { type NiveauImprevu, niveauImprevu } from "#contracts/niveaux.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone } from "../../../ui/icones.tsx";
import {
  compterCartesDuPaquet,
  direNombreDImprevus,
  direChoixDesPaquets,
  compterCartesSelonReglagesDuSalon,
} from "./paquets.ts";
import { readStoredValue } from "../../../browser/stored-values.ts";
import { Champ } from "../../../ui/champ.tsx";
import styles from "./reglages.module.css";

const MODES: readonly {
  readonly valeur: ModeJeu;
  readonly libelle: string;
  readonly aide: string;
}[] = [
  {
    valeur: "classique",
    libelle: NOMS_MODES_DE_JEU.classique,
    aide: "Chacun répond sur son téléphone, puis on révèle.",
  },
  {
    valeur: "local",
    libelle: NOMS_MODES_DE_JEU.local,
    aide: "Un seul écran\u00A0: vous lisez, la salle répond à voix haute.",
  },
  {
    valeur: "rapidite",
    libelle: NOMS_MODES_DE_JEU.rapidite,
    aide: "La première bonne réponse arrête la question.",
  },
];

interface PropsReglage {
  /** The settings as on screen: the room may not have confirmed the last change yet. */
  readonly actuels: ParametresDePartie;
  readonly regler: (champs: Partial<ParametresDePartie>) => void;
  /** Changes the mode of play, after a confirmation when the change empties the room. */
  readonly choisirMode: (mode: ModeJeu) => void;
  readonly vue: Vue;
}

/** The control of each setting, in the order of the form; null for a setting that another one's control holds. */
const REGLAGES: Readonly<
  Record<keyof ParametresDePartie, ((props: PropsReglage) => ReactNode) | null>
> = {
  modeJeu: ({ actuels, choisirMode }) => (
    <ChoixSegmente
      libelle="Mode de jeu"
      libelleCache
      options={MODES}
      valeur={actuels.modeJeu}
      onChange={choisirMode}
      aide={MODES.find(({ valeur }) => valeur === actuels.modeJeu)?.aide}
    />
  ),
  rythme: ({ actuels, regler }) => (
    <ReglageRythme valeur={actuels.rythme} onChange={(rythme) => regler({ rythme })} />
  ),
  createur: ({ actuels, regler, vue }) => (
    <div>
      <Interrupteur
        libelle="Mode créateur"
        description="Vous buvez aussi, sans répondre"
        coche={actuels.createur}
        onChange={(createur) => regler({ createur })}
      />
      {vue.createur && <PseudoCreateur />}
    </div>
  ),
  sansImprevu: ({ actuels, regler }) => (
    <Interrupteur
      libelle="Sans imprévus"
      description="Rien que des questions"
      coche={actuels.sansImprevu}
      onChange={(sansImprevu) => regler({ sansImprevu })}
    />
  ),
  niveau: ({ actuels, regler }) => <ReglagesImprevus parametres={actuels} regler={regler} />,
  // the packs are chosen beside the level
  paquetsCoupes: null,
  patron: ({ actuels, regler }) => (
    <ChoixListe
      libelle="Le patron"
      libelleCache
      options={CHOIX_BAVARDAGE}
      valeur={actuels.patron}
      onChange={(patron) => regler({ patron })}
    />
  ),
};

/** The changes under way without these, unless the same setting was changed again since. */
const sansChamps = (
  enVol: Partial<ParametresDePartie>,
  champs: Partial<ParametresDePartie>,
): Partial<ParametresDePartie> =>
  Object.fromEntries(
    Object.entries(enVol).filter(([nom, valeur]) => Reflect.get(champs, nom) !== valeur),
  );

/** Milliseconds that a change stays on screen after its acknowledgement, which may come before the room's state. */
const RETOUR_MS = 1000;

/** 'Paramètres': mode of play, pace, creator mode, imprévus, the patron; kept for the next room (jeu §2, §3). */
export function ReglagesDuSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const actions = useActionsSalon();
  const [voulu, setVoulu] = useState<ModeJeu | null>(null);
  // a change shows at once, until the room's state has come back with it
  const [enVol, setEnVol] = useState<Partial<ParametresDePartie>>({});
  const actuels = { ...lireParametresDeLaRoom(vue), ...enVol };
  const joueurs = Object.keys(vue.joueurs).filter((id) => id !== CLE_CREATEUR).length;

  const regler = (champs: Partial<ParametresDePartie>) => {
    setEnVol((avant) => ({ ...avant, ...champs }));
    void actions.regler(champs, { ...actuels, ...champs }).then((ok) => {
      setTimeout(() => setEnVol((avant) => sansChamps(avant, champs)), ok ? RETOUR_MS : 0);
    });
  };
  const choisirMode = (mode: ModeJeu) => {
    const deOuVersLocal = (mode === "local") !== (actuels.modeJeu === "local");
    if (deOuVersLocal && joueurs > 0) setVoulu(mode);
    else regler({ modeJeu: mode });
  };
  const props: PropsReglage = { actuels, regler, choisirMode, vue };
  return (
    <div className={styles["reglages"]}>
      {Object.entries(REGLAGES).map(([nom, Reglage]) =>
        Reglage === null ? null : <Reglage key={nom} {...props} />,
      )}
      <Renvoi
        mode={voulu}
        joueurs={joueurs}
        onFermer={() => setVoulu(null)}
        confirmer={(modeJeu) => {
          regler({ modeJeu });
          setVoulu(null);
        }}
      />
    </div>
  );
}

const RYTHMES = allure.options.map((valeur) => ({ valeur, libelle: NOMS_ALLURES[valeur] }));

interface Props {
  readonly valeur: Allure;
  readonly onChange: (valeur: Allure) => void;
}

/** Whether the game waits for a press after each beat, or goes on by itself. mise-en-scene "Rythme". */
function ReglageRythme({ valeur, onChange }: Props): ReactElement {
  return (
    <div className={styles["rythme"]}>
      <p>
        <b aria-hidden="true">Rythme</b>
        <small>{AIDES_ALLURES[valeur]}</small>
      </p>
      <div className={styles["liste"]}>
        <ChoixListe
          libelle="Rythme"
          libelleCache
          options={RYTHMES}
          valeur={valeur}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

const AIDES: Readonly<Record<NiveauImprevu, string>> = {
  doux: "Quatre gorgées au plus, sans cul sec ni règle qui dure.",
  normal: "Les doux, et de quoi s’animer un peu.",
  corse: "Tous les imprévus, cul sec compris.",
};
const NIVEAUX = niveauImprevu.options.map((valeur) => ({
  valeur,
  libelle: NOMS_NIVEAUX_D_IMPREVU[valeur],
}));
const AUCUN = "Aucun imprévu ne convient\u00A0: la partie se jouera sans.";

/**
 * The level of imprévus and the packs that are played, behind one line; hidden without imprévus (decisions-plateforme
 * "Packs and levels").
 */
function ReglagesImprevus({
  parametres,
  regler,
}: {
  readonly parametres: ParametresDePartie;
  readonly regler: (champs: Partial<ParametresDePartie>) => void;
}): ReactElement | null {
  const [ouvert, setOuvert] = useState(false);
  const { data: paquets = [] } = usePaquetsAuChoix();
  if (parametres.sansImprevu) return null;
  const { niveau: plafond, paquetsCoupes } = parametres;
  const basculer = (paquet: string, mis: boolean) => {
    // packs that no longer exist are left out of the setting
    const connus = paquetsCoupes.filter((autre) => paquets.some((un) => un.paquet === autre));
    regler({
      paquetsCoupes: mis ? connus.filter((autre) => autre !== paquet) : [...connus, paquet],
    });
  };
  const vide = paquets.length > 0 && compterCartesSelonReglagesDuSalon(paquets, parametres) === 0;
  return (
    <>
      <button
        type="button"
        className={styles["imprevus"]}
        aria-haspopup="dialog"
        onClick={() => setOuvert(true)}
      >
        <span>
          <b>Choix des imprévus</b>
          <small data-vide={vide}>{vide ? AUCUN : direChoixDesPaquets(paquets, parametres)}</small>
        </span>
        <Icone nom="fleche" taille="1.3em" />
      </button>
      <Dialogue
        ouvert={ouvert}
        onFermer={() => setOuvert(false)}
        titre="Choix des imprévus"
        actions={<Bouton onClick={() => setOuvert(false)}>Valider</Bouton>}
      >
        <div className={styles["choix"]}>
          <ChoixSegmente
            libelle="Niveau des imprévus"
            options={NIVEAUX}
            valeur={plafond}
            onChange={(choisi) => regler({ niveau: choisi })}
            aide={AIDES[plafond]}
          />
          {paquets.length > 1 && (
            <fieldset>
              <legend>Paquets</legend>
              {paquets.map((offert) => (
                <Interrupteur
                  key={offert.paquet}
                  libelle={offert.paquet}
                  description={direNombreDImprevus(compterCartesDuPaquet(offert, plafond))}
                  coche={!paquetsCoupes.includes(offert.paquet)}
                  onChange={(mis) => basculer(offert.paquet, mis)}
                />
              ))}
            </fieldset>
          )}
          {/* the region is always there, so that its words are read aloud when they come */}
          <p role="status">{vide && AUCUN}</p>
        </div>
      </Dialogue>
    </>
  );
}

interface RenvoiProps {
  readonly mode: ModeJeu | null;
  readonly joueurs: number;
  readonly onFermer: () => void;
  readonly confirmer: (mode: ModeJeu) => void;
}

/** Asks before a change of mode that empties the room: going to or from local mode. */
function Renvoi({ mode, joueurs, onFermer, confirmer }: RenvoiProps): ReactElement {
  const qui =
    joueurs > 1
      ? `Les ${String(joueurs)} joueurs présents seront retirés`
      : "Le joueur présent sera retiré";
  return (
    <Dialogue
      ouvert={mode !== null}
      onFermer={onFermer}
      titre={mode === "local" ? "Passer en local\u00A0?" : "Quitter le mode local\u00A0?"}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton
            onClick={() => {
              if (mode !== null) confirmer(mode);
            }}
          >
            Confirmer
          </Bouton>
        </>
      }
    >
      <p>
        {qui} de la room&nbsp;:{" "}
        {mode === "local"
          ? "en local, tout se joue sur cet écran, sans téléphone."
          : "en ligne, chacun rejoint depuis son téléphone."}
      </p>
    </Dialogue>
  );
}

/** The creator's name on the ardoise, kept as this browser's `pseudo`. */
function PseudoCreateur(): ReactElement {
  const { renommerCreateur } = useActionsSalon();
  const [pseudo, setPseudo] = useState(() => readStoredValue("pseudo"));
  const valider = () => {
    const net = pseudo.trim();
    if (net === "" || net === readStoredValue("pseudo")) return;
    void renommerCreateur(net);
  };
  return (
    <Champ
      libelle="Pseudo du créateur"
      libelleCache
      placeholder="Votre pseudo"
      value={pseudo}
      maxLength={PSEUDO_LONGUEUR_MAX * 2}
      autoComplete="nickname"
      enterKeyHint="done"
      onChange={(evenement) => setPseudo(evenement.currentTarget.value)}
      onBlur={valider}
      onKeyDown={(evenement) => {
        if (evenement.key === "Enter") valider();
      }}
    />
  );
}
