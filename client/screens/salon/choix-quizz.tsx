import { type ReactElement, useEffect, useId, useState } from "react";
import { motsDe } from "#contracts/mots.ts";
import type { LigneQuizz } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useConnecte } from "../../compte/use-connecte.ts";
import { type Menu, MENUS, MENUS_TOUS, MENUS_VISITEUR } from "../../quizz/requete.ts";
import { ecrire, lire } from "../../browser/stockage.ts";
import { ChampRecherche } from "../../quizz/recherche.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Onglets } from "../../ui/onglets.tsx";
import styles from "./choix-quizz.module.css";
import { ApercuQuizz } from "./apercu-quizz.tsx";
import { ListeAChoisir } from "./liste-a-choisir.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import { useJoues } from "./use-joues.ts";
import { tirerAuHasard, useListeQuizz } from "./use-liste-quizz.ts";
import { useSimilaires } from "./use-similaires.ts";
import { useSonChoix } from "./use-son-choix.ts";

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
  const [nouveaux, setNouveaux] = useState(false);
  const [tire, setTire] = useState<LigneQuizz | null>(null);
  const [vu, setVu] = useState<LigneQuizz | null>(null);
  const joues = useJoues();
  const cocher = useSonChoix(vue);
  const critere = { menu, recherche, nouveaux, joues };
  const liste = useListeQuizz(critere);
  const similaires = useSimilaires(joues);
  useEffect(() => {
    const attente = setTimeout(() => setRecherche(saisie.trim()), PAUSE_FRAPPE_MS);
    return () => clearTimeout(attente);
  }, [saisie]);

  const choisir = (quizzId: string) => {
    cocher();
    setChoisi(quizzId);
    setEnVol(true);
    void agir({ type: "choisirQuizz", quizzId }).then(({ ok }) => {
      setTimeout(() => setEnVol(false), ok ? RETOUR_MS : 0);
      if (ok) ecrire("quizzID", quizzId);
    });
  };
  const auHasard = async () => {
    const lu = await tirerAuHasard(critere, liste.total);
    setTire(lu);
    if (lu !== null) choisir(lu._id);
  };
  const chercher = (texte: string) => {
    setSaisie(texte);
    setRecherche(texte.trim());
    setTire(null);
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
        <ChampRecherche
          className={styles["recherche"]}
          libelle="Chercher un quizz"
          placeholder="Titre, tag, pseudo"
          valeur={saisie}
          onSaisie={setSaisie}
          onChoisir={({ texte }) => chercher(texte)}
          onChercher={() => chercher(saisie)}
        />
      </div>
      <div className={styles["outils"]}>
        <label className={styles["nouveaux"]}>
          <input
            type="checkbox"
            className={styles["case"]}
            checked={nouveaux}
            onChange={(evenement) => setNouveaux(evenement.currentTarget.checked)}
          />
          Pas encore joués
        </label>
        <Bouton
          variante="contour"
          icone="melange"
          aria-disabled={liste.total === 0}
          onClick={() => liste.total > 0 && void auHasard()}
        >
          Au hasard
        </Bouton>
      </div>
      <ListeAChoisir
        id={idListe}
        menu={menu}
        liste={liste}
        cherche={motsDe(recherche)}
        avant={avantLaListe(tire, recherche === "" ? similaires : [])}
        chercher={chercher}
        estChoisi={(id, titre) => id === choisi && (enVol || vue.chargement || vue.titre === titre)}
        joues={joues}
        choisir={choisir}
        apercevoir={setVu}
      />
      <ApercuQuizz quizz={vu} onFermer={() => setVu(null)} choisir={choisir} />
    </div>
  );
}

/** What is shown above the list: what was drawn, or what is like the last one that was played. */
function avantLaListe(
  tire: LigneQuizz | null,
  similaires: readonly LigneQuizz[],
): { titre: string; quizz: readonly LigneQuizz[] } | null {
  if (tire !== null) return { titre: "Tiré au hasard", quizz: [tire] };
  if (similaires.length === 0) return null;
  return { titre: "Dans le goût du dernier", quizz: similaires };
}
