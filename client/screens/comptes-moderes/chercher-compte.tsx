import { type ReactElement, useState } from "react";
import { Champ } from "../../ui/champ.tsx";
import styles from "./utilisateurs.module.css";

const LIBELLE = "Chercher un pseudo, ou une adresse mail entière";

interface Props {
  readonly cherche: string;
  /** On Enter, as in the other lists. */
  readonly onChercher: (search: string) => void;
}

export function ChercherCompte({ cherche, onChercher }: Props): ReactElement {
  const [depuis, setDepuis] = useState(cherche);
  const [saisie, setSaisie] = useState(cherche);
  // another address: back, or a link
  if (depuis !== cherche) {
    setDepuis(cherche);
    setSaisie(cherche);
  }
  return (
    <form
      role="search"
      className={styles["chercher"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        onChercher(saisie.trim());
      }}
    >
      <Champ
        type="search"
        libelle={LIBELLE}
        libelleCache
        placeholder="Pseudo, ou adresse entière"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={64}
        value={saisie}
        onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
      />
    </form>
  );
}
