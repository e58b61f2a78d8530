import type { ReactElement } from "react";
import { Qr } from "../../ui/qr.tsx";
import styles from "./invitation.module.css";
import { vers } from "../../app/paths.ts";
import { useAdresseServeur } from "../../partie/line/use-adresse-serveur.ts";
import { useCompact } from "../../ui/use-compact.ts";

interface Props {
  readonly code: string;
  readonly locale: boolean;
}

/** How to come in: the room's code, the QR code that types it, the address to type it at; or 'ROOM LOCALE' (jeu §2). */
export function Invitation({ code, locale }: Props): ReactElement {
  const { origine, texte } = useAdresseServeur();
  const compact = useCompact();
  if (locale)
    return (
      <section className={styles["invitation"]} data-locale="true">
        <h1 className={styles["locale"]}>ROOM LOCALE</h1>
        <p className={styles["phrase"]}>
          Un seul écran pour tout le monde&nbsp;: tapez les pseudos, lisez les questions à voix
          haute.
        </p>
      </section>
    );
  return (
    <section className={styles["invitation"]}>
      <Qr
        texte={`${origine}${vers("/", { code })}`}
        libelle={`Code QR pour rejoindre la room ${code}`}
        taille={compact ? "6.5rem" : "11.6rem"}
      />
      <p className={styles["phrase"]}>
        {compact && "Scannez, ou allez sur "}
        <b>{texte}</b> avec le code
      </p>
      <h1 className={styles["code"]}>
        <span className="visually-hidden">Room </span>
        {code}
      </h1>
    </section>
  );
}
