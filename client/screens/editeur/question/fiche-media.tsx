import type { ReactElement } from "react";
import { sansFragment } from "#contracts/fragment.ts";
import type { MonMedia } from "#contracts/medias.ts";
import { sorteDe, type SorteFichier } from "../../../quizz/medias/etageres.ts";
import { useMesMedias } from "../../../quizz/medias/use-medias.ts";
import { Autrui } from "../../../ui/autrui.tsx";
import { octets } from "../../../ui/octets.ts";
import styles from "./media-question.module.css";
import { useRedactionSiLa } from "./redaction.tsx";

/** From question to question, what is used elsewhere hardly changes. */
const FRAICHEUR_MS = 60_000;
const SORTES: Readonly<Record<SorteFichier, string>> = {
  image: "Image",
  audio: "Son",
  video: "Vidéo",
};

function mesures({ largeur, hauteur }: MonMedia): string {
  if (largeur === undefined || hauteur === undefined) return "";
  return `, ${String(largeur)}\u00A0×\u00A0${String(hauteur)}`;
}

/** How a file of one's own is called, what it weighs, and where else it is shown; nothing for a link. */
export function FicheMedia({ media }: { readonly media: string }): ReactElement | null {
  const question = useRedactionSiLa()?.question;
  const nom = sansFragment(media);
  const { data } = useMesMedias({ enabled: /^[\w-]+\.\w+$/.test(nom), staleTime: FRAICHEUR_MS });
  const mien = data?.medias.find((un) => un.nom === nom);
  if (mien === undefined) return null;
  const [ailleurs, ...autres] = mien.usages.filter(
    (usage) => question === undefined || usage.question?._id !== question._id,
  );
  return (
    <div className={styles["fiche"]}>
      <b>
        <Autrui>{mien.titre}</Autrui>
      </b>
      <p>
        {SORTES[sorteDe(mien)]}
        {mesures(mien)}, {octets(mien.taille)}.
        {ailleurs !== undefined && (
          <>
            {" "}
            Aussi dans «&nbsp;<Autrui>{ailleurs.quizz.title}</Autrui>&nbsp;»
            {ailleurs.question !== null && `, question\u00A0${String(ailleurs.question.rang + 1)}`}
            {autres.length > 0 &&
              ` et ${String(autres.length)}\u00A0autre${autres.length > 1 ? "s" : ""}`}
            .
          </>
        )}
      </p>
    </div>
  );
}
