/** /admin/signalements: the queue, a case, its measure. Three columns; three steps on a phone. Mock-up "moderation". */
import { type ReactElement, useRef, useState } from "react";
import { etatAffaire, type EtatAffaire } from "#contracts/moderation.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { Link, useRecherche } from "../../app/navigation.tsx";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Vide } from "../../app/page/vide.tsx";
import { Icone } from "../../ui/icones.tsx";
import { LiensModeration } from "../../app/page/liens-moderation.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { FileAffaires } from "./file-affaires.tsx";
import { OngletsAffaires } from "./onglets-affaires.tsx";
import styles from "./signalements.module.css";
import { useTouchesModeration } from "./keyboard.ts";
import { type EtapeAffaire, useFocusDEtape } from "./use-focus-etape.ts";
import { useFileAffaires } from "./queries.ts";
import { VueAffaire } from "./vue-affaire.tsx";

const VIDES: Readonly<Record<EtatAffaire, readonly [string, string]>> = {
  ouverte: ["Rien à traiter", "Personne n’a rien signalé. La salle est calme."],
  contestee: ["Aucune contestation", "Personne ne conteste de décision."],
  close: ["Aucune affaire close", "Celles que vous clorez se retrouveront ici, un an durant."],
};

export function Signalements({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  const [lire, changer] = useRecherche("/admin/signalements");
  const etat = etatAffaire.catch("ouverte").parse(lire("etat"));
  const { requete, affaires, comptes } = useFileAffaires(etat);
  const demandee = Number(lire("affaire") ?? "");
  const choisie = Number.isInteger(demandee) && demandee > 0 ? demandee : null;
  /** Shown without having been asked for: it stays, whatever comes before it in the queue meanwhile. */
  const [dOffice, setDOffice] = useState<{ etat: EtatAffaire; numero: number } | null>(null);
  const premiere = affaires?.[0]?.numero;
  if (premiere !== undefined && dOffice?.etat !== etat) setDOffice({ etat, numero: premiere });
  const numero = choisie ?? (dOffice?.etat === etat ? dOffice.numero : null);
  const etape: EtapeAffaire =
    choisie === null ? "file" : lire("etape") === "mesure" ? "mesure" : "affaire";
  const rang = affaires?.findIndex((ligne) => ligne.numero === numero) ?? -1;

  const ouvrir = (affaire: number | null, autre?: "mesure") =>
    changer(
      {
        etat,
        ...(affaire === null ? {} : { affaire: String(affaire) }),
        ...(autre === undefined ? {} : { etape: autre }),
      },
      { preventScrollReset: affaire !== null && autre === undefined },
    );
  const voisine = (pas: 1 | -1) => affaires?.[rang + pas]?.numero ?? null;
  const suivre = (pas: 1 | -1): boolean => {
    const autre = rang < 0 ? (affaires?.[0]?.numero ?? null) : voisine(pas);
    if (autre !== null) ouvrir(autre);
    return true;
  };
  useTouchesModeration(page, {
    simple: (touche) => (touche === "j" ? suivre(1) : touche === "k" ? suivre(-1) : false),
  });

  useFocusDEtape(page, etape, choisie);
  const [titre, texte] = VIDES[etat];
  return (
    <div ref={page} className={styles["page"]} data-etape={etape}>
      <header className={styles["tete"]}>
        <Retour moi={moi} />
        <h1>Signalements</h1>
        <OngletsAffaires
          etat={etat}
          comptes={comptes}
          onChange={(vers) => changer({ etat: vers })}
        />
        <p className={styles["touches"]}>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> affaire suivante, précédente
          </span>
          <span>
            <kbd>1</kbd> à <kbd>7</kbd> mesure
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Entrée</kbd> appliquer
          </span>
        </p>
      </header>
      {/* nothing stands beside it: it is said over the whole width */}
      {affaires === undefined && requete.isError && numero === null && (
        <EnAttendant requete={requete} />
      )}
      <div className={styles["colonnes"]}>
        <nav className={styles["file"]} aria-label="Affaires" data-focus="file" tabIndex={-1}>
          {affaires === undefined ? (
            (numero !== null || !requete.isError) && (
              <EnAttendant requete={requete}>
                <Squelette lignes={8} />
              </EnAttendant>
            )
          ) : affaires.length === 0 ? (
            <Vide titre={titre}>
              <p>{texte}</p>
            </Vide>
          ) : (
            <FileAffaires affaires={affaires} ouverte={numero} onOuvrir={ouvrir} suite={requete} />
          )}
          <LiensModeration />
        </nav>
        {numero !== null && (
          <VueAffaire
            key={numero}
            numero={numero}
            moi={moi}
            page={page}
            onEtape={(vers) =>
              vers === "mesure" ? ouvrir(numero, "mesure") : ouvrir(vers === "file" ? null : numero)
            }
            onDecidee={() => {
              setDOffice(null);
              ouvrir(voisine(1) ?? voisine(-1));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** To the administration, for whoever has it; a moderator goes home. */
function Retour({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const admin = moi.role === "admin";
  return (
    <Link
      to={admin ? "/admin" : "/"}
      className={styles["retour"]}
      aria-label={admin ? "Administration" : "Accueil"}
    >
      <Icone nom="retour" taille="1.15em" />
    </Link>
  );
}
