/** Tab 1: mail address, description, storage. */
import { type ReactElement, useState } from "react";
import { corpsChangementDescription } from "#contracts/compte.ts";
import { DESCRIPTION_PROFIL_LONGUEUR_MAX } from "#contracts/limites.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { MessageDeRefusDuServeur, useApiCallSender } from "../../app/page/envoi.tsx";
import { writeTabStoredValue, readTabStoredValue } from "../../browser/stored-values.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMultiligne } from "../../ui/champ-texte.tsx";
import { direTailleDeFichier } from "../../ui/octets.ts";
import { changerDescription } from "./actions.ts";
import styles from "./profil.module.css";
import type { DonneesDeMonCompte } from "../../compte/mon-compte.ts";
import { useActualiserMonCompteEnCache } from "./queries.ts";

const ECHEC = "Erreur lors de la mise à jour de la description.";

export function OngletInformations({
  compte,
}: {
  readonly compte: DonneesDeMonCompte;
}): ReactElement {
  return (
    <div className={styles["pile"]}>
      <dl className={styles["fiche"]}>
        <div>
          <dt>Pseudo</dt>
          <dd>
            <TexteDAutrui>{compte.pseudo}</TexteDAutrui>
          </dd>
        </div>
        <div>
          <dt>Adresse mail</dt>
          <dd>{compte.mail}</dd>
        </div>
      </dl>
      <Description compte={compte} />
      <Stockage {...compte} />
    </div>
  );
}

function Description({ compte }: { readonly compte: DonneesDeMonCompte }): ReactElement {
  const [texte, setTexte] = useState(() => lireDescription(compte.pseudo) ?? compte.description);
  const { enCours, refus, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const { poser } = useActualiserMonCompteEnCache();
  const lue = corpsChangementDescription.safeParse({ description: texte });
  const change = texte !== compte.description;
  const enregistrer = async () => {
    if (!lue.success || !change) return;
    const corps = lue.data;
    const fait = await envoyer(() => changerDescription(corps), ECHEC);
    if (fait === null) return;
    poser(corps);
    garderDescription(compte.pseudo, null);
    info(fait.message);
  };
  return (
    <form
      className={styles["formulaire"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void enregistrer();
      }}
    >
      <ChampMultiligne
        libelle="Description"
        aide="Ce que les autres lisent de vous sur votre profil."
        rows={5}
        max={DESCRIPTION_PROFIL_LONGUEUR_MAX}
        value={texte}
        onChange={(evenement) => {
          setTexte(evenement.currentTarget.value);
          garderDescription(compte.pseudo, evenement.currentTarget.value);
        }}
        erreur={lue.success ? undefined : lue.error.issues[0]?.message}
      />
      <MessageDeRefusDuServeur refus={refus} />
      <Bouton
        type="submit"
        chargement={enCours}
        aria-disabled={!change || !lue.success || undefined}
      >
        Enregistrer
      </Bouton>
    </form>
  );
}

/** Used and allowed storage. */
function Stockage({
  filesize,
  limitsize,
}: Pick<DonneesDeMonCompte, "filesize" | "limitsize">): ReactElement {
  const part = Math.min(1, filesize / limitsize);
  return (
    <section className={styles["stockage"]} aria-labelledby="stockage">
      <h3 id="stockage">Stockage</h3>
      <div
        className={styles["jauge"]}
        role="meter"
        aria-labelledby="stockage"
        aria-valuemin={0}
        aria-valuemax={limitsize}
        aria-valuenow={filesize}
        aria-valuetext={`${direTailleDeFichier(filesize)} sur ${direTailleDeFichier(limitsize)}`}
      >
        <i style={{ width: `${(part * 100).toFixed(2)}%` }} />
      </div>
      <p>
        <b>{direTailleDeFichier(filesize)}</b> sur {direTailleDeFichier(limitsize)} pour les images,
        les sons et les vidéos de vos quizz.
      </p>
    </section>
  );
}

/** Draft of the description, kept in the session storage until saved. */
const cle = (pseudo: string) => `description ${pseudo}` as const;

const lireDescription = (pseudo: string): string | undefined =>
  readTabStoredValue(cle(pseudo)) || undefined;

/**
 * Keeps the draft of the member's description.
 * @param texte null deletes it
 */
function garderDescription(pseudo: string, texte: string | null): void {
  writeTabStoredValue(cle(pseudo), texte ?? "");
}
