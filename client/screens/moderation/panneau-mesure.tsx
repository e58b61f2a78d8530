import { type ReactElement, useRef, useState } from "react";
import { mesureDemandee } from "#contracts/moderation.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampRaison } from "./champ-raison.tsx";
import {
  dureeDe,
  estDure,
  mesuresProposees,
  montreDesFichiers,
  nomActe,
} from "./choix-de-mesures.ts";
import { Coche } from "./coche.tsx";
import { ConfirmerSuppression } from "./confirmer-suppression.tsx";
import { ListeMesures } from "./liste-mesures.tsx";
import styles from "./panneau.module.css";
import { Refuse } from "./refuse.tsx";
import { useSaisieAffaire } from "./saisies.ts";
import { Tenue, useTenue } from "./panneau-commun.tsx";
import { useTouchesModeration } from "./keyboard.ts";
import { cheminMesure } from "./queries.ts";
import { useDecider } from "./actions.ts";
import type { PanneauProps } from "./vue-affaire.tsx";

/** From here on its files may be refused wherever they come from. */
const AVEC_REFUS: ReadonlySet<string | null> = new Set([
  "masquer",
  "supprimer",
  "nePlusPublier",
  "suspendre",
  "supprimerCompte",
]);

/** An open case: the measures from mild to hard, the reason, and the button that bears the name of the act. */
export function PanneauMesure(props: PanneauProps): ReactElement {
  const { affaire, moi, page, gestes } = props;
  const { numero, version, auteur, copies, aujourdhui } = affaire;
  const { saisie, changer, oublier } = useSaisieAffaire(numero);
  const [erreurs, setErreurs] = useState<{ genre?: string; raison?: string; jours?: string }>({});
  const [demande, setDemande] = useState(false);
  const champ = useRef<HTMLTextAreaElement>(null);
  const decider = useDecider(props, oublier);
  const reste = useTenue(affaire);
  const proposees = mesuresProposees(moi.role, affaire);
  const choisie = proposees.find(({ genre, empechee }) => genre === saisie.genre && !empechee);
  const genre = choisie?.genre ?? null;
  const defaut = genre === null ? undefined : dureeDe(genre);
  const jours = defaut === undefined ? null : saisie.jours === undefined ? defaut : saisie.jours;
  const contenu = aujourdhui ?? copies.at(-1)?.contenu ?? null;
  const avecFichiers = AVEC_REFUS.has(genre) && montreDesFichiers(contenu);

  const choisir = (rang: number): boolean => {
    const proposee = proposees[rang];
    if (proposee === undefined || proposee.empechee !== null) return false;
    changer({ genre: proposee.genre, jours: undefined });
    setErreurs({});
    page.current?.querySelector<HTMLElement>(`[data-mesure="${proposee.genre}"]`)?.focus();
    return true;
  };
  const envoyer = async (corps: object) => {
    await decider(cheminMesure(numero), corps, `Affaire n°\u00A0${String(numero)} close.`);
    setDemande(false);
  };
  const appliquer = (sansDemander: boolean) => {
    if (reste > 0 || gestes.envoi.enCours) return;
    if (genre === null) {
      setErreurs({ genre: "Choisissez une mesure." });
      page.current?.querySelector<HTMLElement>('[data-focus="mesure"]')?.focus();
      return;
    }
    const lue = mesureDemandee.safeParse({
      version,
      genre,
      raison: saisie.raison,
      jours,
      messages: saisie.messages,
      refuserMedias: avecFichiers && saisie.refuserMedias,
    });
    if (!lue.success) {
      const [{ path, message } = { path: [], message: "" }] = lue.error.issues;
      setErreurs(path[0] === "jours" ? { jours: message } : { raison: message });
      champ.current?.focus();
      return;
    }
    setErreurs({});
    if (genre === "supprimerCompte" && !sansDemander) setDemande(true);
    else void envoyer(lue.data);
  };
  useTouchesModeration(page, {
    simple: (touche) => /^[1-7]$/.test(touche) && choisir(Number(touche) - 1),
    appliquer: () => appliquer(false),
  });

  return (
    <form
      className={styles["panneau"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        appliquer(false);
      }}
    >
      <ListeMesures
        proposees={proposees}
        choisie={genre}
        role={moi.role}
        affaire={affaire.genre}
        jours={jours}
        messages={saisie.messages}
        erreur={erreurs.genre ?? erreurs.jours}
        onChoisir={choisir}
        onChanger={changer}
      />
      <ChampRaison
        ref={champ}
        libelle={
          genre === "rien"
            ? "Note pour le journal, si vous voulez"
            : `Raison${auteur === null ? "" : `, que ${auteur.pseudo} lira`}`
        }
        valeur={saisie.raison}
        enCours={gestes.envoi.enCours}
        erreur={erreurs.raison}
        onChange={(raison) => {
          changer({ raison });
          if (erreurs.raison !== undefined) setErreurs({});
        }}
      />
      {avecFichiers && (
        <Coche
          coche={saisie.refuserMedias}
          onChange={(refuserMedias) => changer({ refuserMedias })}
        >
          Refuser ses médias s’ils reviennent, même ailleurs.
        </Coche>
      )}
      <Refuse gestes={gestes} />
      <Tenue affaire={affaire} />
      <div className={styles["appliquer"]}>
        <Bouton
          type="submit"
          variante={genre !== null && estDure(genre) ? "danger" : "laiton"}
          pleineLargeur
          aria-disabled={genre === null || reste > 0}
          chargement={gestes.envoi.enCours}
        >
          {genre === null ? "Choisissez une mesure" : nomActe(genre, affaire, jours)}
        </Bouton>
      </div>
      {genre !== null && genre !== "rien" && auteur !== null && (
        <p className={styles["apres"]}>
          {genre === "supprimerCompte"
            ? "Il pourra répondre une fois, mais rien ne fera revenir son compte."
            : "Il pourra contester une fois."}
        </p>
      )}
      <ConfirmerSuppression
        pseudo={auteur?.pseudo ?? ""}
        quizz={auteur?.quizz ?? 0}
        ouvert={demande}
        enCours={gestes.envoi.enCours}
        onFermer={() => setDemande(false)}
        onConfirmer={() => appliquer(true)}
      />
    </form>
  );
}
