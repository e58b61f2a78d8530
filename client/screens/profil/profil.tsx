/** /profile: one's own account, in five tabs. plateforme §2 "Profile". */
import { type ReactElement, useId } from "react";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { useRecherche } from "../../app/navigation.tsx";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { Amis } from "./amis.tsx";
import { Badges } from "./badges.tsx";
import { MaFiche } from "./ma-fiche.tsx";
import { Gestion } from "./gestion.tsx";
import { Historique } from "./historique.tsx";
import { Informations } from "./informations.tsx";
import styles from "./profil.module.css";
import { type MonCompte, useMonCompte } from "./queries.ts";

type Menu = "1" | "2" | "3" | "4" | "5";

const ONGLETS = [
  { valeur: "1", libelle: "Informations" },
  { valeur: "2", libelle: "Amis" },
  { valeur: "3", libelle: "Badges" },
  { valeur: "4", libelle: "Gestion" },
  { valeur: "5", libelle: "Historique" },
] as const satisfies readonly { valeur: Menu; libelle: string }[];

const PANNEAUX: Readonly<Record<Menu, (props: { readonly compte: MonCompte }) => ReactElement>> = {
  1: Informations,
  2: Amis,
  3: Badges,
  4: Gestion,
  5: Historique,
};

export function Profil(): ReactElement {
  const idPanneau = useId();
  const [lire, ecrire] = useRecherche("/profile");
  const menu = ONGLETS.find(({ valeur }) => valeur === lire("menu"))?.valeur ?? "1";
  const compteLu = useMonCompte();
  const { data: compte } = compteLu;
  if (compte === undefined)
    return (
      <EnAttendant requete={compteLu}>
        <Attente />
      </EnAttendant>
    );
  const Panneau = PANNEAUX[menu];
  return (
    <div className={styles["profil"]}>
      <MaFiche compte={compte} />
      <div className={styles["droite"]}>
        <Onglets
          libelle="Mon profil"
          onglets={ONGLETS.map(({ valeur, libelle }) => ({
            valeur,
            libelle,
            nombre: valeur === "2" ? compte.demandeAmi.length : 0,
            dit: "en attente",
          }))}
          valeur={menu}
          onChange={(valeur) => ecrire({ menu: valeur }, { preventScrollReset: true })}
          idPanneau={idPanneau}
        />
        <div
          id={idPanneau}
          role="tabpanel"
          aria-labelledby={idOnglet(idPanneau, menu)}
          className={styles["panneau"]}
        >
          <Panneau compte={compte} />
        </div>
      </div>
    </div>
  );
}

function Attente(): ReactElement {
  return (
    <div className={styles["profil"]}>
      <Squelette forme="boite" largeur="100%" hauteur="20rem" />
      <div className={styles["droite"]}>
        <Squelette forme="titre" />
        <Squelette lignes={6} />
      </div>
    </div>
  );
}
