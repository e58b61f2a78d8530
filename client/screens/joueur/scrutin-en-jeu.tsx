/** A judged card on a phone: opening its vote for who reads it, voting, or waiting for the room. */
import { useState } from "react";
import type { Voix } from "#contracts/scrutin.ts";
import type { VueImprevu, VueScrutin } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { usePresse } from "../../partie/use-presse.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useVue } from "../../partie/vue.ts";
import { Delibere, Voter } from "../../scenes/joueur/scrutin.tsx";
import { Bouton } from "../../ui/bouton.tsx";

export function ScrutinEnJeu({ imprevu, scrutin }: { imprevu: VueImprevu; scrutin: VueScrutin }) {
  const { vue, moi, accueil } = usePartie();
  const agir = useAgir();
  const [dite, setChoisie] = useState<Voix | null>(null);
  // a phone that comes back is told what it had said
  const gardee = accueil?.voix?.tour === vue.tour ? accueil.voix.pour : null;
  const choisie = dite ?? gardee;
  if (scrutin.juges.includes(moi)) return <Delibere imprevu={imprevu} scrutin={scrutin} />;
  const voter = (voix: Voix) => {
    setChoisie(voix);
    void agir({ type: "voter", tour: vue.tour, voix }).then((issue) => {
      // it did not count: the one before does
      if (!issue.ok) setChoisie((affichee) => (affichee === voix ? choisie : affichee));
    });
  };
  return <Voter scrutin={scrutin} choisie={choisie} voter={voter} />;
}

/** Who reads the card says when the performance is over, from where they are. */
export function Juger() {
  const { vue } = useVue();
  const { tour } = vue;
  const { enCours, ecoute, presser } = usePresse(`juger ${String(tour)}`);
  return (
    <Bouton
      taille="telephone"
      pleineLargeur
      chargement={enCours}
      data-ecoute={ecoute}
      onClick={() => presser({ type: "ouvrirScrutin", tour })}
    >
      Jugez&nbsp;!
    </Bouton>
  );
}
