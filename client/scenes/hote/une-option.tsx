import type { ReactElement } from "react";
import { NomCraie } from "../../ui/craie.tsx";
import { OptionVerreLue, type EtatOption } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./etape.module.css";
import { Texte } from "./texte.tsx";
import { insecables } from "../../ui/insecables.ts";

interface UneOptionProps {
  readonly rang: number;
  readonly texte: string;
  readonly etat?: EtatOption;
  readonly noms?: readonly string[];
  /** How many `noms` there are, instead of them. */
  readonly comptes?: boolean;
  readonly place?: number;
  /** Largest text, in rem. */
  readonly max: number;
  readonly dense: boolean;
}

const PERSONNE: readonly string[] = [];

/** An option on the slate, whole: its glass, its text, who chose it. */
export function UneOption({
  rang,
  texte,
  etat = "neutre",
  noms = PERSONNE,
  comptes = false,
  place,
  max,
  dense,
}: UneOptionProps): ReactElement | null {
  const verre = VERRES[rang];
  if (verre === undefined) return null;
  const marque =
    place !== undefined ? (
      <span className={styles["place"]}>{place}</span>
    ) : comptes && noms.length > 0 ? (
      <span className={styles["noms"]}>
        <b>{noms.length}</b>
      </span>
    ) : undefined;
  return (
    <li>
      <OptionVerreLue lettre={verre.lettre} etat={etat} marque={marque} serree={dense}>
        <span className={styles["contenu"]}>
          <Texte min={1.6} plancher={1.1} max={max} ancrage="milieu" className={styles["texte"]}>
            {insecables(texte)}
          </Texte>
          {noms.length > 0 && !comptes && (
            <span className={styles["noms"]}>
              <b>{noms.length}</b>
              <NomCraie coupe>{noms.join(", ")}</NomCraie>
            </span>
          )}
        </span>
      </OptionVerreLue>
    </li>
  );
}
