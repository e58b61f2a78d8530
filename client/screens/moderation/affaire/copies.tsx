import { type ReactElement, useState } from "react";
import {
  type Affaire,
  type ContenuDAffaire,
  corpsOuvrirQuizzEnModeration,
} from "#contracts/moderation.ts";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { direDateEtHeure } from "../../../document/dates.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { ChoixSegmente } from "../../../ui/choix.tsx";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";
import styles from "./affaire.module.css";
import { AffichageDuContenuSignale } from "./contenu-signale.tsx";
import { direChangementDepuisSignalement } from "./ecarts.ts";
import { ouvrirQuizzPriveDeLAffaireAvecMotif } from "../actions.ts";
import { ChampRaisonDeDecision } from "../panneau-commun.tsx";

type Vue = "copie" | "aujourdhui";

/** The reported content: the copy of the report, and the content of today. */
export function ComparaisonContenuSignaleEtActuel({
  affaire,
}: {
  readonly affaire: Affaire;
}): ReactElement {
  const { copies, lieu, motsTrouves } = affaire;
  const [vue, setVue] = useState<Vue>(copies.length === 0 ? "aujourdhui" : "copie");
  const [voulue, setVoulue] = useState(copies.length - 1);
  /** The private content of today, once it was opened with a reason; null before. */
  const [ouvert, setOuvert] = useState<ContenuDAffaire | null>(null);
  const copie = copies[Math.min(voulue, copies.length - 1)];
  const aujourdhui = affaire.aujourdhui ?? ouvert;
  const ecart =
    copie === undefined || copie.pareille || aujourdhui === null
      ? null
      : (direChangementDepuisSignalement(copie.contenu, aujourdhui) ??
        "Aujourd’hui\u00A0: un fichier ou un réglage a changé.");
  const depuis = etatDepuis(affaire, copie?.pareille ?? true);
  return (
    <div className={styles["copie"]}>
      <div className={styles["copies-tete"]}>
        <div className={styles["choix"]}>
          <ChoixSegmente<Vue>
            libelle="Ce qui est montré"
            libelleCache
            valeur={vue}
            onChange={setVue}
            options={[
              { valeur: "copie", libelle: "Comme signalé", disabled: copie === undefined },
              { valeur: "aujourdhui", libelle: "Aujourd’hui" },
            ]}
          />
        </div>
        {vue === "copie" && copie !== undefined && (
          <Laquelle copies={copies} rang={copies.indexOf(copie)} onChoisir={setVoulue} />
        )}
        {depuis !== null && (
          <span className={styles["depuis"]}>
            <Icone nom={depuis.icone} taille="1rem" />
            {depuis.dit}
          </span>
        )}
      </div>
      {vue === "copie" && copie !== undefined ? (
        <>
          <AffichageDuContenuSignale contenu={copie.contenu} mots={motsTrouves} />
          {ecart !== null && <p className={styles["ecart"]}>{ecart}</p>}
        </>
      ) : aujourdhui !== null ? (
        <AffichageDuContenuSignale contenu={aujourdhui} mots={motsTrouves} />
      ) : lieu === null ? (
        <p className={styles["rien"]}>Ce n’est plus là. La copie reste, un an après la clôture.</p>
      ) : (
        <OuvrirPrive affaire={affaire} onOuvert={setOuvert} />
      )}
    </div>
  );
}

interface Etat {
  readonly icone: NomIcone;
  readonly dit: string;
}
const DISPARU: Etat = { icone: "corbeille", dit: "supprimé depuis" };
const PRIVE: Etat = { icone: "cadenas", dit: "privé aujourd’hui" };
const MASQUE: Etat = { icone: "oeil-barre", dit: "masqué depuis" };
const MODIFIE: Etat = { icone: "crayon", dit: "modifié depuis" };

/** What has become of the content since the copy: deleted, hidden, private or changed; null for none of these. */
function etatDepuis({ lieu, mesures, numero }: Affaire, pareille: boolean): Etat | null {
  if (lieu === null) return DISPARU;
  const masque = mesures.some(
    ({ affaire, genre, levee }) => affaire === numero && genre === "masquer" && levee === null,
  );
  if (masque) return MASQUE;
  if (lieu.prive) return PRIVE;
  return pareille ? null : MODIFIE;
}

/** Date of the copy, or a choice among several copies. */
function Laquelle({
  copies,
  rang,
  onChoisir,
}: {
  readonly copies: Affaire["copies"];
  readonly rang: number;
  readonly onChoisir: (rang: number) => void;
}): ReactElement {
  const dire = (date: string) => `copie du ${direDateEtHeure(new Date(date).getTime())}`;
  if (copies.length < 2)
    return <span className={styles["date"]}>{dire(copies[0]?.date ?? "")}</span>;
  return (
    <select
      className={styles["laquelle"]}
      aria-label="Copie"
      value={rang}
      onChange={({ target }) => onChoisir(Number(target.value))}
    >
      {copies.map(({ date }, n) => (
        <option key={date} value={n}>
          {dire(date)}
        </option>
      ))}
    </select>
  );
}

interface Props {
  readonly affaire: Affaire;
  readonly onOuvert: (contenu: ContenuDAffaire) => void;
}

/** Form that opens a private quizz with a reason, which is written in the log. */
function OuvrirPrive({ affaire, onOuvert }: Props): ReactElement {
  const { lieu, rang, titre } = affaire;
  const [demande, setDemande] = useState(false);
  const [raison, setRaison] = useState("");
  const [erreur, setErreur] = useState<string>();
  const [absente, setAbsente] = useState(false);
  const { enCours, envoyer } = useApiCallSender();
  const ouvrir = async () => {
    const corps = corpsOuvrirQuizzEnModeration.safeParse({ raison });
    setErreur(corps.success ? undefined : corps.error.issues[0]?.message);
    const quizz = lieu?.quizz;
    if (!corps.success || quizz === undefined || quizz === null) return;
    const lu = await envoyer(() => ouvrirQuizzPriveDeLAffaireAvecMotif(quizz, corps.data, affaire));
    if (lu === null) return;
    const question = lu.quizz.questions.find(({ _id }) => _id === lieu?.question);
    if (lieu?.question === null || lieu === null) onOuvert({ genre: "quizz", quizz: lu.quizz });
    else if (question === undefined) setAbsente(true);
    else onOuvert({ genre: "question", titre, rang: rang ?? 1, question });
  };
  if (absente) return <p className={styles["rien"]}>Cette question n’y est plus.</p>;
  if (!demande)
    return (
      <div className={styles["prive"]}>
        <Icone nom="cadenas" taille="1.8rem" />
        <p>Son auteur ne le montre plus à tout le monde.</p>
        <Bouton variante="contour" onClick={() => setDemande(true)}>
          Ouvrir ce quizz privé
        </Bouton>
      </div>
    );
  return (
    <form
      className={styles["prive"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void ouvrir();
      }}
    >
      <ChampRaisonDeDecision
        libelle="Pourquoi l’ouvrir&nbsp;? C’est noté au journal."
        valeur={raison}
        erreur={erreur}
        prendLeFocus
        onChange={setRaison}
      />
      <Bouton variante="contour" type="submit" chargement={enCours}>
        Ouvrir ce quizz privé
      </Bouton>
    </form>
  );
}
