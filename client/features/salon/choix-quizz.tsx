import { type ReactElement, useEffect, useId, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { useConnecte } from "../../compte/use-connecte.ts";
import { type Menu, MENUS, MENUS_TOUS, MENUS_VISITEUR } from "../../quizz/menus.ts";
import { ecrire, lire } from "../../navigateur/stockage.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./choix-quizz.module.css";
import { LigneDeQuizz } from "./ligne-quizz.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import { type ListeChargee, useListeQuizz } from "./use-liste-quizz.ts";

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
      <Liste
        id={idListe}
        menu={menu}
        liste={liste}
        estChoisi={(id, titre) => id === choisi && (enVol || vue.chargement || vue.titre === titre)}
        choisir={choisir}
      />
    </div>
  );
}

interface ListeProps {
  readonly id: string;
  readonly menu: Menu;
  readonly liste: ListeChargee;
  readonly estChoisi: (id: string, titre: string) => boolean;
  readonly choisir: (id: string) => void;
}

function Liste({ id, menu, ...reste }: ListeProps): ReactElement {
  return (
    <div id={id} role="tabpanel" aria-labelledby={idOnglet(id, menu)} className={styles["panneau"]}>
      <Contenu {...reste} />
    </div>
  );
}

function Contenu({ liste, estChoisi, choisir }: Omit<ListeProps, "id" | "menu">): ReactElement {
  const { etat, quizz, total } = liste;
  if (etat === "erreur" && quizz.length === 0)
    return (
      <div className={styles["vide"]} role="alert">
        <p>{liste.echec}</p>
        <Bouton variante="contour" icone="resync" onClick={liste.reessayer}>
          Réessayer
        </Bouton>
      </div>
    );
  if (etat === "prete" && quizz.length === 0)
    return (
      <div className={styles["vide"]} role="status">
        <p>Aucun quizz</p>
      </div>
    );
  return (
    <ul className={styles["liste"]} aria-label="Quizz" aria-busy={etat === "charge"}>
      {quizz.map((ligne) => (
        <LigneDeQuizz
          key={ligne._id}
          quizz={ligne}
          choisi={estChoisi(ligne._id, ligne.title)}
          choisir={() => choisir(ligne._id)}
        />
      ))}
      {etat === "charge" &&
        [0, 1, 2, 3].map((rang) => (
          <li key={rang} className={styles["attente"]}>
            <Squelette lignes={2} />
          </li>
        ))}
      {etat !== "charge" && quizz.length < total && (
        <li className={styles["encore"]}>
          <Bouton variante="contour" onClick={etat === "erreur" ? liste.reessayer : liste.suite}>
            {etat === "erreur" ? "Réessayer" : "Voir la suite"}
          </Bouton>
        </li>
      )}
    </ul>
  );
}
