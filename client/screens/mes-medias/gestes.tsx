import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { mediaRemplace, type MonMedia } from "#contracts/medias.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { ChoisirMedia } from "../../quizz/medias/choisir-media.tsx";
import { nombreDeQuestions } from "../../quizz/medias/etageres.ts";
import { MEDIAS } from "../../quizz/medias/use-medias.ts";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./mes-medias.module.css";

interface Props {
  readonly media: MonMedia;
  readonly onFermer: () => void;
  readonly onRemplace: (nom: string) => void;
  /** Before the others. */
  readonly children: ReactNode;
}

/** Replaces a file everywhere, downloads it, deletes it once nothing uses it. */
export function Gestes({ media, onFermer, onRemplace, children }: Props): ReactElement {
  const [ouvert, setOuvert] = useState<"remplacer" | "supprimer" | null>(null);
  const idRaison = useId();
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const client = useQueryClient();
  const { nom, titre } = media;
  const nombre = nombreDeQuestions(media);
  const extension = /\.[a-z0-9]+$/.exec(nom)?.[0] ?? "";
  const remplacer = async (par: string) => {
    setOuvert(null);
    const fait = await envoyer(() =>
      appeler("POST", `/api/medias/${nom}/remplacer`, mediaRemplace, { corps: { par } }),
    );
    if (fait === null) return;
    const { remplaces } = fait;
    info(`Remplacé à ${String(remplaces)}\u00A0endroit${remplaces > 1 ? "s" : ""}.`);
    await client.invalidateQueries({ queryKey: MEDIAS });
    onRemplace(par);
  };
  const supprimer = async () => {
    const fait = await envoyer(() => appeler("DELETE", `/api/medias/${nom}`, confirmation));
    setOuvert(null);
    if (fait === null) return;
    info(fait.message);
    onFermer();
    await client.invalidateQueries({ queryKey: MEDIAS });
  };
  return (
    <div className={styles["gestes"]}>
      {children}
      <Bouton
        variante="contour"
        icone="resync"
        aria-disabled={nombre === 0}
        onClick={() => nombre > 0 && setOuvert("remplacer")}
      >
        Remplacer
      </Bouton>
      <a
        href={`/media/${nom}`}
        download={`${titre}${extension}`}
        className={classes(classesBouton({ variante: "contour" }), styles["rond"])}
        title="Télécharger"
      >
        <Icone nom="telecharger" taille="1.25em" libelle="Télécharger" />
      </a>
      <Bouton
        variante="contour"
        icone="corbeille"
        aria-disabled={nombre > 0}
        aria-describedby={nombre > 0 ? idRaison : undefined}
        onClick={() => nombre === 0 && setOuvert("supprimer")}
      >
        Supprimer
      </Bouton>
      {nombre > 0 && (
        <p id={idRaison} className={styles["raison"]}>
          {nombre > 1
            ? `${String(nombre)}\u00A0questions l’attendent. Ôtez-le d’abord de chacune, ou remplacez-le.`
            : "Une question l’attend. Ôtez-le d’abord, ou remplacez-le."}
        </p>
      )}
      {ouvert === "remplacer" && (
        <ChoisirMedia
          titre="Remplacer par"
          choisir="Remplacer partout"
          sauf={nom}
          onChoisir={(par) => void remplacer(par)}
          onFermer={() => setOuvert(null)}
        />
      )}
      <Dialogue
        ouvert={ouvert === "supprimer"}
        onFermer={() => setOuvert(null)}
        titre="Supprimer ce fichier&nbsp;?"
        largeur="26rem"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setOuvert(null)}>
              Le garder
            </Bouton>
            <Bouton variante="danger" chargement={enCours} onClick={() => void supprimer()}>
              Supprimer
            </Bouton>
          </>
        }
      >
        <p>
          Il ne sert à aucune question. Il disparaîtra pour de bon
          {media.versions > 0 &&
            `, de ${media.versions > 1 ? `${String(media.versions)}\u00A0versions gardées` : "la version gardée"} de vos quizz aussi`}
          .
        </p>
      </Dialogue>
    </div>
  );
}
