import { type ReactElement, useState } from "react";
import { vers } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import styles from "./fiche-moderee.module.css";
import { OuvrirQuizzPrive } from "./ouvrir-quizz-prive.tsx";
import { type QuizzLu, useActes } from "./queries.ts";

const QUI_LE_VOIT: Readonly<
  Record<QuizzLu["visibilite"], { readonly icone: NomIcone; readonly libelle: string }>
> = {
  prive: { icone: "cadenas", libelle: "Privé" },
  amis: { icone: "joueurs", libelle: "Amis" },
  public: { icone: "communaute", libelle: "Public" },
};

interface Props {
  readonly quizz: readonly QuizzLu[];
  readonly moi: CompteConnecte;
}

export function QuizzDuCompte({ quizz, moi }: Props): ReactElement {
  const [prive, setPrive] = useState<QuizzLu | null>(null);
  return (
    <section className={styles["partie"]} aria-label="Quizz">
      <h3>Quizz</h3>
      {quizz.length === 0 ? (
        <p className={styles["rien"]}>Rien d’écrit encore.</p>
      ) : (
        <ul>
          {quizz.map((un) => (
            <Ligne key={un._id} quizz={un} moi={moi} onOuvrirPrive={() => setPrive(un)} />
          ))}
        </ul>
      )}
      <OuvrirQuizzPrive quizz={prive} onFermer={() => setPrive(null)} />
    </section>
  );
}

function Ligne({
  quizz: { _id, title, visibilite, officiel, masque },
  moi,
  onOuvrirPrive,
}: {
  readonly quizz: QuizzLu;
  readonly moi: CompteConnecte;
  readonly onOuvrirPrive: () => void;
}): ReactElement {
  const { enCours, faire, ouvrirAffaire } = useActes();
  const { icone, libelle } = QUI_LE_VOIT[visibilite];
  const lisible = visibilite === "public" && !masque;
  const ident = encodeURIComponent(_id);
  return (
    <li className={styles["quizz"]}>
      <h4>
        <Autrui>{title}</Autrui>
      </h4>
      <p>
        <Icone nom={icone} taille="1.1em" />
        {libelle}
        {officiel && <b className={styles["officiel"]}>Officiel</b>}
        {masque && <b className={styles["masque"]}>Masqué</b>}
      </p>
      <div className={styles["gestes"]}>
        {lisible ? (
          <Link to={vers("/quizz-communaute/:id", { id: _id })} aria-label={`Ouvrir ${title}`}>
            Ouvrir
          </Link>
        ) : (
          <button type="button" aria-label={`Ouvrir ${title}`} onClick={onOuvrirPrive}>
            Ouvrir
          </button>
        )}
        {moi.role === "admin" && (lisible || officiel) && (
          <button
            type="button"
            aria-disabled={enCours}
            aria-label={officiel ? `${title}, ne plus l’être` : `Rendre officiel ${title}`}
            onClick={() => void faire("PUT", `quizz/${ident}/officiel`, { officiel: !officiel })}
          >
            {officiel ? "Ne plus l’être" : "Rendre officiel"}
          </button>
        )}
        {/* a private one is read first, with a reason: its case keeps a copy */}
        {lisible && (
          <button
            type="button"
            aria-disabled={enCours}
            aria-label={`Ouvrir une affaire sur ${title}`}
            onClick={() => void ouvrirAffaire("quizz", _id)}
          >
            Ouvrir une affaire
          </button>
        )}
      </div>
    </li>
  );
}
