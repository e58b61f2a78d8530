/**
 * Dialogue that takes a link instead of a file. The server probes the link first. plateforme §5 "Files", §7
 * (check-url).
 */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { PHRASES_MEDIA } from "#contracts/medias.ts";
import { nomOuAdresseMedia as mediaValide } from "#contracts/quizz.ts";
import { estLienDeMedia, sonderLien } from "../../../../quizz/verifier-liens.ts";
import { Bouton } from "../../../../ui/bouton.tsx";
import { Champ } from "../../../../ui/champ.tsx";
import { Dialogue } from "../../../../ui/dialogue.tsx";

interface Props {
  readonly onFermer: () => void;
  readonly onChoisir: (url: string) => void;
}

/** The typed link, with the `https://` that browsers hide when they show an address. Pure. */
export function completerAdresseEnHttps(saisie: string): string {
  const lien = saisie.trim();
  return /^[\w-]+(?:\.[\w-]+)+\/./.test(lien) ? `https://${lien}` : lien;
}

export function DialogueLienMedia({ onFermer, onChoisir }: Props): ReactElement {
  const [url, setUrl] = useState("");
  const [erreur, setErreur] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  const ouverte = useRef(true);
  useEffect(() => {
    ouverte.current = true;
    return () => {
      ouverte.current = false;
    };
  }, []);
  const valider = async () => {
    const lien = completerAdresseEnHttps(url);
    setUrl(lien);
    if (!/^https?:\/\/./.test(lien) || !mediaValide.safeParse(lien).success) {
      setErreur(PHRASES_MEDIA.urlVide);
      return;
    }
    setEnCours(true);
    const vu = await sonderLien(lien);
    // the outcome is dropped when the dialogue was closed during the probe
    if (!ouverte.current) return;
    setEnCours(false);
    if (!vu.ok) setErreur(vu.statut === 400 ? PHRASES_MEDIA.lienInvalide : vu.message);
    else if (estLienDeMedia(lien, vu.corps.contentType)) onChoisir(lien);
    else setErreur(PHRASES_MEDIA.lienInvalide);
  };
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre="Un lien"
      actions={
        <Bouton chargement={enCours} onClick={() => void valider()}>
          Valider
        </Bouton>
      }
    >
      {/* the browser's own validation messages are not used */}
      <form
        noValidate
        onSubmit={(evenement) => {
          evenement.preventDefault();
          void valider();
        }}
      >
        <Champ
          libelle="Adresse d’une image, d’un son, d’une vidéo, ou YouTube"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          erreur={erreur}
          onChange={({ currentTarget: { value } }) => {
            setUrl(value);
            setErreur(undefined);
          }}
        />
      </form>
    </Dialogue>
  );
}
