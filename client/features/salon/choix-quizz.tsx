import { type ReactElement, useEffect, useId, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { useConnecte } from "../../compte/use-connecte.ts";
import { type Menu, MENUS, MENUS_TOUS, MENUS_VISITEUR } from "../../quizz/menus.ts";
import { ecrire, lire } from "../../navigateur/stockage.ts";
import { Champ } from "../../ui/champ.tsx";
import { Onglets } from "../../ui/onglets.tsx";
import styles from "./choix-quizz.module.css";
import { ListeAChoisir } from "./liste-a-choisir.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import { useJoues } from "./use-joues.ts";
import { useListeQuizz } from "./use-liste-quizz.ts";

const PAUSE_FRAPPE_MS = 350;
/** The acknowledgement may come a little before the state. */
const RETOUR_MS = 1000;

/** The menu: official and community quizzes, one's own and one's friends' when logged in, searched as one types; the chosen one is remembered (`quizzID`). */
export function ChoixQuizz({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const idListe = useId();
  const menus = useConnecte() ? MENUS_TOUS : MENUS_VISITEUR;
  const [menu, setMenu] = useState<Menu>("2");
  const [saisie, setSaisie] = useState("");
  const [recherche, setRecherche] = useState("");
  const [choisi, setChoisi] = useState(() => lire("quizzID"));
  // ticked at once, until the room's state has come back with it
  const [enVol, setEnVol] = useState(false);
  const liste = useListeQuizz(menu, recherche);
  const joues = useJoues();
  useEffect(() => {
    const attente = setTimeout(() => setRecherche(saisie.trim()), PAUSE_FRAPPE_MS);
    return () => clearTimeout(attente);
  }, [saisie]);

  const choisir = (quizzId: string) => {
    setChoisi(quizzId);
    setEnVol(true);
    void agir({ type: "choisirQuizz", quizzId }).then(({ ok }) => {
      setTimeout(() => setEnVol(false), ok ? RETOUR_MS : 0);
      if (ok) ecrire("quizzID", quizzId);
    });
  };
  return (
    <div className={styles["choix"]}>
      <div className={styles["haut"]}>
        <h2 className="visually-hidden">Quizz</h2>
        <div className={styles["menus"]}>
          <Onglets
            libelle="Quizz"
            onglets={menus.map((un) => ({ valeur: un, libelle: MENUS[un].libelle }))}
            valeur={menu}
            onChange={setMenu}
            idPanneau={idListe}
          />
        </div>
        <Champ
          type="search"
          className={styles["recherche"]}
          libelle="Chercher un quizz"
          libelleCache
          placeholder="Titre, tag, pseudo"
          value={saisie}
          enterKeyHint="search"
          onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
          onKeyDown={(evenement) => {
            if (evenement.key === "Enter") setRecherche(saisie.trim());
          }}
        />
      </div>
      <ListeAChoisir
        id={idListe}
        menu={menu}
        liste={liste}
        estChoisi={(id, titre) => id === choisi && (enVol || vue.chargement || vue.titre === titre)}
        joues={joues}
        choisir={choisir}
      />
    </div>
  );
}
