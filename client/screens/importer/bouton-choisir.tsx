import { type ReactElement, type ReactNode, useRef } from "react";
import { Bouton, type VarianteBouton } from "../../ui/bouton.tsx";

interface Props {
  readonly variante?: VarianteBouton;
  readonly onFichier: (fichier: File) => void;
  readonly children: ReactNode;
}

/** Chooses any file on this device: what it is, its content says. */
export function BoutonChoisir({ variante, onFichier, children }: Props): ReactElement {
  const champ = useRef<HTMLInputElement>(null);
  return (
    <>
      <Bouton variante={variante} icone="plus" onClick={() => champ.current?.click()}>
        {children}
      </Bouton>
      <input
        ref={champ}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const fichier = currentTarget.files?.[0];
          // the same one may be chosen again
          currentTarget.value = "";
          if (fichier !== undefined) onFichier(fichier);
        }}
      />
    </>
  );
}
