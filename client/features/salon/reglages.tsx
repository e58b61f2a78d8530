import { type ReactElement, useState } from "react";
import { CLE_CREATEUR, PSEUDO_MAX } from "#contracts/limites.ts";
import { type ModeJeu, modeJeu, type Parametres } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { ecrire, lire } from "../../partie/stockage.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { retenirParametres } from "./memoire.ts";
import styles from "./reglages.module.css";
import { useAgir } from "./use-agir.ts";

const MODES: readonly { readonly valeur: ModeJeu; readonly libelle: string; readonly aide: string }[] = [
  { valeur: "classique", libelle: "Classique", aide: "Chacun répond sur son téléphone, puis on révèle." },
  { valeur: "local", libelle: "Local", aide: "Un seul écran\u00A0: vous lisez, ils répondent à voix haute." },
  { valeur: "rapidite", libelle: "Le plus rapide", aide: "La première bonne réponse arrête la question." },
];

/** The acknowledgement may come a little before the state. */
const RETOUR_MS = 1000;

const parametresDe = (vue: Vue): Parametres => {
  const mode = modeJeu.safeParse(vue.modeJeu);
  return { modeJeu: mode.success ? mode.data : "classique", createur: vue.createur, sansImprevu: vue.sansImprevu };
};

/** 'Paramètres': mode of play, creator mode, without imprévus; remembered for the next room (jeu §2, §3). */
export function Reglages({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const [voulu, setVoulu] = useState<ModeJeu | null>(null);
  // shown at once, until the room's state has come back with it
  const [enVol, setEnVol] = useState<Partial<Parametres>>({});
  const actuels = { ...parametresDe(vue), ...enVol };
  const joueurs = Object.keys(vue.joueurs).filter((id) => id !== CLE_CREATEUR).length;

  const regler = (champs: Partial<Parametres>) => {
    setEnVol(champs);
    void agir({ type: "reglerParametres", ...champs }).then(({ ok }) => {
      setTimeout(() => setEnVol((avant) => (avant === champs ? {} : avant)), ok ? RETOUR_MS : 0);
      if (ok) retenirParametres({ ...actuels, ...champs });
    });
  };
  const choisirMode = (mode: ModeJeu) => {
    const deOuVersLocal = (mode === "local") !== (actuels.modeJeu === "local");
    if (deOuVersLocal && joueurs > 0) setVoulu(mode);
    else regler({ modeJeu: mode });
  };
  return (
    <div className={styles["reglages"]}>
      <ChoixSegmente
        libelle="Mode de jeu"
        libelleCache
        options={MODES}
        valeur={actuels.modeJeu}
        onChange={choisirMode}
        aide={MODES.find(({ valeur }) => valeur === actuels.modeJeu)?.aide}
      />
      <div>
        <Interrupteur libelle="Mode créateur" description="Vous buvez aussi, sans répondre" coche={actuels.createur} onChange={(createur) => regler({ createur })} />
        {vue.createur && <PseudoCreateur />}
      </div>
      <Interrupteur libelle="Sans imprévus" description="Rien que des questions" coche={actuels.sansImprevu} onChange={(sansImprevu) => regler({ sansImprevu })} />
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

/** The name CREATEUR wears on the ardoise; kept as this browser's `pseudo`. */
function PseudoCreateur(): ReactElement {
  const agir = useAgir();
  const [pseudo, setPseudo] = useState(() => lire("pseudo"));
  const valider = () => {
    const net = pseudo.trim();
    if (net === "" || net === lire("pseudo")) return;
    void agir({ type: "renommerCreateur", pseudo: net }).then(({ ok }) => {
      if (ok) ecrire("pseudo", net);
    });
  };
  return (
    <Champ
      libelle="Pseudo du créateur"
      libelleCache
      placeholder="Votre pseudo"
      value={pseudo}
      maxLength={PSEUDO_MAX * 2}
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

interface RenvoiProps {
  readonly mode: ModeJeu | null;
  readonly joueurs: number;
  readonly onFermer: () => void;
  readonly confirmer: (mode: ModeJeu) => void;
}

/** Going to or from the room locale empties the room: said before it is done. */
function Renvoi({ mode, joueurs, onFermer, confirmer }: RenvoiProps): ReactElement {
  const qui = joueurs > 1 ? `Les ${String(joueurs)} joueurs présents seront retirés` : "Le joueur présent sera retiré";
  return (
    <Dialogue
      ouvert={mode !== null}
      onFermer={onFermer}
      titre={mode === "local" ? "Passer en local\u00A0?" : "Quitter le mode local\u00A0?"}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>Annuler</Bouton>
          <Bouton onClick={() => { if (mode !== null) confirmer(mode); }}>Confirmer</Bouton>
        </>
      }
    >
      <p>
        {qui} de la room&nbsp;: {mode === "local"
          ? "en local, tout se joue sur cet écran, sans téléphone."
          : "en ligne, chacun rejoint depuis son téléphone."}
      </p>
    </Dialogue>
  );
}
