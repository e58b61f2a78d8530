import { type ReactElement, useState } from "react";
import { PSEUDO_MAX } from "#contracts/limites.ts";
import { ecrire, lire } from "../../browser/stockage.ts";
import { Champ } from "../../ui/champ.tsx";
import { useAgir } from "../../partie/use-agir.ts";

/** The name CREATEUR wears on the ardoise; kept as this browser's `pseudo`. */
export function PseudoCreateur(): ReactElement {
  const agir = useAgir();
  const [pseudo, setPseudo] = useState(() => lire("pseudo"));
  const valider = () => {
    const net = pseudo.trim();
    if (net === "" || net === lire("pseudo")) return;
    void agir({ type: "renommerCreateur", pseudo: net }).then(({ ok }) => {
      if (ok) ecrire("pseudo", net);
    });
  };
  return (
    <Champ
      libelle="Pseudo du créateur"
      libelleCache
      placeholder="Votre pseudo"
      value={pseudo}
      maxLength={PSEUDO_MAX * 2}
      autoComplete="nickname"
      enterKeyHint="done"
      onChange={(evenement) => setPseudo(evenement.currentTarget.value)}
      onBlur={valider}
      onKeyDown={(evenement) => {
        if (evenement.key === "Enter") valider();
      }}
    />
  );
}
