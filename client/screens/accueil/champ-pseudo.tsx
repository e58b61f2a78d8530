/** The pseudo field, on the page and in the dialog: the same words, kept in the same place. */
import type { ComponentProps } from "react";
import { Champ } from "../../ui/champ.tsx";

export function ChampPseudo(props: Omit<ComponentProps<typeof Champ>, "libelle">) {
  return (
    <Champ
      {...props}
      libelle="Pseudo"
      placeholder="Ton petit nom de comptoir"
      autoComplete="nickname"
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
