import { memo, type ReactElement } from "react";
import { ecritureQuiTient, largeurNom } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { OptionVerreLue, type EtatOption } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./etape.module.css";
import { Texte } from "./texte.tsx";
import { Tremblement } from "./tremblement.tsx";
import { insecables } from "../../ui/insecables.ts";

/** Names written on an option; the others are counted, so that the option stays readable. */
export const NOMS_POSES = 2;

/** When its things move within their beat, in ms. */
interface Delais {
  readonly nomMs: number;
  readonly entreNomsMs: number;
  readonly videMs: number;
}

export interface UneOptionProps {
  readonly rang: number;
  readonly texte: string;
  readonly etat?: EtatOption;
  readonly noms?: readonly string[];
  /** How many `noms` there are, instead of them. */
  readonly comptes?: boolean;
  readonly place?: number | undefined;
  readonly delais: Delais;
  /** Largest text, in rem. */
  readonly max: number;
  readonly dense: boolean;
}

const PERSONNE: readonly string[] = [];

/** An option on the slate, whole: its glass, its text, who chose it. */
export const UneOption = memo(function UneOption({
  rang,
  texte,
  etat = "neutre",
  noms = PERSONNE,
  comptes = false,
  place,
  delais,
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
    <li
      data-etat={etat}
      data-place={place !== undefined}
      style={{ "--delai": `${String(delais.videMs)}ms` }}
    >
      <OptionVerreLue lettre={verre.lettre} etat={etat} marque={marque} serree={dense}>
        <span className={styles["contenu"]}>
          <Texte min={1.6} plancher={1.1} max={max} ancrage="milieu" className={styles["texte"]}>
            {insecables(texte)}
          </Texte>
          {noms.length > 0 && !comptes && <NomsPoses noms={noms} delais={delais} />}
        </span>
      </OptionVerreLue>
      <Tremblement />
    </li>
  );
});

/** What two names have between them in the narrowest glass, in em; and what a count takes of it. */
const PLACE_DES_NOMS = 11;
const PLACE_DU_COMPTE = 2.8;

function NomsPoses({
  noms,
  delais: { nomMs, entreNomsMs },
}: {
  readonly noms: readonly string[];
  readonly delais: Delais;
}): ReactElement {
  const ecrits = noms.slice(0, NOMS_POSES);
  const autres = noms.length - ecrits.length;
  // both in the same hand
  const ecriture = ecritureQuiTient(
    ecrits.join(" "),
    PLACE_DES_NOMS - (autres > 0 ? PLACE_DU_COMPTE : 0),
  );
  const retard = (i: number) => ({ "--retard": `${String(nomMs + i * entreNomsMs)}ms` });
  return (
    <span className={styles["noms"]}>
      {ecrits.map((nom, i) => (
        <span
          key={nom}
          className={styles["nom-pose"]}
          style={{ ...retard(i), "--une": largeurNom(nom, ecriture).une.toFixed(2) }}
        >
          <NomAjuste ecriture={ecriture}>{nom}</NomAjuste>
          {i < noms.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
      {autres > 0 && (
        <b className={styles["nom-pose"]} style={retard(NOMS_POSES)}>
          +{autres}
          <span className="visually-hidden">{autres > 1 ? " autres" : " autre"}</span>
        </b>
      )}
    </span>
  );
}
