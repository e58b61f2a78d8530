import type { ReactElement } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { ChoixListe } from "../../ui/choix-liste.tsx";
import styles from "./joueurs-salon.module.css";

/** Whose phone moves the game on, beside this screen; nobody's in the room locale, nor before somebody is here. */
export function TelecommandeSalon({ vue }: { readonly vue: Vue }): ReactElement | null {
  const agir = useAgir();
  const { telecommande } = vue;
  const telephones = Object.entries(vue.joueurs).filter(
    ([id, { present }]) => id !== CLE_CREATEUR && (present || id === telecommande),
  );
  // once « Ce soir » is under the names, the place is theirs: the menu goes on offering it
  if (vue.modeJeu === "local" || vue.soir !== undefined || telephones.length === 0) return null;
  return (
    <div className={styles["telecommande"]}>
      <ChoixListe
        libelle="Télécommande"
        options={[
          { valeur: "", libelle: "Cet écran seul" },
          ...telephones.map(([id, { pseudo }]) => ({ valeur: id, libelle: pseudo })),
        ]}
        valeur={telecommande}
        onChange={(id) => void agir({ type: "confierTelecommande", joueur: id === "" ? null : id })}
      />
    </div>
  );
}
