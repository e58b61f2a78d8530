/** The preview of the host's screen in the editors: the scenes of a game for one question or one imprévu. plateforme issue "live preview". */
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { ReactElement, ReactNode } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueImprevu } from "#game/schema/etat.ts";
import { CadreBoisHoteSansEchelle } from "../../partie/cadre-hote.tsx";
import { FixedRoomLineProvider } from "../../partie/line-provider.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Logo } from "../../ui/logo.tsx";
import { CompactScreenContext } from "../../ui/compact-screen.ts";
import { ArdoiseJoueurs } from "../hote/ardoise.tsx";
import { BandeauConstatDonsEtSuite, FaussesReponsesATourDeRole } from "../hote/bandeau-reponse.tsx";
import { doitMontrerColonneGauche, ColonneGaucheEcranHote } from "../hote/colonne-gauche.tsx";
import { direLibelleDuBoutonDOffre } from "../hote/dire-offre.ts";
import { EtapeImprevu } from "../hote/etape-imprevu.tsx";
import { EtapeQuestionOuRevelationDOptions } from "../hote/etape-question.tsx";
import { EtapeBonneReponse } from "../hote/etape-reponse.tsx";
import { ReponsesTapeesAJuger } from "../hote/reponses-libres.tsx";
import styles from "./apercu.module.css";
import { EcranEnMiniature } from "./ecran-reduit.tsx";
import { remplacerMediasQuiJouentParImages } from "./vue-apercu.ts";

interface Props {
  readonly vue: Vue;
  /** Called when a text becomes too long to be read at 3 m, and when it no longer is. */
  readonly onSerre?: (serre: boolean) => void;
}

const rien = () => {};

export function ApercuHote({ vue: jouee, onSerre }: Props): ReactElement {
  const vue = remplacerMediasQuiJouentParImages(jouee);
  return (
    <EcranEnMiniature largeur={1920} hauteur={1080} racine="hote" onSerre={onSerre}>
      <CompactScreenContext value={false}>
        <FixedRoomLineProvider vue={vue} moi="CREATEUR">
          <CadreBoisHoteSansEchelle
            entete={<Entete vue={vue} />}
            gauche={
              doitMontrerColonneGauche(vue) ? (
                <ColonneGaucheEcranHote
                  vue={vue}
                  resteMs={vue.minuteur?.resteMs ?? 0}
                  onPreuve={rien}
                />
              ) : undefined
            }
            centre={<Centre vue={vue} />}
            droite={<ArdoiseJoueurs vue={vue} />}
            pied={<span className={styles["pied"]}>Aperçu</span>}
            rouge={vue.imprevu?.culSec === true}
          />
        </FixedRoomLineProvider>
      </CompactScreenContext>
    </EcranEnMiniature>
  );
}

function Entete({ vue }: { readonly vue: Vue }): ReactElement {
  return (
    <>
      <Logo taille="2.1rem" />
      <span className={styles["quizz"]}>{vue.titre}</span>
      {vue.numero > 0 && (
        <span className={styles["progres"]}>
          <b>{vue.numero}</b>&nbsp;/&nbsp;{vue.nbQuestions}
        </span>
      )}
    </>
  );
}

function Centre({ vue }: { readonly vue: Vue }): ReactNode {
  const { question, imprevu } = vue;
  if (imprevu !== undefined)
    return <EtapeImprevu vue={vue} gestes={<Gorgees vue={vue} imprevu={imprevu} />} />;
  if (question === undefined) return null;
  if (vue.etape === ETAPE.reponse && trouverManiereDeRepondre(question) === "texte")
    return (
      <EtapeBonneReponse question={question}>
        <BandeauConstatDonsEtSuite vue={vue} question={question} />
        <ReponsesTapeesAJuger vue={vue} juger={rien} />
        <FaussesReponsesATourDeRole vue={vue} />
      </EtapeBonneReponse>
    );
  return <EtapeQuestionOuRevelationDOptions vue={vue} question={question} />;
}

/** The host's buttons that write the sips that the imprévu names, as a game shows them. */
function Gorgees({
  vue,
  imprevu,
}: {
  readonly vue: Vue;
  readonly imprevu: VueImprevu;
}): ReactElement[] {
  return imprevu.offres.map((offre, rang) => (
    <Bouton key={rang} variante="contour" taille="hote">
      {direLibelleDuBoutonDOffre(vue, offre)}
    </Bouton>
  ));
}
