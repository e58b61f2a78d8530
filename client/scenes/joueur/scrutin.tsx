/**
 * « Ovation ou sifflets ? » on a phone: two huge buttons, or the count for a player who is judged. mise-en-scene
 * "Imprévu".
 */
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { VoixDeScrutin } from "#contracts/scrutin.ts";
import type { VueImprevu, VueScrutin } from "#game/schema/etat.ts";
import { useMonJoueur, useVueDeLaRoom } from "../../partie/vue.ts";
import { DessinAuTrait } from "../../ui/dessins.tsx";
import { Icone } from "../../ui/icones.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import {
  accorderMotBravo,
  accorderMotSifflet,
  direNomsDesJoueursJuges,
  direGorgeesDuJoueurJugeSiVoixRestent,
} from "../scrutin.ts";
import { useSecondesRestantesDuMinuteur } from "./avancement.tsx";
import { useVibration } from "./use-vibration.ts";
import mat from "./mat.module.css";
import styles from "./imprevu.module.css";

function Haut() {
  const secondes = useSecondesRestantesDuMinuteur();
  return (
    <>
      <span>Imprévu</span>
      {secondes !== null && (
        <span role="timer" aria-live="off">
          {secondes}&nbsp;s
        </span>
      )}
    </>
  );
}

const CRIS: Readonly<Record<VoixDeScrutin, { readonly dit: string; readonly dessin: ReactNode }>> =
  {
    ovation: { dit: "Bravo\u00A0!", dessin: <Bravo className={styles["dessin"]} /> },
    sifflets: {
      dit: "Hou\u00A0!",
      dessin: (
        <span className={styles["dessin"]}>
          <Icone nom="sifflet" taille="100%" />
        </span>
      ),
    },
  };

interface VoterProps {
  readonly scrutin: VueScrutin;
  /** The vote of this phone so far. */
  readonly choisie: VoixDeScrutin | null;
  readonly voter: (voix: VoixDeScrutin) => void;
}

export function VoteAuScrutin({ scrutin, choisie, voter }: VoterProps) {
  const { vue } = useVueDeLaRoom();
  useVibration("aToi", `vote ${String(vue.tour)}`);
  return (
    <CadreDeTelephone
      haut={<Haut />}
      phrase
      bas={
        <p className={mat["doux"]}>
          {choisie !== null && (
            <>
              Ta voix&nbsp;: <b>{CRIS[choisie].dit}</b>{" "}
            </>
          )}
          Tu peux changer d’avis jusqu’à la fin.
        </p>
      }
    >
      <h1 className={mat["question"]} id="a-juger">
        Pour {direNomsDesJoueursJuges(vue, scrutin)}, tu dis quoi&nbsp;?
      </h1>
      <Meche />
      <div className={styles["voix"]} role="group" aria-labelledby="a-juger">
        {(["ovation", "sifflets"] as const).map((voix) => (
          <button
            key={voix}
            type="button"
            aria-pressed={choisie === voix}
            onClick={() => voter(voix)}
          >
            {CRIS[voix].dessin}
            {CRIS[voix].dit}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {choisie !== null && `Ta voix\u00A0: ${CRIS[choisie].dit}`}
      </p>
    </CadreDeTelephone>
  );
}

/** The mat of a player whom the room judges: the count of the votes. */
export function ScrutinVuParJoueurJuge({
  imprevu,
  scrutin,
}: {
  readonly imprevu: VueImprevu;
  readonly scrutin: VueScrutin;
}) {
  const { moi } = useVueDeLaRoom();
  const { sansAlcool = false } = useMonJoueur() ?? {};
  const { ovations, sifflets } = scrutin;
  return (
    <CadreDeTelephone centre lisere="var(--laiton-sombre)" haut={<Haut />} bas={<Meche />}>
      <h1 className={mat["question"]}>La salle délibère</h1>
      <Compte ovations={ovations} sifflets={sifflets} />
      <p className={mat["rappel"]}>
        {direGorgeesDuJoueurJugeSiVoixRestent(imprevu, scrutin, moi, sansAlcool)}
        <br />
        Garde un visage modeste.
      </p>
    </CadreDeTelephone>
  );
}

function Compte({ ovations, sifflets }: { readonly ovations: number; readonly sifflets: number }) {
  return (
    <p className={styles["compte"]}>
      <span data-cote="ovation" data-tete={ovations >= sifflets}>
        <b>{ovations}</b> {accorderMotBravo(ovations)}
      </span>
      <span data-cote="sifflets" data-tete={sifflets > ovations}>
        <b>{sifflets}</b> {accorderMotSifflet(sifflets)}
      </span>
    </p>
  );
}

/** The time left to vote, as a fuse that burns. */
function Meche() {
  const { vue } = useVueDeLaRoom();
  const part =
    ((useSecondesRestantesDuMinuteur() ?? 0) * 1000) / Math.max(1, vue.minuteur?.dureeMs ?? 0);
  const reste: CSSProperties & Record<"--reste", string> = { "--reste": String(part) };
  return (
    <span className={styles["meche"]} aria-hidden="true">
      <span style={reste} />
    </span>
  );
}

/** A drawing of clapping hands. */
function Bravo({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <DessinAuTrait className={className} boite={[30, 26]} trait={2.1}>
      <path
        transform="translate(3 3) rotate(-24 12 12)"
        d="M8 13V6.200c0-2 2.800-2 2.800 0V11M10.800 11V4.600c0-2 2.900-2 2.900 0V11M13.700 11.200V5.800c0-2 2.800-2 2.800 0v6M16.500 9.600c0-1.900 2.700-1.900 2.700 0 0 5-.2 11.200-6.400 11.400-4.300.1-5.400-2.700-8.600-7.600-1-1.700 1-3 2.300-1.600L8 13.600"
      />
      <path d="M23.500 9.500c2.600 3.800 3.600 8-.3 11.700M20.500 3.300l1.600-2.200M24.600 5.500l2.600-.9M3.800 4.200 2.200 2.200M7.600 2.300 7.200.2" />
    </DessinAuTrait>
  );
}
