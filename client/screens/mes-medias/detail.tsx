import { type ReactElement, useEffect, useRef, useState } from "react";
import type { MonMedia } from "#contracts/medias.ts";
import { lireMedia } from "../../quizz/lire-media.ts";
import { Media } from "../../quizz/media.tsx";
import { sorteDe } from "../../quizz/medias/etageres.ts";
import { Recadreur } from "../../quizz/recadrage/recadreur.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { octets } from "../../ui/octets.ts";
import { Gestes } from "./gestes.tsx";
import styles from "./mes-medias.module.css";
import { MettreDans } from "./mettre-dans.tsx";
import { ServiA } from "./servi-a.tsx";
import { Titre } from "./titre.tsx";

const JOUR = new Intl.DateTimeFormat("fr-FR");

interface Props {
  readonly media: MonMedia;
  readonly onFermer: () => void;
  /** Another file is shown in its place everywhere: its name. */
  readonly onRemplace: (nom: string) => void;
}

/** The file that is chosen: what it is, where it is used, and what may be done with it. */
export function Detail({ media, onFermer, onRemplace }: Props): ReactElement {
  const { nom, titre, taille, date, largeur, hauteur, usages } = media;
  const boite = useRef<HTMLElement>(null);
  /** What of it goes into a question: the file itself stays whole. */
  const [part, setPart] = useState(nom);
  const [ouvert, setOuvert] = useState<"recadrer" | "mettre" | null>(null);
  useEffect(() => {
    const { current: element } = boite;
    // under the grid on a phone, where nobody would see it come
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
        <Media media={part} alt={titre} />
      </div>
      <Titre media={media} onFermer={onFermer} />
      <p className={styles["infos"]}>
        {cotes}
        {octets(taille)}, ajouté le {JOUR.format(new Date(date))}
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
      <Gestes media={media} onFermer={onFermer} onRemplace={onRemplace}>
        {sorteDe(media) === "image" && (
          <Bouton variante="contour" icone="recadrer" onClick={() => setOuvert("recadrer")}>
            Recadrer
          </Bouton>
        )}
      </Gestes>
      {ouvert === "mettre" && <MettreDans media={part} onFermer={() => setOuvert(null)} />}
      {ouvert === "recadrer" && (
        <Recadreur
          media={part}
          src={lireMedia(nom)?.src ?? ""}
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
