import type { ReactElement } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { octets } from "../../ui/octets.ts";
import { estFini, type FichierEnRoute } from "./envois.ts";
import styles from "./medias.module.css";
import { ReessayerOuRevenir } from "./reconnexion.tsx";
import type { FileDEnvois } from "./use-envois.ts";

/** What is on its way to the server, and what did not get there. */
export function ListeEnvois({ file }: { readonly file: FileDEnvois }): ReactElement | null {
  if (file.envois.length === 0) return null;
  return (
    <ul className={styles["envois"]} aria-label="Envois">
      {file.envois.map((envoi) => (
        <li key={envoi.id} className={styles["envoi"]}>
          <Avancement envoi={envoi} />
          {envoi.etat.nom === "rate" && envoi.etat.encore !== null && (
            <ReessayerOuRevenir
              deconnecte={envoi.etat.encore === "connexion"}
              onReessayer={() => file.reessayer(envoi.id)}
            />
          )}
          <BoutonIcone
            nu
            icone="croix"
            libelle={`${estFini(envoi) ? "Oublier" : "Annuler l’envoi de"} ${envoi.fichier.name}`}
            onClick={() => file.retirer(envoi.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Avancement({
  envoi: { fichier, etat },
}: {
  readonly envoi: FichierEnRoute;
}): ReactElement {
  const nom = (
    <b>
      <Autrui>{fichier.name}</Autrui>
    </b>
  );
  if (etat.nom === "rate")
    return (
      <p className={styles["rate"]} role="alert">
        {nom}
        <span>
          <Icone nom="attention" taille="1.1em" />
          {etat.message}
        </span>
        {etat.conseil !== "" && <small>{etat.conseil}</small>}
      </p>
    );
  if (etat.nom === "arrive")
    return (
      <p role="status">
        {nom}
        <span>{etat.note}</span>
      </p>
    );
  const part = etat.nom === "attend" ? 0 : etat.part;
  const centiemes = Math.floor(part * 100);
  return (
    <p>
      {nom}
      <span>
        {octets(fichier.size)}
        {etat.nom === "attend" && ", attend son tour"}
        {etat.nom === "enCours" &&
          (part < 1 ? `, envoi, ${String(centiemes)}\u00A0%` : ", le serveur le prépare…")}
      </span>
      <span
        role="progressbar"
        className={styles["avancement"]}
        aria-label={`Envoi de ${fichier.name}`}
        aria-valuenow={centiemes}
        style={{ "--part": `${String(centiemes)}%` }}
      />
    </p>
  );
}
