/** The end before its table: this phone waits for its ticket with the slate, and knows its own place as soon as anybody. mise-en-scene.md "End", decision 0110. */
import type { VueFin } from "#game/schema/etat.ts";
import { useVue } from "../../partie/vue.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { SousBock } from "../../ui/sous-bock.tsx";
import { filmEnEst, placeDite } from "../timeline/end-timeline.ts";
import type { Film } from "../timeline/use-film.ts";
import mat from "./mat.module.css";
import { Rang } from "./rang.tsx";
import { useVibration } from "./use-vibration.ts";

const PLACES_DU_PODIUM = 3;

interface FilmJoueurProps {
  readonly fin: VueFin;
  readonly film: Film;
  /** The moment that its button listens to; none right after the step. */
  readonly ecoute: string | undefined;
}

export function FilmJoueur({ fin, film, ecoute }: FilmJoueurProps) {
  const { moi } = useVue();
  const ligne = fin.table.find(({ id }) => id === moi);
  const rang = ligne?.rang ?? 0;
  const surLePodium = rang > 0 && rang <= PLACES_DU_PODIUM && (ligne?.score ?? 0) > 0;
  const roule = filmEnEst(film, "tambour");
  const sienne = roule && surLePodium && placeDite(film, rang);
  useVibration(sienne ? "cadeau" : null, `place ${String(fin.tour)}`);
  return (
    <div aria-live="off" className={mat["suspens"]} data-temps-fin={film.temps}>
      <SousBock
        centre
        haut={<span>{roule ? "Roulement de tambour…" : "L’addition…"}</span>}
        bas={
          <Bouton
            variante="contour"
            taille="telephone"
            pleineLargeur
            data-ecoute={ecoute}
            onClick={() => {
              if (ecoute !== undefined) film.finir();
            }}
          >
            Voir mon ticket
          </Bouton>
        }
      >
        {sienne ? (
          <>
            <h1 className={mat["verdict"]}>Sur le podium&nbsp;!</h1>
            <Rang fin={fin} moi={moi} />
          </>
        ) : (
          <>
            <h1 className={mat["verdict"]}>
              {roule ? "Silence au fond…" : "Le patron fait les comptes"}
            </h1>
            <p className={mat["doux"]}>Ton ticket arrive, regarde l’ardoise.</p>
          </>
        )}
      </SousBock>
    </div>
  );
}
