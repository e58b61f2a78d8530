import { type ReactElement, useEffect } from "react";
import { COMPTES_PAR_PAGE } from "#contracts/moderation.ts";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Vide } from "../../app/page/vide.tsx";
import { EtagereVide } from "../../quizz/etagere-vide.tsx";
import { nombreDePages, Pages } from "../../quizz/pages.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import type { LieuComptes } from "./requete-comptes.ts";
import { TableComptes } from "./table-comptes.tsx";
import { useComptes } from "./queries.ts";

interface Props {
  readonly lieu: LieuComptes;
  readonly onChange: (changements: Partial<LieuComptes>, replace?: boolean) => void;
}

export function ListeComptes({ lieu, onChange }: Props): ReactElement {
  const { search, etat, page } = lieu;
  const liste = useComptes({ search, etat, page });
  const { data, isPlaceholderData } = liste;
  const derniere =
    data === undefined || isPlaceholderData
      ? page
      : nombreDePages(data.totalCount, COMPTES_PAR_PAGE) - 1;
  const troploin = page > derniere;
  useEffect(() => {
    if (troploin) onChange({ page: derniere }, true);
  });
  if (data === undefined || troploin) return <EnAttendant requete={liste} />;
  const { comptes, totalCount } = data;
  if (comptes.length === 0)
    return (
      <div role="status">
        <Vide dessin={<EtagereVide />} titre="Aucun compte">
          {search !== "" && (
            <>
              <p>
                Personne ne s’appelle «&nbsp;{search}&nbsp;» ici. Une adresse mail se cherche
                entière.
              </p>
              <Bouton variante="contour" onClick={() => onChange({ search: "", etat: "tous" })}>
                Voir tous les comptes
              </Bouton>
            </>
          )}
        </Vide>
      </div>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className="visually-hidden">
        {totalCount > 1 ? `${String(totalCount)} comptes` : "1 compte"}
      </p>
      <TableComptes comptes={comptes} lieu={lieu} />
      <Pages
        page={page}
        total={totalCount}
        parPage={COMPTES_PAR_PAGE}
        onPage={(voulue) => onChange({ page: voulue })}
      />
    </div>
  );
}
