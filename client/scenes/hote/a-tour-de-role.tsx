import { maniereDe } from "#contracts/quizz.ts";
import { type ReactElement, useMemo } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { useLigne } from "../../partie/vue.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { insecables } from "../../ui/insecables.ts";
import { toursDits } from "../timeline/a-tour-de-role.ts";
import { useMarques } from "../timeline/use-marques.ts";
import { calme, useACommence } from "../timeline/use-reveal.ts";
import styles from "./a-tour-de-role.module.css";
import { enumerer } from "./joueurs.ts";
import { Texte } from "./texte.tsx";

const NOMS_MONTRES = 3;

/** Wrong answers in large, each in its turn; its room is kept from the first beat. Who asked for less motion has the last one at once. */
export function ATourDeRole({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { depuis } = useLigne();
  const dites = toursDits(vue);
  // a patch that changes none of them must not begin again
  const cle = JSON.stringify(dites);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `cle` is all that `dites` says
  const marques = useMemo(() => (calme.matches ? null : dites), [cle]);
  const { marque } = useMarques(marques, depuis);
  const tourDit = marque ?? dites.at(-1);
  const dit = useACommence("dit");
  if (tourDit === undefined) return null;
  const { texte, noms } = tourDit;
  const ordre = vue.question !== undefined && maniereDe(vue.question) === "toutesLesOptions";
  return (
    // what was typed is read in the list
    <div className={styles["passage"]} data-ordre={ordre} data-dit={dit} aria-hidden={!ordre}>
      <Texte
        key={texte}
        balise="p"
        min={1.6}
        plancher={1.2}
        max={ordre ? 2 : 3.2}
        ancrage="milieu"
        className={styles["texte"]}
      >
        <b>{ordre ? texte : `«\u00A0${insecables(texte)}\u00A0»`}</b>{" "}
        <NomCraie>{enumerer(noms, NOMS_MONTRES)}</NomCraie>
      </Texte>
    </div>
  );
}
