import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { ModeJeu, Parametres } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { ChoixListe } from "../../ui/choix-liste.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { retenirParametres } from "./memoire.ts";
import { parametresDe } from "./parametres-de.ts";
import { NOMS_MODES } from "../../partie/mots/modes.ts";
import { PATRONS } from "../../partie/mots/bavardages.ts";
import { PseudoCreateur } from "./pseudo-createur.tsx";
import { ReglageRythme } from "./reglage-rythme.tsx";
import { ReglagesImprevus } from "./reglages-imprevus.tsx";
import styles from "./reglages.module.css";
import { Renvoi } from "./renvoi.tsx";
import { useAgir } from "../../partie/use-agir.ts";

const MODES: readonly {
  readonly valeur: ModeJeu;
  readonly libelle: string;
  readonly aide: string;
}[] = [
  {
    valeur: "classique",
    libelle: NOMS_MODES.classique,
    aide: "Chacun répond sur son téléphone, puis on révèle.",
  },
  {
    valeur: "local",
    libelle: NOMS_MODES.local,
    aide: "Un seul écran\u00A0: vous lisez, la salle répond à voix haute.",
  },
  {
    valeur: "rapidite",
    libelle: NOMS_MODES.rapidite,
    aide: "La première bonne réponse arrête la question.",
  },
];

/** The acknowledgement may come a little before the state. */
const RETOUR_MS = 1000;

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
      <ReglageRythme valeur={actuels.rythme} onChange={(rythme) => regler({ rythme })} />
      <div>
        <Interrupteur
          libelle="Mode créateur"
          description="Vous buvez aussi, sans répondre"
          coche={actuels.createur}
          onChange={(createur) => regler({ createur })}
        />
        {vue.createur && <PseudoCreateur />}
      </div>
      <Interrupteur
        libelle="Sans imprévus"
        description="Rien que des questions"
        coche={actuels.sansImprevu}
        onChange={(sansImprevu) => regler({ sansImprevu })}
      />
      <ReglagesImprevus parametres={actuels} regler={regler} />
      <ChoixListe
        libelle="Le patron"
        libelleCache
        options={PATRONS}
        valeur={actuels.patron}
        onChange={(patron) => regler({ patron })}
      />
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
