/**
 * Sips on a phone: those in hand with the choice of who gets them, what a text asks of this player, and gifts
 * received.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { VueJoueur } from "#game/schema/etat.ts";
import { direGorgees, accorderMotGorgee } from "../../partie/mots/gorgees.ts";
import { useVueDeLaRoom, useMonJoueur } from "../../partie/vue.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { VerreDEauSansAlcool } from "../sans-alcool.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { ExplicationDuBonus } from "./revelation.tsx";
import { NumeroDeQuestionEtSecondesRestantesJoueur } from "./avancement.tsx";
import { TexteEnMorceaux, estJoueurNommeDansTextes } from "../morceaux.tsx";
import { mettreEspacesInsecablesAuxMorceaux } from "../../partie/mots/typographie.ts";
import { useVibration } from "./use-vibration.ts";
import { pseudoDuJoueur } from "../../partie/joueurs.ts";
import styles from "./fin.module.css";
import mat from "./mat.module.css";
import imprevuStyles from "./imprevu.module.css";

function texteServir(encore: number) {
  return encore === 0 ? "Servir" : `Servir\u00a0: encore ${encore} à donner`;
}

interface Props {
  readonly moi: VueJoueur;
  /** Sips by player; players who get none are left out. */
  readonly dons: ReadonlyMap<string, number>;
  readonly poser: (joueur: string, n: number) => void;
  readonly servir: () => void;
  /** The sips are on their way to the room. */
  readonly enCours: boolean;
}

export function DistributionDesGorgeesDuJoueur({
  moi: { reste, aBoire, jugement },
  dons,
  poser,
  servir,
  enCours,
}: Props) {
  const { vue, moi } = useVueDeLaRoom();
  const autres = Object.entries(vue.joueurs).filter(
    ([id]) => id !== moi && (id !== CLE_CREATEUR || vue.createur),
  );
  const encore = reste - [...dons.values()].reduce((somme, n) => somme + n, 0);

  return (
    <CadreDeTelephone
      haut={
        <>
          <span>{jugement === "precis" ? `Réponse bonus ${aBoire}` : "À distribuer"}</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      bas={
        <Bouton taille="telephone" pleineLargeur chargement={enCours} onClick={servir}>
          {texteServir(encore)}
        </Bouton>
      }
    >
      <h1 className={mat["question"]}>
        Distribue {reste > 1 ? `tes ${direGorgees(reste)}` : `ta ${accorderMotGorgee(1)}`}
      </h1>
      <EncartSuiteAFaire />
      <div className={styles["presque"]}>
        <ExplicationDuBonus />
      </div>
      <ListeDesDonsRecus />
      <ul className={styles["lignes"]}>
        {autres.map(([id, joueur]) => {
          const n = dons.get(id) ?? 0;
          return (
            <li key={id}>
              <span className={styles["nom"]}>
                <NomCraie>{joueur.pseudo}</NomCraie>
                {joueur.sansAlcool && <VerreDEauSansAlcool taille="1.05em" />}
              </span>
              <Stepper
                tapable
                libelle={`gorgées pour ${joueur.pseudo}`}
                valeur={n}
                max={n + encore}
                disabled={enCours}
                onChange={(suivant) => poser(id, suivant)}
              />
            </li>
          );
        })}
      </ul>
    </CadreDeTelephone>
  );
}

/** The follow-up of a question, on the phones of the players whom it names and who have to do it. */
export function EncartSuiteAFaire() {
  const { vue, moi } = useVueDeLaRoom();
  const texte = vue.question?.suiteTexte ?? [];
  const nomme = estJoueurNommeDansTextes(moi, texte);
  useVibration(nomme ? "aToi" : null, `suite ${String(vue.tour)}`);
  if (!nomme) return null;
  return (
    <div className={imprevuStyles["pour-toi"]}>
      <p className={imprevuStyles["toi"]}>C’est toi&nbsp;!</p>
      <p className={imprevuStyles["texte"]}>
        <TexteEnMorceaux texte={mettreEspacesInsecablesAuxMorceaux(texte)} />
      </p>
    </div>
  );
}

interface Cadeau {
  readonly de: string;
  readonly n: number;
}

/** The gifts to this player during the question on the table, one line per giver. */
export function useDonsRecus(): readonly Cadeau[] {
  const { vue, moi } = useVueDeLaRoom();
  const parGens = new Map<string, number>();
  for (const { de, a, gorgees: n } of vue.dons)
    if (a === moi) parGens.set(de, (parGens.get(de) ?? 0) + n);
  return [...parGens].map(([de, n]) => ({ de, n }));
}

export function ListeDesDonsRecus() {
  const { vue } = useVueDeLaRoom();
  const sansAlcool = useMonJoueur()?.sansAlcool === true;
  const cadeaux = useDonsRecus();
  return (
    <ul className={mat["cadeaux"]} aria-live="polite" aria-label="On t’offre">
      {cadeaux.map(({ de, n }) => (
        <li key={de}>
          <NomCraie>{pseudoDuJoueur(vue, de)}</NomCraie> t’offre <b>{direGorgees(n, sansAlcool)}</b>
        </li>
      ))}
    </ul>
  );
}
