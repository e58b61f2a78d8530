/** Search for a member by pseudo, to open the profile: plateforme §7 (user). */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { type ReactElement, useEffect, useState } from "react";
import { Link, useNavigate } from "../../app/navigation.tsx";
import { Avatar } from "../../compte/avatar.tsx";
import { direRequeteEchouee } from "../../app/api/queries.ts";
import { MessageRequeteEchouee } from "../../app/page/query-states.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./message.module.css";
import { type DonneesDeRechercheDeMembres, queryOptionsRechercheDeMembres } from "./queries.ts";

/** Most members shown by a search: beyond, typing another letter is quicker than scrolling. */
const MONTRES_MAX = 30;
const PAUSE_FRAPPE_MS = 200;

const cle = (texte: string): string => texte.trim().toLowerCase();

/** Query options of a search; it asks for one member more than is shown, because the reader is left out. */
const recherche = (demande: string) => queryOptionsRechercheDeMembres(demande, MONTRES_MAX + 1);

interface Props {
  readonly ouvert: boolean;
  /** Pseudo of the reader, who is left out of the results. */
  readonly moi: string;
  readonly onFermer: () => void;
}

export function DialogueChercherUnMembre({ ouvert, moi, onFermer }: Props): ReactElement {
  return (
    <Dialogue ouvert={ouvert} onFermer={onFermer} titre="Trouver quelqu’un" variante="modale">
      <Recherche moi={moi} />
    </Dialogue>
  );
}

function Recherche({ moi }: { readonly moi: string }): ReactElement {
  const naviguer = useNavigate();
  const client = useQueryClient();
  const [cherche, setCherche] = useState("");
  const [demande, setDemande] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setDemande(cle(cherche)), PAUSE_FRAPPE_MS);
    return () => clearTimeout(pause);
  }, [cherche]);
  const { data, isError, error, refetch } = useQuery({
    ...recherche(demande),
    placeholderData: keepPreviousData,
  });
  const autresQue = ({ users }: DonneesDeRechercheDeMembres) =>
    users.filter(({ pseudo }) => pseudo !== moi);
  const trouves = data === undefined ? [] : autresQue(data).slice(0, MONTRES_MAX);
  // the server's count includes the reader when their pseudo matches
  const total = (data?.totalCount ?? 0) - (cle(moi).includes(demande) ? 1 : 0);
  /** Opens the first match of the typed text, even before the list shows it. */
  const allerAuPremier = async () => {
    if (cle(cherche) === "") return;
    const lus = await client.fetchQuery(recherche(cle(cherche))).catch(() => null);
    const [premier] = lus === null ? [] : autresQue(lus);
    if (premier !== undefined) await naviguer(adresseDuProfilPublic(premier.pseudo));
  };
  return (
    <form
      className={styles["recherche"]}
      role="search"
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void allerAuPremier();
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
        <MessageRequeteEchouee
          message={direRequeteEchouee(error, "Erreur lors de la récupération de l'utilisateur")}
          onReessayer={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Squelette lignes={6} />}
      <ul className={styles["gens"]} aria-label="Comptes">
        {trouves.map(({ pseudo, icon }) => (
          <li key={pseudo}>
            <Link
              to={adresseDuProfilPublic(pseudo)}
              className={styles["chercher-quelquun-personne"]}
            >
              <Avatar icon={icon} taille="2.4rem" />
              <TexteDAutrui>{pseudo}</TexteDAutrui>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles["chercher-quelquun-note"]} role="status">
        {data !== undefined && dire(total, demande === "")}
      </p>
    </form>
  );
}

function dire(trouves: number, tous: boolean): string {
  if (trouves <= 0)
    return tous
      ? "Vous êtes le premier arrivé\u00A0: personne d’autre n’a de compte ici."
      : "Personne de ce nom. Vérifiez l’orthographe du pseudo.";
  const reste = trouves - MONTRES_MAX;
  if (reste > 0)
    return `Et ${String(reste)}\u00A0${reste > 1 ? "autres" : "autre"}\u00A0: précisez le pseudo.`;
  return `${String(trouves)}\u00A0${trouves > 1 ? "comptes" : "compte"}`;
}
