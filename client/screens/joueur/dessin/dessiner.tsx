/** « Dessine ton sous-bock avec le doigt »: the sheet, four chalks, and the counter; or a mat of the house for who does not draw. */
import { type ReactElement, useState } from "react";
import { CRAIES, type Craie, decoderDessin } from "#contracts/dessin.ts";
import { useAgir } from "../../../partie/use-agir.ts";
import { useVue } from "../../../partie/vue.ts";
import { chargerCode } from "../../../browser/charger-code.ts";
import { HautDuSalon } from "../../../scenes/joueur/haut-du-salon.tsx";
import { COULEUR_CRAIE } from "../../../partie/dessins/bock.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { SousBock } from "../../../ui/sous-bock.tsx";
import { enTexte } from "./croquis.ts";
import styles from "./dessiner.module.css";
import { FeuilleADessin } from "./feuille-a-dessin.tsx";
import { useCroquis } from "./use-croquis.ts";

const NOM_CRAIE: Readonly<Record<Craie, string>> = {
  encre: "Encre",
  bouteille: "Vert bouteille",
  bleu: "Bleu",
  ocre: "Ocre",
};

interface DessinerProps {
  /** The host has wiped the last one. */
  readonly efface: boolean;
  /** It is on the counter. */
  readonly onPose: () => void;
  /** Not now: initials will do, or what was there before. */
  readonly onPasser: () => void;
  readonly motPasser: string;
}

export function Dessiner({ efface, onPose, onPasser, motPasser }: DessinerProps): ReactElement {
  const { vue } = useVue();
  const agir = useAgir();
  const croquis = useCroquis(efface);
  const [craie, setCraie] = useState<Craie>("encre");
  const [dit, setDit] = useState("");
  const [envoi, setEnvoi] = useState(false);
  const { dessin } = croquis;
  const vide = dessin.length === 0;

  const poser = () => {
    setEnvoi(true);
    void agir({ type: "dessiner", dessin: enTexte(dessin) }).then(({ ok }) => {
      setEnvoi(false);
      if (ok) onPose();
    });
  };
  const prendreUnModele = async () => {
    const { MODELES } = await chargerCode(
      "modeles",
      () => import("../../../partie/dessins/modeles.ts"),
    );
    const autres = MODELES.filter(({ traits }) => traits !== enTexte(dessin));
    const tire = autres[Math.floor(Math.random() * autres.length)];
    const lu = tire === undefined ? null : decoderDessin(tire.traits);
    if (tire === undefined || lu === null) return;
    croquis.changer(lu);
    setDit(`Le patron te dessine ${tire.nom}.`);
  };
  return (
    <SousBock
      haut={<HautDuSalon vue={vue} />}
      bas={
        <Bouton
          taille="telephone"
          pleineLargeur
          chargement={envoi}
          aria-disabled={vide}
          onClick={() => !vide && poser()}
        >
          Poser sur le comptoir
        </Bouton>
      }
    >
      <div className={styles["dessiner"]}>
        <h1>
          Dessine ton <span className={styles["entier"]}>sous-bock</span> avec&nbsp;le&nbsp;doigt
        </h1>
        <p className={styles["aide"]} data-nouvelle={efface || undefined}>
          {efface
            ? "L’hôte a effacé ton dessin. Tu peux en faire un autre."
            : "Il se posera sur le comptoir, à côté de ton nom."}
        </p>
        <div className={styles["place"]}>
          <FeuilleADessin
            dessin={dessin}
            craie={craie}
            onTrait={(trait) => {
              setDit("");
              croquis.changer([...dessin, trait]);
            }}
            onPlein={() => setDit("Ton sous-bock est plein\u00A0: annule un trait pour continuer.")}
          />
        </div>
        <div className={styles["outils"]}>
          <fieldset className={styles["craies"]}>
            <legend className="visually-hidden">Craie</legend>
            {CRAIES.map((une) => (
              <label
                key={une}
                className={styles["craie"]}
                style={{ "--craie": COULEUR_CRAIE[une] }}
              >
                <input
                  type="radio"
                  name="craie"
                  checked={une === craie}
                  onChange={() => setCraie(une)}
                />
                <span className="visually-hidden">{NOM_CRAIE[une]}</span>
              </label>
            ))}
          </fieldset>
          <BoutonIcone
            icone="annuler"
            className={styles["outil"]}
            libelle="Annuler le dernier trait"
            aria-disabled={vide && croquis.avant.length === 0}
            onClick={croquis.annuler}
          />
          <BoutonIcone
            icone="corbeille"
            className={styles["outil"]}
            libelle="Tout effacer"
            aria-disabled={vide}
            onClick={() => !vide && croquis.changer([])}
          />
        </div>
        <p role="status" className={styles["dit"]}>
          {dit}
        </p>
        <div className={styles["sinon"]}>
          <Bouton variante="discret" onClick={() => void prendreUnModele()}>
            Un dessin pour moi
          </Bouton>
          <Bouton variante="discret" onClick={onPasser}>
            {motPasser}
          </Bouton>
        </div>
      </div>
    </SousBock>
  );
}
