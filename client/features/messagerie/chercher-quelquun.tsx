/** Looking somebody up by pseudo, on the way to their profile: plateforme §7 (user). */
import { useQuery } from "@tanstack/react-query";
import { Autrui } from "../../ui/autrui.tsx";
import { versProfil } from "../../compte/liens.ts";
import { type ReactElement, useState } from "react";
import { Link, useNavigate } from "../../navigation.tsx";
import { listeUsers } from "#contracts/messagerie.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { COURRIER } from "../../plateforme/cles.ts";
import { Panne } from "../../plateforme/panne.tsx";
import { lecture, phraseDeLecture } from "../../serveur/lecture.ts";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./chercher-quelquun.module.css";

/** Beyond this, another letter sorts better than the thumb. */
const MONTRES_MAX = 30;

interface Props {
  readonly ouvert: boolean;
  /** One does not look for oneself. */
  readonly moi: string;
  readonly onFermer: () => void;
}

export function ChercherQuelquun({ ouvert, moi, onFermer }: Props): ReactElement {
  return (
    <Dialogue ouvert={ouvert} onFermer={onFermer} titre="Trouver quelqu’un" variante="modale">
      <Recherche moi={moi} />
    </Dialogue>
  );
}

function Recherche({ moi }: { readonly moi: string }): ReactElement {
  const naviguer = useNavigate();
  const [cherche, setCherche] = useState("");
  const { data, isError, error, refetch } = useQuery({
    queryKey: [COURRIER, "users"],
    ...lecture("/api/user", listeUsers),
  });
  const cle = cherche.trim().toLowerCase();
  const autres = data?.users.filter(({ pseudo }) => pseudo !== moi) ?? [];
  // those whose name begins so come first
  const trouves = autres
    .filter(({ pseudo }) => pseudo.toLowerCase().includes(cle))
    .sort(
      (a, b) =>
        Number(b.pseudo.toLowerCase().startsWith(cle)) -
        Number(a.pseudo.toLowerCase().startsWith(cle)),
    );
  const [premier] = trouves;
  return (
    <form
      className={styles["recherche"]}
      role="search"
      onSubmit={(evenement) => {
        evenement.preventDefault();
        if (cle !== "" && premier !== undefined) void naviguer(versProfil(premier.pseudo));
      }}
    >
      <Champ
        libelle="Son pseudo"
        inputMode="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={cherche}
        onChange={(evenement) => setCherche(evenement.currentTarget.value)}
      />
      {isError && data === undefined && (
        <Panne
          message={phraseDeLecture(error, "Erreur lors de la récupération de l'utilisateur")}
          onReessayer={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Squelette lignes={6} />}
      <ul className={styles["gens"]} aria-label="Comptes">
        {trouves.slice(0, MONTRES_MAX).map(({ pseudo, icon }) => (
          <li key={pseudo}>
            <Link to={versProfil(pseudo)} className={styles["personne"]}>
              <Avatar icon={icon} taille="2.4rem" />
              <Autrui>{pseudo}</Autrui>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles["note"]} role="status">
        {data !== undefined && dire(trouves.length, autres.length)}
      </p>
    </form>
  );
}

function dire(trouves: number, autres: number): string {
  if (autres === 0) return "Vous êtes le premier arrivé\u00A0: personne d’autre n’a de compte ici.";
  if (trouves === 0) return "Personne de ce nom. Vérifiez l’orthographe du pseudo.";
  const reste = trouves - MONTRES_MAX;
  if (reste > 0)
    return `Et ${String(reste)}\u00A0${reste > 1 ? "autres" : "autre"}\u00A0: précisez le pseudo.`;
  return `${String(trouves)}\u00A0${trouves > 1 ? "comptes" : "compte"}`;
}
