import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { quizz } from "#contracts/quizz.ts";
import { lecture } from "../../app/api/queries.ts";
import { vers as adresse } from "../../app/paths.ts";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./retour-import.module.css";

/** The title of the quizz that one comes from; null: none, or it cannot be read. */
export function useTitreDe(id: string | null): string | null {
  const { data } = useQuery({
    queryKey: ["quizz", id ?? ""],
    ...lecture(`/api/quizz/${encodeURIComponent(id ?? "")}`, quizz),
    enabled: id !== null,
  });
  return data?.title ?? null;
}

export function RetourImport({ vers }: { readonly vers: string | null }): ReactElement {
  const titre = useTitreDe(vers);
  return (
    <Link
      to={vers === null ? "/quizz" : adresse("/quizz/:id", { id: vers })}
      className={styles["retour"]}
    >
      <Icone nom="retour" taille="1.2em" />
      {vers === null ? "Mes Quizz" : titre === null ? "Le quizz" : <Autrui>{titre}</Autrui>}
    </Link>
  );
}
