import type { ReactElement } from "react";
import { NomCraie } from "../ui/craie.tsx";
import { useMoveBeats } from "../scenes/timeline/move-beats.tsx";
import type { Nommer } from "./lecture.ts";

/** For the breath before the click: who is aimed at. `moi`: to whom it is said, empty for the whole table. */
export function Visee({
  nommer,
  moi = "",
}: {
  readonly nommer: Nommer;
  readonly moi?: string;
}): ReactElement | null {
  const tir = useMoveBeats().venu?.rouletteRusse?.tirs.at(-1);
  if (tir === undefined) return null;
  const { par, sur } = tir;
  const vise = <NomCraie>{nommer(sur)}</NomCraie>;
  if (par === moi) return sur === moi ? <>Tu te vises…</> : <>Tu vises {vise}…</>;
  const tireur = <NomCraie>{nommer(par)}</NomCraie>;
  if (sur === par) return <>{tireur} se vise…</>;
  return sur === moi ? (
    <>{tireur} te vise…</>
  ) : (
    <>
      {tireur} vise {vise}…
    </>
  );
}
