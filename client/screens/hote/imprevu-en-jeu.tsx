/** Step 2 on the slate: the surprise with what the host may do about it, or a mini-game. */
import { useScene } from "../../mini-jeux/scene.ts";
import type { ReactElement } from "react";
import type { Vue, VueImprevu } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { EtapeImprevu } from "../../scenes/hote/etape-imprevu.tsx";
import { useCoupEnScene } from "../../scenes/timeline/coup-en-scene.tsx";
import { PlateauHote } from "../../mini-jeux/plateau-hote.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { GorgeesEnMain, useEnMain } from "./en-main.tsx";
import { Offres } from "./offres.tsx";
import { Trancher } from "./trancher.tsx";

export function ImprevuEnJeu({ vue }: { readonly vue: Vue }): ReactElement {
  const { imprevu } = vue;
  if (vue.imprevuIndisponible || imprevu === undefined) return <EtapeImprevu vue={vue} />;
  if (vue.miniJeu !== undefined) return <MiniJeuEnJeu vue={vue} />;
  return <SurpriseEnJeu vue={vue} imprevu={imprevu} />;
}

function MiniJeuEnJeu({ vue }: { readonly vue: Vue }): ReactElement | null {
  const enMain = useEnMain(vue);
  const scene = useScene(useAgir());
  // the result is alone on the slate for as long as it is held
  const { enCours } = useCoupEnScene();
  if (scene === null) return null;
  const contenu = enCours ? null : <GorgeesEnMain vue={vue} enMain={enMain} />;
  return <PlateauHote scene={scene} panneau={{ contenu, ample: !enCours && enMain.ample }} />;
}

function SurpriseEnJeu({
  vue,
  imprevu,
}: {
  readonly vue: Vue;
  readonly imprevu: VueImprevu;
}): ReactElement {
  const enMain = useEnMain(vue);
  const agir = useAgir();
  return (
    <EtapeImprevu
      vue={vue}
      enMain={<GorgeesEnMain vue={vue} enMain={enMain} />}
      ample={enMain.ample}
      gestes={
        <>
          <Offres vue={vue} offres={imprevu.offres} tour={vue.tour} />
          {vue.scrutin?.phase === "scene" && <PasserLaCarte tour={vue.tour} />}
        </>
      }
      trancher={<Trancher tour={vue.tour} />}
      onSuite={() => void agir({ type: "montrerSuite", tour: vue.tour })}
    />
  );
}

/** Nobody has to perform. */
function PasserLaCarte({ tour }: { readonly tour: number }): ReactElement {
  const agir = useAgir();
  return (
    <Bouton
      variante="contour"
      taille="hote"
      icone="passer"
      onClick={() => void agir({ type: "suivant", tour })}
    >
      Passer la carte
    </Bouton>
  );
}
