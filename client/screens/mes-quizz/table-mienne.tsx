/** One's own quizzes: plateforme §2 "Quiz list pages" (delete column, drag and drop), "Mes quizz". */
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import type { LigneMienne } from "#contracts/quizz.ts";
import { vers } from "../../app/paths.ts";
import { MENUS } from "../../quizz/menus.ts";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { useRangement } from "../../ui/use-rangement.ts";
import { DialogueDeplacer } from "../../quizz/rangement.tsx";
import { SupprimerQuizz } from "./supprimer-quizz.tsx";
import rangement from "../../quizz/rangement.module.css";
import styles from "./mes-quizz.module.css";
import { Poignee } from "../../quizz/rangement/poignee.tsx";
import { SousTitre } from "./sous-titre.tsx";
import { Touches } from "./touches.tsx";
import { useDerniersBrouillons } from "./use-derniers-brouillons.ts";
import type { Ordre } from "./use-ordre.ts";
import { useRangees } from "./use-rangees.ts";

interface Props {
  /** Whose they are. */
  readonly compte: string;
  /** As the server has them. */
  readonly lignes: readonly LigneMienne[];
  /** Null where another order, or a filter, was asked for. */
  readonly ordre: Ordre | null;
  readonly ajouter: () => void;
}

export function TableMienne({ compte, lignes, ordre, ajouter }: Props): ReactElement {
  const liste = useRef<HTMLDivElement>(null);
  const panneau = useRef<HTMLElement>(null);
  const [aSupprimer, setASupprimer] = useState<LigneMienne | null>(null);
  const [aDeplacer, setADeplacer] = useState<string | null>(null);
  const { parQuizz } = useDerniersBrouillons(compte);
  const { affichees, ids, ranger, dit } = useRangees(lignes, ordre);
  const { ligne, poignee } = useRangement(ids, ranger);
  const surTouche = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (key.toLowerCase() === "n" && !ctrlKey && !metaKey && !altKey && !repeat) ajouter();
  };
  return (
    <>
      {/* the keys of a list are heard where the list is: from its links and buttons */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={liste} tabIndex={-1} className={styles["liste"]} onKeyDown={surTouche}>
        <TableQuizz
          libelle={MENUS[1].libelle}
          lignes={affichees}
          vers={({ _id }) => vers("/quizz/:id", { id: _id })}
          createur={false}
          renderSousTitre={(quizz) => (
            <SousTitre quizz={quizz} brouillon={parQuizz.get(quizz._id)} />
          )}
          rang={({ _id }) => ({
            ...(ordre === null ? {} : ligne(_id)),
            className: rangement["rang"],
          })}
          avant={
            ordre === null
              ? undefined
              : {
                  nom: "Place",
                  render: ({ _id, title }) => (
                    <Poignee
                      titre={title}
                      prise={poignee(_id)}
                      onPresse={() => setADeplacer(_id)}
                    />
                  ),
                }
          }
          apres={{
            nom: "Supprimer",
            render: (quizz) => (
              <BoutonIcone
                nu
                icone="corbeille"
                libelle={`Supprimer ${quizz.title}`}
                className={styles["supprimer"]}
                onClick={({ currentTarget }) => {
                  panneau.current = currentTarget.closest('[role="tabpanel"]');
                  setASupprimer(quizz);
                }}
              />
            ),
          }}
        />
      </div>
      <Touches rangeable={ordre !== null} />
      <p className="visually-hidden" role="status">
        {dit}
      </p>
      <DialogueDeplacer
        quoi="ce quizz"
        titre={affichees.find(({ _id }) => _id === aDeplacer)?.title ?? null}
        rang={ids.indexOf(aDeplacer ?? "")}
        nombre={ids.length}
        aller={(rang) => ranger(aDeplacer ?? "", rang)}
        onFermer={() => setADeplacer(null)}
      />
      <SupprimerQuizz
        compte={compte}
        quizz={aSupprimer}
        onFermer={() => setASupprimer(null)}
        // its row is gone, and its button with it; after the last of a page, the list too
        onSupprime={() => (affichees.length > 1 ? liste : panneau).current?.focus()}
      />
    </>
  );
}
