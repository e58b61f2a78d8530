/** /licences: the packages that Trinquizz is made of, with the texts of their licences. */
import { type ReactElement, useState } from "react";
import {
  CHEMIN_SBOM,
  type LicencesDesPaquets,
  type PaquetNpmAvecLicence,
} from "#contracts/licences.ts";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import styles from "./legal.module.css";
import { useLicencesDesPaquets } from "./queries.ts";
import { CorpsDePageLegale } from "./texte-legal.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Licences" titreDansLaPage>
      <Licences />
    </PageDePlateforme>
  );
}

function Licences(): ReactElement {
  const requete = useLicencesDesPaquets();
  if (requete.data === undefined) return <SqueletteOuEchecDeRequete requete={requete} />;
  const { paquets, textes, sbom } = requete.data;
  return (
    <CorpsDePageLegale
      titre="Les licences de ce qui fait Trinquizz"
      enVigueur={false}
      enDeuxMots={[
        `Trinquizz tient debout grâce à ${String(paquets.length)}\u00A0paquets libres, que d’autres ont écrits et offerts. Merci à eux.`,
        "Il tourne avec Node.js, sous licence MIT, et range ses données dans SQLite, qui est dans le domaine public.",
        ...(sbom
          ? [
              <>
                La même liste, pour une machine&nbsp;:{" "}
                <a href={CHEMIN_SBOM} download>
                  nomenclature au format CycloneDX
                </a>
                .
              </>,
            ]
          : []),
      ]}
      sections={grouperParLicence(paquets).map(([licence, siens]) => ({
        id: `licence-${licence.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}`,
        titre: licence === "" ? "Sans licence annoncée" : licence,
        corps: (
          <div className={styles["paquets"]}>
            {siens.map((paquet) => (
              <PaquetAvecTextes
                key={`${paquet.nom} ${paquet.version}`}
                paquet={paquet}
                textes={textes}
              />
            ))}
          </div>
        ),
      }))}
    />
  );
}

/** The packages of each licence; the licence of the most packages first. */
function grouperParLicence(paquets: readonly PaquetNpmAvecLicence[]) {
  const groupes = new Map<string, PaquetNpmAvecLicence[]>();
  for (const paquet of paquets)
    groupes.set(paquet.licence, [...(groupes.get(paquet.licence) ?? []), paquet]);
  return [...groupes].sort(([, un], [, autre]) => autre.length - un.length);
}

function PaquetAvecTextes({
  paquet: { nom, version, textes: rangs },
  textes,
}: {
  paquet: PaquetNpmAvecLicence;
  textes: LicencesDesPaquets["textes"];
}): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  return (
    <details onToggle={(e) => setOuvert(e.currentTarget.open)}>
      <summary>
        <span translate="no">{nom}</span> <small translate="no">{version}</small>
      </summary>
      {ouvert && rangs.length === 0 && (
        <p>Ce paquet nomme sa licence, mais vient sans son texte.</p>
      )}
      {ouvert &&
        rangs.map((rang) => (
          // the text scrolls, so the keyboard must reach it
          <pre key={rang} lang="en" translate="no" tabIndex={0} aria-label={`Licence de ${nom}`}>
            {textes[rang]}
          </pre>
        ))}
    </details>
  );
}
