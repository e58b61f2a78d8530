import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { z } from "zod";
import { type Niveau, niveau, paquetOffert } from "#contracts/niveaux.ts";
import type { Parametres } from "#contracts/partie.ts";
import { lecture } from "../../appels/lire-api.ts";
import { NOMS_NIVEAUX } from "../../quizz/niveaux.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { cartesDuPaquet, direCartes, restent } from "./paquets.ts";
import styles from "./reglages.module.css";

const AIDES: Readonly<Record<Niveau, string>> = {
  doux: "Quatre gorgées au plus, sans cul sec ni règle qui dure.",
  normal: "Les doux, et de quoi s’animer un peu.",
  corse: "Tous les imprévus, cul sec compris.",
};
const OPTIONS = niveau.options.map((valeur) => ({ valeur, libelle: NOMS_NIVEAUX[valeur] }));

/** How strong imprévus may be, and the packs that are played; nothing without imprévus (decisions-plateforme "Packs and levels"). */
export function ReglagesImprevus({
  parametres,
  regler,
}: {
  readonly parametres: Parametres;
  readonly regler: (champs: Partial<Parametres>) => void;
}): ReactElement | null {
  const { data: paquets = [] } = useQuery({
    queryKey: ["paquets"],
    ...lecture("/api/paquets", z.array(paquetOffert)),
  });
  if (parametres.sansImprevu) return null;
  const { niveau: plafond, paquetsCoupes } = parametres;
  const basculer = (paquet: string, mis: boolean) =>
    regler({
      paquetsCoupes: mis
        ? paquetsCoupes.filter((autre) => autre !== paquet)
        : [...paquetsCoupes, paquet],
    });
  const vide = paquets.length > 0 && restent(paquets, parametres) === 0;
  return (
    <div className={styles["imprevus"]}>
      <ChoixSegmente
        libelle="Niveau des imprévus"
        options={OPTIONS}
        valeur={plafond}
        onChange={(choisi) => regler({ niveau: choisi })}
        aide={AIDES[plafond]}
      />
      {paquets.length > 1 && (
        <fieldset className={styles["paquets"]}>
          <legend>Paquets d’imprévus</legend>
          {paquets.map((offert) => (
            <Interrupteur
              key={offert.paquet}
              libelle={offert.paquet}
              description={direCartes(cartesDuPaquet(offert, plafond))}
              coche={!paquetsCoupes.includes(offert.paquet)}
              onChange={(mis) => basculer(offert.paquet, mis)}
            />
          ))}
        </fieldset>
      )}
      {/* a region that is always there is read when its words come */}
      <p role="status" className={styles["vide"]}>
        {vide && "Aucun imprévu ne convient\u00A0: la partie se jouera sans."}
      </p>
    </div>
  );
}
