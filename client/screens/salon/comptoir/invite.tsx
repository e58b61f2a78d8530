/**
 * The invitation before a quizz is chosen: how to come in, in large, the rules in three lines of chalk, and the
 * patron. mise-en-scene "Salon, no quiz yet".
 */
import type { ReactElement } from "react";
import type { Vue, VueRepliqueDuPatron } from "#game/schema/etat.ts";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { useServerAddress } from "../../../partie/line/use-server-address.ts";
import { texteDitParLePatron } from "../../../partie/patron.ts";
import { DessinPatron } from "../../../scenes/hote/patron/patron.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { CodeQr } from "../../../ui/qr.tsx";
import { TexteAjuste } from "../../../ui/texte-ajuste.tsx";
import styles from "./comptoir.module.css";

interface InviteProps {
  readonly vue: Vue;
  readonly dit: VueRepliqueDuPatron | null;
  readonly choisir: () => void;
}

export function InvitationARejoindreRoom({ vue, dit, choisir }: InviteProps): ReactElement {
  const { origine, texte } = useServerAddress();
  return (
    <section className={styles["comptoir"]}>
      <CodeQr
        texte={`${origine}${ecrireAdresseDePage("/", { code: vue.code })}`}
        libelle={`Code QR pour rejoindre la room ${vue.code}`}
        taille="var(--qr)"
      />
      <div className={styles["invitation"]}>
        <p className={styles["phrase"]}>
          Scannez, ou allez sur <b>{texte}</b> avec le code
        </p>
        <TexteAjuste balise="h1" min={6} max={15.6} ancrage="milieu" className={styles["code"]}>
          <span className="visually-hidden">Room </span>
          {vue.code}
        </TexteAjuste>
        <div className={styles["bas"]}>
          <div className={styles["regles"]}>
            <p>Raté, tu bois.</p>
            <p>Juste, un point.</p>
            <p>
              <em>Imprévu</em>, on obéit.
            </p>
          </div>
          <div className={styles["suite"]}>
            <div className={styles["dit"]} aria-hidden={dit !== null || undefined}>
              <TexteAjuste balise="p" min={1.2} max={1.8} ancrage="milieu">
                {dit !== null ? (
                  `«\u00A0${texteDitParLePatron(dit)}\u00A0»`
                ) : vue.titre === "" ? null : (
                  <>
                    Au menu&nbsp;: <b>{vue.titre}</b>
                  </>
                )}
              </TexteAjuste>
            </div>
            <Bouton taille="hote" className={styles["choisir"]} onClick={choisir}>
              {vue.titre === "" ? "Choisir un quizz" : "Changer de quizz"}
              <Icone nom="fleche" taille="1.15em" />
            </Bouton>
          </div>
          <span className={styles["patron"]}>
            <DessinPatron pose={dit?.pose ?? "neutre"} />
          </span>
        </div>
      </div>
    </section>
  );
}
