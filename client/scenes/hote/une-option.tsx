import { memo, type ReactElement, type ReactNode } from "react";
import { type Ecriture, largeurNom } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { OptionVerreLue, type EtatOption } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./etape.module.css";
import { Texte } from "./texte.tsx";
import { Tremblement } from "./tremblement.tsx";
import { insecables } from "../../ui/insecables.ts";
import { poserNoms } from "./noms-poses.ts";

/** When its things move within their beat, in ms. */
interface Delais {
  readonly chuteMs: number;
  readonly nomMs: number;
  readonly entreNomsMs: number;
  readonly videMs: number;
}

export interface UneOptionProps {
  readonly rang: number;
  readonly texte: string;
  readonly etat?: EtatOption;
  readonly noms?: readonly string[];
  /** In the right order. */
  readonly rangJuste?: number | undefined;
  readonly delais: Delais;
  /** Largest text, in rem. */
  readonly max: number;
  /** What names have to be written in, in em of theirs. */
  readonly place: number;
  /** What they are written in, on all glasses. */
  readonly main: Ecriture;
  /** All the room is the words': how many `noms` there are, instead of them. */
  readonly serree: boolean;
}

const PERSONNE: readonly string[] = [];

/** An option on the slate, whole: its glass, its text, who chose it. */
export const UneOption = memo(function UneOption({
  rang,
  texte,
  etat = "neutre",
  noms = PERSONNE,
  rangJuste,
  delais,
  max,
  place,
  main,
  serree,
}: UneOptionProps): ReactElement | null {
  const verre = VERRES[rang];
  if (verre === undefined) return null;
  const marque =
    rangJuste !== undefined && !serree ? (
      <span className={styles["place"]}>{rangJuste}</span>
    ) : undefined;
  return (
    <li
      data-etat={etat}
      data-place={rangJuste !== undefined}
      style={{ "--chute": `${String(delais.chuteMs)}ms` }}
    >
      <OptionVerreLue
        lettre={verre.lettre}
        etat={etat}
        marque={marque}
        serree={serree}
        videMs={delais.videMs}
      >
        <span className={styles["contenu"]}>
          <Texte min={1.6} plancher={1.1} max={max} ancrage="milieu" className={styles["texte"]}>
            {insecables(texte)}
          </Texte>
          {noms.length > 0 && !serree && (
            <NomsPoses noms={noms} place={place} main={main} delais={delais} />
          )}
        </span>
      </OptionVerreLue>
      {serree && (rangJuste !== undefined || noms.length > 0) && (
        <SousLeVerre retardMs={delais.nomMs}>
          {rangJuste ?? <Choisie par={noms.length} />}
        </SousLeVerre>
      )}
      <Tremblement />
    </li>
  );
});

const retard = (ms: number) => ({ "--retard": `${String(ms)}ms` });

interface SousLeVerreProps {
  readonly retardMs: number;
  readonly children: ReactNode;
}

/** Where the words leave room for nothing else. */
function SousLeVerre({ retardMs, children }: SousLeVerreProps): ReactElement {
  return (
    <span className={styles["nombre"]}>
      <b className={styles["nom-pose"]} style={retard(retardMs)}>
        {children}
      </b>
    </span>
  );
}

function Choisie({ par }: { readonly par: number }): ReactElement {
  return (
    <>
      {par}
      <span className="visually-hidden">{par > 1 ? " l’ont choisi" : " l’a choisi"}</span>
    </>
  );
}

function NomsPoses({
  noms,
  place,
  main,
  delais: { nomMs, entreNomsMs },
}: {
  readonly noms: readonly string[];
  readonly place: number;
  readonly main: Ecriture;
  readonly delais: Delais;
}): ReactElement {
  const { ecrits, ecriture } = poserNoms(noms, place, [main]);
  const autres = noms.length - ecrits.length;
  const auRang = (i: number) => retard(nomMs + i * entreNomsMs);
  return (
    <span className={styles["noms"]}>
      {ecrits.map((nom, i) => (
        <span
          key={nom}
          className={styles["nom-pose"]}
          style={{ ...auRang(i), "--une": largeurNom(nom, ecriture).une.toFixed(2) }}
        >
          <NomAjuste ecriture={ecriture}>{nom}</NomAjuste>
          {i < noms.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
      {autres > 0 && (
        <b className={styles["nom-pose"]} style={auRang(ecrits.length)}>
          et&nbsp;{autres}&nbsp;{autres > 1 ? "autres" : "autre"}
        </b>
      )}
    </span>
  );
}
