/** 'C’était …', 'Tu avais dit …': the right answer and this player's own, after the reveal. */
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { direBonneReponse } from "../../questions/types-de-question.ts";
import { useMonJoueur, useVueDeLaRoom } from "../../partie/vue.ts";
import type { VueQuestion } from "#game/schema/etat.ts";
import { citerEnFinDePhrase, choisirPointFinal } from "../../partie/mots/typographie.ts";
import { direJugementAuJoueur } from "./verdicts.ts";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import styles from "./mat.module.css";

/** The right answers at the end of a sentence; no full stop follows one that ends with a mark of its own. */
function Bonnes({ question }: { question: VueQuestion }) {
  const texte = direBonneReponse(question, " ou ");
  return (
    <>
      <b>{mettreEspacesInsecables(texte)}</b>
      {choisirPointFinal(texte)}
    </>
  );
}

/** Above the sips of a bonus: why the answer earned them, and the exact answer when the player's was only close. */
export function ExplicationDuBonus() {
  const { vue, moi: id } = useVueDeLaRoom();
  const moi = useMonJoueur();
  const { question } = vue;
  const [mienne = ""] = moi?.reponse ?? [];
  if (question === undefined || moi?.jugement !== "precis") return null;
  const dit = contientUneReponseAttendue(mienne, question.reponse)
    ? "Encore mieux que prévu\u00A0!"
    : `${direJugementAuJoueur("precis", vue.tour, id)}.`;
  return (
    <p className={styles["rappel"]}>
      {dit} C’était <Bonnes question={question} />
    </p>
  );
}

export function RappelBonneReponse() {
  const { vue } = useVueDeLaRoom();
  const moi = useMonJoueur();
  const { question } = vue;
  if (question === undefined || moi === undefined) return null;
  switch (trouverManiereDeRepondre(question)) {
    case "toutesLesOptions":
      return <Ordre question={question} mienne={moi.reponse} juste={moi.jugement === "juste"} />;
    case "uneOption":
    case "texte":
      return (
        <p className={styles["rappel"]}>
          C’était <Bonnes question={question} />
          {moi.jugement !== "" && moi.jugement !== "juste" && moi.aRepondu && (
            <TuAvaisDit texte={moi.reponse[0]} />
          )}
        </p>
      );
    // a message has no right answer
    case null:
      return null;
  }
}

function TuAvaisDit({ texte }: { texte: string | undefined }) {
  return (
    <>
      <br />
      {texte === undefined ? "Tu n’as pas répondu." : `Tu avais dit ${citerEnFinDePhrase(texte)}`}
    </>
  );
}

/** The right order, each option with the rank that this player had given it. */
function Ordre({
  question,
  mienne,
  juste,
}: {
  question: VueQuestion;
  mienne: readonly string[];
  juste: boolean;
}) {
  return (
    <div className={styles["ordre"]}>
      <p className={styles["rappel"]}>C’était dans cet ordre&nbsp;:</p>
      <ol>
        {question.reponse.map((option, i) => {
          const rang = mienne.indexOf(option) + 1;
          return (
            <li key={option}>
              <b className="chiffre">{i + 1}</b>
              <span>{mettreEspacesInsecables(option)}</span>
              {!juste && <small>{rang > 0 ? `toi\u00a0: ${rang}` : "toi\u00a0: -"}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const plier = (texte: string): string =>
  ` ${texte
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether an answer says all that was asked and more: "9 novembre 1989" where 1989 was asked. Pure. */
export function contientUneReponseAttendue(donnee: string, attendues: readonly string[]): boolean {
  const dite = plier(donnee);
  return attendues.some((attendue) => dite.includes(plier(attendue)));
}
