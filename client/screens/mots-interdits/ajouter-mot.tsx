import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { motInterdit } from "#contracts/moderation.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./mots-interdits.module.css";
import { useChangerMots } from "./queries.ts";

/** One word more, on Enter; the field is ready for the next. */
export function AjouterMot(): ReactElement {
  const { enCours, refus, oublier, ajouter } = useChangerMots();
  const { info } = useAnnonces();
  const [saisie, setSaisie] = useState("");
  const [faute, setFaute] = useState<string>();
  const champ = useRef<HTMLInputElement>(null);
  const envoyer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    champ.current?.focus();
    const lu = motInterdit.safeParse({ mot: saisie });
    setFaute(lu.error?.issues[0]?.message);
    if (!lu.success) return;
    const { mot } = lu.data;
    if (!(await ajouter(mot))) return;
    setSaisie("");
    info(`«\u00A0${mot}\u00A0» est interdit.`);
  };
  return (
    <form
      className={styles["ajouter"]}
      noValidate
      onSubmit={(evenement) => void envoyer(evenement)}
    >
      <Champ
        ref={champ}
        libelle="Ajouter un mot"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={saisie}
        erreur={faute ?? refus ?? undefined}
        onChange={(evenement) => {
          setSaisie(evenement.currentTarget.value);
          setFaute(undefined);
          oublier();
        }}
      />
      <Bouton type="submit" icone="plus" chargement={enCours}>
        Ajouter
      </Bouton>
    </form>
  );
}
