import { type ReactElement, useId, useRef, useState } from "react";
import { direFinDeMesure } from "#contracts/moderation-letter.ts";
import {
  type GenreMesure,
  type MesureVueParModerateur,
  corpsReponseContestation,
} from "#contracts/moderation.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { direJourEnChiffres, NOMS_DES_MESURES_PRISES } from "../../moderation/phrases.ts";
import { TexteDAutrui, collapseBlankLines } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import {
  leverMesure,
  repondreContestation,
  useDeciderAffaire,
  useInvaliderCacheDAffaire,
  useRelireFilesDAffaires,
} from "./actions.ts";
import {
  direEmpechementDeLeverMesure,
  direEmpechementDeRepondreAContestation,
} from "./choix-de-mesures.ts";
import { useRaccourcisModeration } from "./keyboard.ts";
import {
  ChampRaisonDeDecision,
  type PanneauAffaireProps,
  EncartRefusSurAffaire,
  EncartAffairePriseParAutreModerateur,
  useBrouillonDeDecisionSurAffaire,
  useMinutesDePriseParAutreModerateur,
} from "./panneau-commun.tsx";
import styles from "./panneau.module.css";

/** Panel of a contested case: the measure, its reason, the contestation, and the answer that lifts or keeps the measure. */
export function PanneauAffaireContestee(props: PanneauAffaireProps): ReactElement {
  const { affaire, moi, page, gestes } = props;
  const id = useId();
  const { numero, version, mesures, auteur } = affaire;
  const { saisie, changer, oublier } = useBrouillonDeDecisionSurAffaire(numero);
  const [erreurs, setErreurs] = useState<{ levee?: string; reponse?: string }>({});
  const champ = useRef<HTMLTextAreaElement>(null);
  const decider = useDeciderAffaire(props, oublier);
  const reste = useMinutesDePriseParAutreModerateur(affaire);
  const mesure = mesures.find(
    ({ affaire: n, contestation }) => n === numero && contestation?.reponse === null,
  );
  const [deLever, deRepondre] =
    mesure === undefined
      ? ["Le compte n’est plus là.", null]
      : [
          direEmpechementDeLeverMesure(moi.role, mesure, affaire),
          direEmpechementDeRepondreAContestation(moi.role, mesure, affaire),
        ];
  // when only one of the two answers is allowed, it is chosen
  const seule = deLever !== null && deRepondre === null ? false : null;
  const choisie = saisie.levee ?? seule;
  const levee = (choisie === true ? deLever : deRepondre) === null ? choisie : seule;
  const choix = [
    {
      valeur: true,
      nom: "Lever la mesure",
      dit: "C’est défait, et son auteur l’apprend.",
      empechee: deLever,
    },
    { valeur: false, nom: "Garder la mesure", dit: "Rien ne change.", empechee: deRepondre },
  ] as const;
  const choisir = (rang: number): boolean => {
    const voulu = choix[rang];
    if (voulu === undefined || voulu.empechee !== null) return false;
    changer({ levee: voulu.valeur });
    setErreurs({});
    page.current?.querySelector<HTMLElement>(`[data-mesure="${String(voulu.valeur)}"]`)?.focus();
    return true;
  };
  const appliquer = async () => {
    if (reste > 0 || gestes.envoi.enCours) return;
    if (levee === null) {
      setErreurs({ levee: "Dites si vous levez la mesure, ou la gardez." });
      page.current?.querySelector<HTMLElement>('[data-focus="mesure"]')?.focus();
      return;
    }
    const lue = corpsReponseContestation.safeParse({ version, levee, reponse: saisie.reponse });
    if (!lue.success) {
      setErreurs({ reponse: lue.error.issues[0]?.message ?? "" });
      champ.current?.focus();
      return;
    }
    setErreurs({});
    await decider(
      () => repondreContestation(numero, lue.data),
      levee ? "La mesure est levée." : "La mesure est gardée.",
    );
  };
  useRaccourcisModeration(page, {
    simple: (touche) => /^[12]$/.test(touche) && choisir(Number(touche) - 1),
    appliquer: () => void appliquer(),
  });
  return (
    <form
      className={styles["panneau"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void appliquer();
      }}
    >
      {mesure !== undefined && <RappelMesure mesure={mesure} />}
      <fieldset className={styles["mesures"]} aria-describedby={`${id}-erreur`}>
        <legend>
          <h3 tabIndex={-1} data-focus="mesure">
            Votre réponse
          </h3>
        </legend>
        {choix.map(({ valeur, nom, dit, empechee: pourquoi }, rang) => (
          <label
            key={nom}
            className={styles["mesure"]}
            data-choisie={levee === valeur}
            data-empechee={pourquoi !== null}
          >
            <input
              type="radio"
              name={id}
              data-mesure={String(valeur)}
              className={styles["rond"]}
              checked={levee === valeur}
              disabled={pourquoi !== null}
              aria-describedby={`${id}-${String(rang)}`}
              aria-keyshortcuts={String(rang + 1)}
              onChange={() => void choisir(rang)}
            />
            <span>
              {nom}
              <small id={`${id}-${String(rang)}`} className={styles["pourquoi"]}>
                {pourquoi ?? dit}
              </small>
            </span>
            <kbd aria-hidden="true">{rang + 1}</kbd>
          </label>
        ))}
        <ErreurChamp id={`${id}-erreur`} texte={erreurs.levee} alerte />
      </fieldset>
      <ChampRaisonDeDecision
        ref={champ}
        libelle={auteur === null ? "Réponse" : `Réponse, que ${auteur.pseudo} lira`}
        valeur={saisie.reponse}
        enCours={gestes.envoi.enCours}
        erreur={erreurs.reponse}
        onChange={(reponse) => {
          changer({ reponse });
          if (erreurs.reponse !== undefined) setErreurs({});
        }}
      />
      <EncartRefusSurAffaire gestes={gestes} />
      <EncartAffairePriseParAutreModerateur affaire={affaire} />
      <div className={styles["appliquer"]}>
        <Bouton
          type="submit"
          pleineLargeur
          aria-disabled={levee === null || reste > 0}
          chargement={gestes.envoi.enCours}
        >
          {levee === null ? "Lever, ou garder" : levee ? "Lever la mesure" : "Garder la mesure"}
        </Bouton>
      </div>
      <p className={styles["apres"]}>Votre réponse clôt l’affaire pour de bon.</p>
    </form>
  );
}

/** Measures that can be lifted. */
const SE_LEVENT: ReadonlySet<GenreMesure> = new Set([
  "masquer",
  "supprimer",
  "nePlusPublier",
  "suspendre",
]);

/** Panel of a closed case: the measure, which may be lifted before its end. */
export function PanneauAffaireClose({
  affaire,
  moi,
  page,
  gestes,
}: PanneauAffaireProps): ReactElement {
  const { numero, close, mesures } = affaire;
  const { info } = useAnnoncerParBanniere();
  const relire = useRelireFilesDAffaires();
  const oublierAffaire = useInvaliderCacheDAffaire();
  const mesure = mesures.find(({ affaire: n }) => n === numero);
  const aLever = mesure !== undefined && mesure.levee === null && SE_LEVENT.has(mesure.genre);
  const empechee = aLever ? direEmpechementDeLeverMesure(moi.role, mesure, affaire) : null;
  const lever = async () => {
    if (mesure === undefined || empechee !== null) return;
    const fait = await gestes.envoi.envoyer(() => leverMesure(mesure._id));
    if (fait === null) return;
    info(fait.message);
    await oublierAffaire(numero);
    page.current?.querySelector<HTMLElement>('[data-focus="mesure"]')?.focus();
    await relire();
  };
  return (
    <section className={styles["panneau"]}>
      <h3 className={styles["clos"]} tabIndex={-1} data-focus="mesure">
        Affaire close{close !== null && ` le ${direJourEnChiffres(close)}`}
      </h3>
      {mesure === undefined ? (
        <p>{NOMS_DES_MESURES_PRISES[affaire.mesure?.genre ?? "rien"]}.</p>
      ) : (
        <RappelMesure mesure={mesure} />
      )}
      <EncartRefusSurAffaire gestes={gestes} />
      {aLever && (
        <div className={styles["appliquer"]}>
          <Bouton
            variante="contour"
            pleineLargeur
            aria-disabled={empechee !== null}
            aria-describedby={empechee === null ? undefined : "pourquoi-lever"}
            chargement={gestes.envoi.enCours}
            onClick={() => void lever()}
          >
            Lever la mesure
          </Bouton>
          {empechee !== null && (
            <p id="pourquoi-lever" className={styles["apres"]}>
              {empechee}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** The measure of a case, with its reason, contestation and answer. */
function RappelMesure({ mesure }: { readonly mesure: MesureVueParModerateur }): ReactElement {
  const { genre, date, par, jusque, raison, lue, levee, contestation } = mesure;
  return (
    <dl className={styles["rappel"]}>
      <div>
        <dt>
          {NOMS_DES_MESURES_PRISES[genre]}
          {jusque !== null && `, ${direFinDeMesure(jusque)}`}
        </dt>
        <dd>
          le {direJourEnChiffres(date)}
          {par !== null && (
            <>
              {" par "}
              <TexteDAutrui>{par}</TexteDAutrui>
            </>
          )}
          {lue === null ? ". Pas encore lu." : ". Lu."}
          {levee !== null && ` Levée le ${direJourEnChiffres(levee)}.`}
        </dd>
      </div>
      <div>
        <dt>La raison</dt>
        <dd className={styles["dit"]}>
          <TexteDAutrui>{collapseBlankLines(raison)}</TexteDAutrui>
        </dd>
      </div>
      {contestation !== null && (
        <div>
          <dt>La contestation, le {direJourEnChiffres(contestation.date)}</dt>
          <dd className={styles["dit"]}>
            <TexteDAutrui>{collapseBlankLines(contestation.text)}</TexteDAutrui>
          </dd>
        </div>
      )}
      {contestation !== null && contestation.reponse !== null && (
        <div>
          <dt>La réponse</dt>
          <dd className={styles["dit"]}>
            <TexteDAutrui>{collapseBlankLines(contestation.reponse)}</TexteDAutrui>
          </dd>
        </div>
      )}
    </dl>
  );
}
