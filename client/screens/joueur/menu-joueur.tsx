/** The menu behind a player's own name: water, another pseudo, full screen, the way out. */
import { useState, type FormEvent } from "react";
import { usePartie } from "../../partie/use-partie.ts";
import { useMonJoueur } from "../../partie/vue.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import type { EtatDeSortieDeRoom } from "../../partie/use-leave-room.ts";
import { useActionsJoueur } from "./actions.ts";
import { Champ } from "../../ui/champ.tsx";
import styles from "./ecran-joueur.module.css";

interface Props {
  readonly depart: EtatDeSortieDeRoom;
  readonly onFermer: () => void;
}

const PARTIR = ["Quitter la partie", "Quitter quand même", "Oui, je quitte"] as const;

export function MenuJoueur({ depart, onFermer }: Props) {
  const { vue, moi: id } = usePartie();
  const moi = useMonJoueur();
  if (moi === undefined) return null;
  return (
    <Dialogue ouvert titre={moi.pseudo} onFermer={onFermer} largeur="24rem">
      <p className={styles["bilan"]}>
        <span>
          <b className="chiffre">{moi.score}</b>{" "}
          {moi.score > 1 ? "bonnes réponses" : "bonne réponse"}
        </span>
        {!vue.compteursCaches && <span>{direGorgees(moi.gorgee, moi.sansAlcool)}</span>}
      </p>
      <VerreDEauSansAlcool actif={moi.sansAlcool} />
      <ChangerPseudo key={moi.pseudo} pseudo={moi.pseudo} />
      <div className={styles["gestes"]}>
        {vue.telecommande === id && <Rendre onFait={onFermer} />}
        {document.fullscreenEnabled && <PleinEcran onFait={onFermer} />}
        <Bouton variante="danger" icone="partir" pleineLargeur onClick={depart.partir}>
          {vue.phase === "jeu" ? PARTIR[depart.avertis] : "Quitter la room"}
        </Bouton>
      </div>
    </Dialogue>
  );
}

function VerreDEauSansAlcool({ actif }: { actif: boolean }) {
  const { boireDeLEau } = useActionsJoueur();
  // the tap shows at once; the room's state replaces it
  const [voulu, setVoulu] = useState<boolean | null>(null);
  const changer = async (oui: boolean) => {
    setVoulu(oui);
    await boireDeLEau(oui);
    setVoulu(null);
  };
  return (
    <Interrupteur
      libelle="Sans alcool"
      description="Tu bois des gorgées d’eau."
      coche={voulu ?? actif}
      onChange={(oui) => void changer(oui)}
    />
  );
}

/** Button with which a player who holds the remote control gives it back to the host. */
function Rendre({ onFait }: { onFait: () => void }) {
  const { rendreTelecommande } = useActionsJoueur();
  const rendre = async () => {
    const { ok } = await rendreTelecommande();
    if (ok) onFait();
  };
  return (
    <Bouton variante="contour" icone="telecommande" pleineLargeur onClick={() => void rendre()}>
      Rendre la télécommande
    </Bouton>
  );
}

function PleinEcran({ onFait }: { onFait: () => void }) {
  const plein = document.fullscreenElement !== null;
  const basculer = () => {
    const fait = plein ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // a refusal of the browser is ignored: the screen stays as it is
    void fait.catch(() => {});
    onFait();
  };
  return (
    <Bouton variante="contour" icone="plein-ecran" pleineLargeur onClick={basculer}>
      {plein ? "Quitter le plein écran" : "Plein écran"}
    </Bouton>
  );
}

/** Form that gives the player another name, for this room and the next ones. */
function ChangerPseudo({ pseudo }: { pseudo: string }) {
  const { renommer } = useActionsJoueur();
  const [saisi, setSaisi] = useState(pseudo);
  const [enCours, setEnCours] = useState(false);
  const inchange = saisi.trim() === pseudo;
  const changer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    if (inchange || enCours) return;
    setEnCours(true);
    await renommer(saisi);
    setEnCours(false);
  };
  return (
    <form
      className={styles["renommer"]}
      onSubmit={(evenement) => void changer(evenement)}
      noValidate
    >
      <Champ
        libelle="Pseudo"
        value={saisi}
        onChange={(evenement) => setSaisi(evenement.currentTarget.value)}
        autoComplete="nickname"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Bouton type="submit" variante="contour" chargement={enCours} disabled={inchange}>
        Changer
      </Bouton>
    </form>
  );
}
