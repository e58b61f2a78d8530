import { type ReactElement, useId, useState } from "react";
import { MEDIA_IMPREVU_DEFAUT, NOM_PAQUET_LONGUEUR_MAX } from "#contracts/limites.ts";
import {
  calculerCleDuPaquetDImprevus,
  niveauImprevu,
  PHRASES_NOM_PAQUET,
} from "#contracts/niveaux.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { lireMediaAAfficher, type SorteMedia } from "../../../quizz/lire-media.ts";
import { MediaAffiche } from "../../../quizz/media.tsx";
import { NOMS_NIVEAUX_D_IMPREVU } from "../../../quizz/en-mots.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { ChoixListe, ChoixSegmente } from "../../../ui/choix.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { ErreurChamp } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { useFocusSurChamp } from "../commun/viser.ts";
import { listerNomsDesPaquets } from "../imprevus/filtre.ts";
import { ChampMedia } from "../question/media/media-question.tsx";
import { estTexteQuiNommeUnJoueur } from "./commandes.tsx";
import { useImprevuEnCoursDeRedaction } from "./redaction.ts";
import styles from "./editeur-imprevu.module.css";

const NIVEAUX = niveauImprevu.options.map((valeur) => ({
  valeur,
  libelle: NOMS_NIVEAUX_D_IMPREVU[valeur],
}));

/** Level, pack and options of an imprévu. plateforme §3; decisions-plateforme "Packs and levels". */
export function ReglagesDImprevu(): ReactElement {
  const { etat, edite } = useImprevuEnCoursDeRedaction();
  const { imprevu } = etat;
  return (
    <section className={styles["reglages"]} aria-label="Réglages de l’imprévu">
      <div className={styles["ligne"]}>
        <ChoixSegmente
          libelle="Niveau"
          options={NIVEAUX}
          valeur={imprevu.niveau}
          onChange={(choisi) => edite.faire((avant) => ({ ...avant, niveau: choisi }))}
        />
      </div>
      <div className={styles["ligne"]}>
        <PaquetDImprevu />
      </div>
      <div className={styles["ligne"]}>
        <Interrupteur
          libelle="Rare"
          description="environ 1 fois sur 8"
          coche={imprevu.rare}
          onChange={(rare) => edite.faire((avant) => ({ ...avant, rare }))}
        />
      </div>
      <div className={styles["ligne"]}>
        <Interrupteur
          libelle="Cul sec"
          description="lumière rouge"
          coche={imprevu.culSec}
          onChange={(culSec) => edite.faire((avant) => ({ ...avant, culSec }))}
        />
      </div>
      <div className={styles["ligne"]}>
        <Interrupteur
          libelle="Ovation ou sifflets"
          description="La salle vote pour juger les personnes que le texte nomme : l’ovation leur donne les gorgées à distribuer, les sifflets celles à boire."
          coche={imprevu.juge}
          onChange={(juge) => edite.faire((avant) => ({ ...avant, juge }))}
        />
        <div className={styles["notes"]} aria-live="polite">
          {imprevu.juge && !estTexteQuiNommeUnJoueur(imprevu.text) && (
            <p>
              <Icone nom="attention" taille="1.15em" />
              <span>
                Le texte ne nomme personne à juger&nbsp;: la carte se jouerait sans vote. Écrivez
                «&nbsp;&amp;joueur&nbsp;» là où quelqu’un se lance.
              </span>
            </p>
          )}
        </div>
      </div>
      <ChampMediaDImprevu
        titre="Média"
        defaut={MEDIA_IMPREVU_DEFAUT}
        media={imprevu.media === MEDIA_IMPREVU_DEFAUT ? "" : imprevu.media}
        onChange={(media) =>
          edite.faire((avant) => ({ ...avant, media: media || MEDIA_IMPREVU_DEFAUT }))
        }
      />
    </section>
  );
}

/** Value of the option "Nouveau paquet…"; it begins with a space, as no name of a pack can. */
const NOUVEAU = " nouveau";

function fauteDePaquet(paquet: string): string | undefined {
  if ([...paquet].length > NOM_PAQUET_LONGUEUR_MAX) return PHRASES_NOM_PAQUET.long;
  return aDuTexteVisible(paquet) ? undefined : PHRASES_NOM_PAQUET.vide;
}

/** Field that chooses one of the existing packs, or names a new one. */
function PaquetDImprevu(): ReactElement {
  const { etat, edite, deck } = useImprevuEnCoursDeRedaction();
  const id = useId();
  const viser = useFocusSurChamp();
  const [nomme, setNomme] = useState(false);
  const [base, setBase] = useState(etat.base);
  const { paquet } = etat.imprevu;
  // the field for a new name closes once the imprévu is saved: its pack is then in the list
  if (base !== etat.base) {
    setBase(etat.base);
    if (etat.base.paquet === paquet) setNomme(false);
  }
  const noms = listerNomsDesPaquets(deck);
  // the pack of this imprévu is offered even if no other one uses it
  const connus = noms.includes(etat.base.paquet) ? noms : [...noms, etat.base.paquet];
  const libre = nomme || !connus.includes(paquet);
  const faute = fauteDePaquet(paquet);
  const mettre = (nom: string, geste = "") =>
    edite.faire((avant) => ({ ...avant, paquet: nom }), geste);
  return (
    <>
      <div className={styles["paquet"]}>
        <ChoixListe
          libelle="Paquet"
          options={[
            ...connus.map((nom) => ({ valeur: nom, libelle: nom })),
            { valeur: NOUVEAU, libelle: "Nouveau paquet…" },
          ]}
          valeur={libre ? NOUVEAU : paquet}
          onChange={(choisi) => {
            setNomme(choisi === NOUVEAU);
            mettre(choisi === NOUVEAU ? "" : choisi);
            if (choisi === NOUVEAU) viser("paquet");
          }}
        />
      </div>
      {libre && (
        <div className={styles["nom"]}>
          <input
            data-champ="paquet"
            aria-label="Nom du paquet"
            placeholder="Nom du paquet"
            dir="auto"
            autoComplete="off"
            value={paquet}
            aria-invalid={faute === undefined ? undefined : true}
            aria-describedby={`${id}-faute`}
            onChange={({ currentTarget: { value } }) => mettre(value, "paquet")}
            onBlur={() => {
              const meme = connus.find(
                (nom) =>
                  calculerCleDuPaquetDImprevus(nom) === calculerCleDuPaquetDImprevus(paquet.trim()),
              );
              if (meme === undefined) return;
              setNomme(false);
              if (meme !== paquet) mettre(meme, "paquet");
            }}
          />
          <ErreurChamp id={`${id}-faute`} texte={faute} />
        </div>
      )}
    </>
  );
}

interface Props {
  /** Name of the media's place: "Média", "Média de la suite". */
  readonly titre: string;
  /** Name or address of the media; empty when there is none. */
  readonly media: string;
  /** Image shown without a media; null shows only a button to add one. */
  readonly defaut: string | null;
  readonly onChange: (media: string) => void;
}

/** Name of a media for its author: its site for a link, its kind for a stored file, whose own name means nothing to them. */
function nommer(media: string, sorte: SorteMedia | undefined): string {
  if (sorte === undefined) return "Fichier illisible";
  return /^https?:/.test(media) ? new URL(media).hostname : NOMS_SORTES[sorte];
}

const NOMS_SORTES: Readonly<Record<SorteMedia, string>> = {
  image: "Une image",
  audio: "Un son",
  video: "Une vidéo",
  youtube: "Une vidéo",
};

/** The media of an imprévu or of its follow-up: one line, and a dialogue to change it. plateforme §2, §5 "Files". */
export function ChampMediaDImprevu({ titre, media, defaut, onChange }: Props): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const sorte = lireMediaAAfficher(media)?.sortes[0];
  const dialogue = (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre={titre}
      variante="modale"
      largeur="40rem"
      actions={<Bouton onClick={() => setOuvert(false)}>Voilà</Bouton>}
    >
      <ChampMedia media={media} choisir="Mettre dans l’imprévu" onChange={onChange} />
    </Dialogue>
  );
  if (media === "" && defaut === null)
    return (
      <div>
        <button type="button" className={styles["ajouter"]} onClick={() => setOuvert(true)}>
          <Icone nom="image" taille="1.1em" />
          {titre}
        </button>
        {dialogue}
      </div>
    );
  return (
    <div className={styles["media"]}>
      <div className={styles["vignette"]}>
        {media === "" || sorte === "image" ? (
          <MediaAffiche media={media || (defaut ?? "")} />
        ) : (
          <Icone nom={sorte === "audio" ? "note" : "video"} taille="1.5rem" />
        )}
      </div>
      <p>
        <b>{media === "" ? defaut : titre}</b>
        <span className={styles["media-d-imprevu-nom"]}>
          {media === "" ? "celle de la maison" : nommer(media, sorte)}
        </span>
      </p>
      <button type="button" aria-label={`Changer\u00A0: ${titre}`} onClick={() => setOuvert(true)}>
        Changer
      </button>
      {dialogue}
    </div>
  );
}
