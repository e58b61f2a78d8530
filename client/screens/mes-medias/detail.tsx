import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import {
  corpsChangementTitreMedia,
  type MediaDuCompte,
  type EmplacementMedia,
  TITRE_MEDIA_LONGUEUR_MAX,
  type UsageMedia,
} from "#contracts/medias.ts";
import { Link } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { type AdresseDePage, ecrireAdresseDePage } from "../../app/paths.ts";
import { lireMediaAAfficher } from "../../quizz/lire-media.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { DialogueChoisirMedia } from "../../quizz/medias/choisir-media.tsx";
import { compterQuestionsDuMedia, trouverSorteDuFichier } from "../../quizz/medias/tri-medias.ts";
import { QUERY_KEY_MES_MEDIAS } from "../../quizz/medias/queries.ts";
import { DialogueRecadrerImage } from "../../quizz/recadrage/recadreur.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton, BoutonIcone, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { direTailleDeFichier } from "../../ui/octets.ts";
import { remplacerMediaDansMesQuestions, changerTitreDeMedia, supprimerMedia } from "./actions.ts";
import styles from "./mes-medias.module.css";
import { DialogueMettreMediaDansQuestion } from "./mettre-dans.tsx";

const JOUR = new Intl.DateTimeFormat("fr-FR");

interface Props {
  readonly media: MediaDuCompte;
  readonly onFermer: () => void;
  /** Called once the file is deleted. */
  readonly onSupprime: () => void;
  /** Called with the name of the file that replaces this one. */
  readonly onRemplace: (nom: string) => void;
}

/** Panel of the chosen media: its title, the questions that use it, and buttons to act on it. */
export function PanneauDetailDeMonMedia({
  media,
  onFermer,
  onSupprime,
  onRemplace,
}: Props): ReactElement {
  const { nom, titre, taille, date, largeur, hauteur, usages } = media;
  const boite = useRef<HTMLElement>(null);
  /** Name of the file with the crop or extract that a question would get; the file itself is unchanged. */
  const [part, setPart] = useState(nom);
  const [ouvert, setOuvert] = useState<"recadrer" | "mettre" | null>(null);
  useEffect(() => {
    const { current: element } = boite;
    // the page scrolls to the panel, which is below the grid on a phone
    if (element !== null && element.getBoundingClientRect().top > innerHeight - 200)
      element.scrollIntoView({ block: "start" });
  }, []);
  const cotes =
    largeur === undefined || hauteur === undefined
      ? ""
      : `${String(largeur)}\u00A0×\u00A0${String(hauteur)}, `;
  return (
    <section ref={boite} className={styles["detail"]} aria-label={`Fichier ${titre}`}>
      <div className={styles["cadre"]}>
        <MediaAffiche media={part} alt={titre} />
      </div>
      <Titre media={media} onFermer={onFermer} />
      <p className={styles["infos"]}>
        {cotes}
        {direTailleDeFichier(taille)}, ajouté le {JOUR.format(new Date(date))}
      </p>
      {part !== nom && (
        <p className={styles["infos"]} role="status">
          Ce cadre ira avec l’image dans la question que vous choisirez. Le fichier, lui, reste
          entier.
        </p>
      )}
      <ServiA usages={usages} />
      <Bouton pleineLargeur onClick={() => setOuvert("mettre")}>
        Mettre dans une question
      </Bouton>
      <Gestes media={media} onSupprime={onSupprime} onRemplace={onRemplace}>
        {trouverSorteDuFichier(media) === "image" && (
          <Bouton variante="contour" icone="recadrer" onClick={() => setOuvert("recadrer")}>
            Recadrer
          </Bouton>
        )}
      </Gestes>
      {ouvert === "mettre" && (
        <DialogueMettreMediaDansQuestion media={part} onFermer={() => setOuvert(null)} />
      )}
      {ouvert === "recadrer" && (
        <DialogueRecadrerImage
          media={part}
          src={lireMediaAAfficher(nom)?.src ?? ""}
          onFermer={() => setOuvert(null)}
          onRecadrer={(recadre) => {
            setPart(recadre);
            setOuvert(null);
          }}
        />
      )}
    </section>
  );
}

interface TitreProps {
  readonly media: MediaDuCompte;
  readonly onFermer: () => void;
}

/** Title of a file, with a button to change it. */
function Titre({ media: { nom, titre }, onFermer }: TitreProps): ReactElement {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useApiCallSender();
  const [saisie, setSaisie] = useState<string | null>(null);
  const bouton = useRef<HTMLDivElement>(null);
  /** Whether the focus must go back to the button: the text field that had it was removed. */
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
  const lu = corpsChangementTitreMedia.safeParse({ titre: saisie ?? titre });
  const faute = lu.success ? refus?.message : lu.error.issues[0]?.message;
  const renommer = async () => {
    if (!lu.success) return;
    const fait = await envoyer(() => changerTitreDeMedia(nom, lu.data));
    if (fait === null) return;
    await client.invalidateQueries({ queryKey: QUERY_KEY_MES_MEDIAS });
    finir();
  };
  if (saisie === null)
    return (
      <div ref={bouton} className={styles["titre"]}>
        <h2>
          <TexteDAutrui>{titre}</TexteDAutrui>
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
        maxLength={TITRE_MEDIA_LONGUEUR_MAX}
        erreur={faute}
        // the field appears when its button is pressed
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

const OU: Readonly<Record<EmplacementMedia, string>> = {
  media: "",
  preuve: "preuve",
  suite: "suite",
};

const adresseDe = ({ quizz, question }: UsageMedia): AdresseDePage =>
  question === null
    ? ecrireAdresseDePage("/quizz/:id", { id: quizz._id })
    : ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", {
        idQuizz: quizz._id,
        idQuestion: question._id,
      });

/** « Servi à »: links to the questions that use a file. */
function ServiA({ usages }: { readonly usages: readonly UsageMedia[] }): ReactElement {
  return (
    <>
      <h3 className={styles["servi"]}>Servi à</h3>
      {usages.length === 0 ? (
        <p className={styles["infos"]}>
          Aucune question pour l’instant. Sans question, un fichier s’efface après quelques jours.
        </p>
      ) : (
        <ul className={styles["usages"]}>
          {usages.map((usage) => {
            const { quizz, question, ou } = usage;
            return (
              <li key={`${quizz._id} ${question?._id ?? ""} ${ou}`}>
                <span className={styles["rang"]}>
                  {question !== null && (
                    <>
                      <span className="visually-hidden">Question </span>
                      {question.rang + 1}
                    </>
                  )}
                </span>
                <span>
                  <Link to={adresseDe(usage)}>
                    <TexteDAutrui>{question?.text.trim() || "Question sans texte"}</TexteDAutrui>
                  </Link>
                  <span className={styles["ou"]}>
                    <TexteDAutrui>{quizz.title}</TexteDAutrui>
                    {OU[ou] !== "" && `, ${OU[ou]}`}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface GestesProps {
  readonly media: MediaDuCompte;
  readonly onSupprime: () => void;
  readonly onRemplace: (nom: string) => void;
  /** Buttons shown before those that act on the file. */
  readonly children: ReactNode;
}

/** Buttons that act on a file: replace it everywhere, download it, delete it once unused. */
function Gestes({ media, onSupprime, onRemplace, children }: GestesProps): ReactElement {
  const [ouvert, setOuvert] = useState<"remplacer" | "supprimer" | null>(null);
  const idRaison = useId();
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const { nom, titre } = media;
  const nombre = compterQuestionsDuMedia(media);
  const extension = /\.[a-z0-9]+$/.exec(nom)?.[0] ?? "";
  const remplacer = async (par: string) => {
    setOuvert(null);
    const fait = await envoyer(() => remplacerMediaDansMesQuestions(nom, par));
    if (fait === null) return;
    const { remplaces } = fait;
    info(`Remplacé à ${String(remplaces)}\u00A0endroit${remplaces > 1 ? "s" : ""}.`);
    await client.invalidateQueries({ queryKey: QUERY_KEY_MES_MEDIAS });
    onRemplace(par);
  };
  const supprimer = async () => {
    const fait = await envoyer(() => supprimerMedia(nom));
    setOuvert(null);
    if (fait === null) return;
    info(fait.message);
    onSupprime();
    await client.invalidateQueries({ queryKey: QUERY_KEY_MES_MEDIAS });
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
        className={joinClassNames(classNamesDeBouton({ variante: "contour" }), styles["rond"])}
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
        <DialogueChoisirMedia
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
