import type { ReactElement, RefObject } from "react";
import type { Affaire } from "#contracts/moderation.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { estIntrouvable, phraseDeLecture } from "../../app/api/queries.ts";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { type Envoi, useEnvoi } from "../../app/page/use-envoi.ts";
import { Vide } from "../../app/page/vide.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { AuteurAffaire } from "./personnes.tsx";
import { Copies } from "./copies.tsx";
import { situer, titreAffaire } from "./affaire-en-mots.ts";
import { JournalAffaire } from "./journal-affaire.tsx";
import { PanneauClos } from "./panneau-clos.tsx";
import { PanneauContestation } from "./panneau-contestation.tsx";
import { PanneauMesure } from "./panneau-mesure.tsx";
import { Prise } from "./prise.tsx";
import { Refuse } from "./refuse.tsx";
import { SignalementsRecus } from "./signalements-recus.tsx";
import { useAffaire } from "./queries.ts";
import type { EtapeAffaire } from "./use-focus-etape.ts";
import styles from "./affaire.module.css";

interface Props {
  readonly numero: number;
  readonly moi: CompteConnecte;
  readonly page: RefObject<HTMLElement | null>;
  readonly onEtape: (vers: EtapeAffaire) => void;
  readonly onDecidee: () => void;
}

/** What a panel is given to act on a case. */
export interface GestesAffaire {
  readonly envoi: Envoi;
  /** What is asked again of the server, once it has refused because somebody was faster. */
  readonly relire: () => void;
}

/** A case: what was reported, by whom, whose it is, what is done about it, what was. */
export function VueAffaire({ numero, moi, page, onEtape, onDecidee }: Props): ReactElement {
  const requete = useAffaire(numero);
  const envoi = useEnvoi();
  const { data: affaire, refetch } = requete;
  const gestes: GestesAffaire = {
    envoi,
    relire: () => {
      envoi.oublier();
      void refetch().then(() =>
        page.current?.querySelector<HTMLElement>('[data-focus="affaire"]')?.focus(),
      );
    },
  };
  return (
    <>
      <section className={styles["affaire"]} aria-labelledby={`titre-${String(numero)}`}>
        <Bouton
          variante="discret"
          icone="retour"
          className={styles["etape"]}
          onClick={() => onEtape("file")}
        >
          Signalements
        </Bouton>
        <div className={styles["tete"]}>
          <div>
            <h2 id={`titre-${String(numero)}`} tabIndex={-1} data-focus="affaire">
              {affaire === undefined ? (
                `Affaire n°\u00A0${String(numero)}`
              ) : (
                <Autrui>{titreAffaire(affaire)}</Autrui>
              )}
            </h2>
            {affaire !== undefined && <p className={styles["ou"]}>{situer(affaire)}</p>}
          </div>
          {affaire !== undefined && <Prise affaire={affaire} gestes={gestes} />}
        </div>
        {affaire === undefined ? (
          estIntrouvable(requete.error) ? (
            <Vide titre={phraseDeLecture(requete.error)}>
              <Bouton variante="contour" icone="retour" onClick={() => onEtape("file")}>
                Revenir aux signalements
              </Bouton>
            </Vide>
          ) : (
            <EnAttendant requete={requete}>
              <Squelette forme="boite" hauteur="18rem" />
            </EnAttendant>
          )
        ) : (
          <>
            <div className={styles["refuse"]}>
              <Refuse gestes={gestes} />
            </div>
            <Copies affaire={affaire} />
            <SignalementsRecus affaire={affaire} />
            <div className={styles["pouce"]}>
              <Bouton pleineLargeur onClick={() => onEtape("mesure")}>
                {SUITE[affaire.etat]}
              </Bouton>
            </div>
          </>
        )}
      </section>
      <aside className={styles["mesure"]} aria-label="Mesure">
        <Bouton
          variante="discret"
          icone="retour"
          className={styles["etape"]}
          onClick={() => onEtape("affaire")}
        >
          L’affaire
        </Bouton>
        {affaire !== undefined && (
          <>
            <AuteurAffaire affaire={affaire} />
            <Panneau
              affaire={affaire}
              moi={moi}
              page={page}
              gestes={gestes}
              onDecidee={onDecidee}
            />
          </>
        )}
      </aside>
      {affaire !== undefined && <JournalAffaire actes={affaire.actes} moi={moi} />}
    </>
  );
}

const SUITE: Readonly<Record<Affaire["etat"], string>> = {
  ouverte: "Choisir une mesure",
  contestee: "Répondre à la contestation",
  close: "Voir la mesure",
};

export interface PanneauProps {
  readonly affaire: Affaire;
  readonly moi: CompteConnecte;
  readonly page: RefObject<HTMLElement | null>;
  readonly gestes: GestesAffaire;
  readonly onDecidee: () => void;
}

function Panneau(props: PanneauProps): ReactElement {
  switch (props.affaire.etat) {
    case "ouverte":
      return <PanneauMesure {...props} />;
    case "contestee":
      return <PanneauContestation {...props} />;
    case "close":
      return <PanneauClos {...props} />;
  }
}
