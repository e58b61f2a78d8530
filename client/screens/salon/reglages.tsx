import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { ModeJeu, Parametres } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { retenirParametres } from "./memoire.ts";
import { parametresDe, type PropsReglage, REGLAGES } from "./parametres.tsx";
import styles from "./reglages.module.css";
import { Renvoi } from "./renvoi.tsx";
import { useAgir } from "../../partie/use-agir.ts";

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
