import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { z } from "zod";
import { type Niveau, niveau, paquetOffert } from "#contracts/niveaux.ts";
import type { Parametres } from "#contracts/partie.ts";
import { lecture, memoire } from "../../app/api/queries.ts";
import { NOMS_NIVEAUX } from "../../quizz/en-mots.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { cartesDuPaquet, direCartes, direChoix, restent } from "./paquets.ts";
import styles from "./reglages.module.css";

const AIDES: Readonly<Record<Niveau, string>> = {
  doux: "Quatre gorgées au plus, sans cul sec ni règle qui dure.",
  normal: "Les doux, et de quoi s’animer un peu.",
  corse: "Tous les imprévus, cul sec compris.",
};
const OPTIONS = niveau.options.map((valeur) => ({ valeur, libelle: NOMS_NIVEAUX[valeur] }));
const AUCUN = "Aucun imprévu ne convient\u00A0: la partie se jouera sans.";

/** How strong imprévus may be, and the packs that are played, behind one line; nothing without imprévus (decisions-plateforme "Packs and levels"). */
export function ReglagesImprevus({
  parametres,
  regler,
}: {
  readonly parametres: Parametres;
  readonly regler: (champs: Partial<Parametres>) => void;
}): ReactElement | null {
  const [ouvert, setOuvert] = useState(false);
  const { data: paquets = [] } = useQuery(
    // a pack may just have been made in another tab
    { queryKey: ["paquets"], ...lecture("/api/paquets", z.array(paquetOffert)), staleTime: 0 },
    memoire,
  );
  if (parametres.sansImprevu) return null;
  const { niveau: plafond, paquetsCoupes } = parametres;
  const basculer = (paquet: string, mis: boolean) => {
    // those that are no more are forgotten
    const connus = paquetsCoupes.filter((autre) => paquets.some((un) => un.paquet === autre));
    regler({
      paquetsCoupes: mis ? connus.filter((autre) => autre !== paquet) : [...connus, paquet],
    });
  };
  const vide = paquets.length > 0 && restent(paquets, parametres) === 0;
  return (
    <>
      <button
        type="button"
        className={styles["imprevus"]}
        aria-haspopup="dialog"
        onClick={() => setOuvert(true)}
      >
        <span>
          <b>Choix des imprévus</b>
          <small data-vide={vide}>{vide ? AUCUN : direChoix(paquets, parametres)}</small>
        </span>
        <Icone nom="fleche" taille="1.3em" />
      </button>
      <Dialogue
        ouvert={ouvert}
        onFermer={() => setOuvert(false)}
        titre="Choix des imprévus"
        actions={<Bouton onClick={() => setOuvert(false)}>Valider</Bouton>}
      >
        <div className={styles["choix"]}>
          <ChoixSegmente
            libelle="Niveau des imprévus"
            options={OPTIONS}
            valeur={plafond}
            onChange={(choisi) => regler({ niveau: choisi })}
            aide={AIDES[plafond]}
          />
          {paquets.length > 1 && (
            <fieldset>
              <legend>Paquets</legend>
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
          <p role="status">{vide && AUCUN}</p>
        </div>
      </Dialogue>
    </>
  );
}
