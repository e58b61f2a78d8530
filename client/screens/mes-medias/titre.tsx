import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { changementMedia, type MonMedia, TITRE_MEDIA_MAX } from "#contracts/medias.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { MEDIAS } from "../../quizz/medias/use-medias.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./mes-medias.module.css";

interface Props {
  readonly media: MonMedia;
  readonly onFermer: () => void;
}

/** What a file is called, for its owner to find it again. */
export function Titre({ media: { nom, titre }, onFermer }: Props): ReactElement {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useEnvoi();
  const [saisie, setSaisie] = useState<string | null>(null);
  const bouton = useRef<HTMLDivElement>(null);
  /** The field has just gone, and the keyboard with it. */
  const aRendre = useRef(false);
  const finir = () => {
    setSaisie(null);
    oublier();
    aRendre.current = true;
  };
  useEffect(() => {
    if (saisie !== null || !aRendre.current) return;
    aRendre.current = false;
    bouton.current?.querySelector("button")?.focus();
  }, [saisie]);
  const lu = changementMedia.safeParse({ titre: saisie ?? titre });
  const faute = lu.success ? refus?.message : lu.error.issues[0]?.message;
  const renommer = async () => {
    if (!lu.success) return;
    const fait = await envoyer(() =>
      appeler("PUT", `/api/medias/${nom}`, confirmation, { corps: lu.data }),
    );
    if (fait === null) return;
    await client.invalidateQueries({ queryKey: MEDIAS });
    finir();
  };
  if (saisie === null)
    return (
      <div ref={bouton} className={styles["titre"]}>
        <h2>
          <Autrui>{titre}</Autrui>
        </h2>
        <BoutonIcone nu icone="crayon" libelle="Renommer" onClick={() => setSaisie(titre)} />
        <BoutonIcone nu icone="fermer" libelle="Fermer le détail" onClick={onFermer} />
      </div>
    );
  return (
    <form
      className={styles["renommer"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void renommer();
      }}
    >
      <Champ
        libelle="Titre du fichier"
        value={saisie}
        maxLength={TITRE_MEDIA_MAX}
        erreur={faute}
        // it was asked for by pressing its button
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={({ key }) => {
          if (key === "Escape") finir();
        }}
        onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
      />
      <div>
        <Bouton variante="contour" onClick={finir}>
          Annuler
        </Bouton>
        <Bouton type="submit" chargement={enCours} aria-disabled={!lu.success}>
          Renommer
        </Bouton>
      </div>
    </form>
  );
}
