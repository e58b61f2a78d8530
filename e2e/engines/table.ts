/** The other people of the room, on the game's own sockets: a host, and a neighbour who answers late. */
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { reponseRoomCreee } from "#contracts/room.ts";
import type { Vue, VueJoueur, VueQuestion } from "#game/schema/etat.ts";
import { type EcranDeTest, creerJetonDeTest, ouvrirEcran } from "../../game-server/test/banc.ts";

const ATTENTE_MS = 20_000;
const QUIZZ = "La langue de Molière";

export class HoteEtVoisinParSocket {
  readonly code: string;
  readonly #hote: EcranDeTest;
  readonly #voisin: EcranDeTest;

  private constructor(code: string, hote: EcranDeTest, voisin: EcranDeTest) {
    this.code = code;
    this.#hote = hote;
    this.#voisin = voisin;
  }

  /** Opens a room on a quizz without imprévus. */
  static async ouvrir(adresse: string): Promise<HoteEtVoisinParSocket> {
    const creee = await fetch(`${adresse}/api/room`, { method: "POST" });
    const { code, billet } = reponseRoomCreee.parse(await creee.json());
    const entrer = async (options: object) => {
      const entree = { jeton: creerJetonDeTest(), ...options };
      return ouvrirEcran(adresse, code, entree);
    };
    const hote = await entrer({ role: "hote", billet, pseudo: "Hôte" });
    const voisin = await entrer({ role: "joueur", pseudo: "Tom" });
    const lus = await fetch(`${adresse}/api/quizz-officiel`);
    const { quizz } = reponseListeQuizz.parse(await lus.json());
    const quizzId = quizz.find(({ title }) => title.startsWith(QUIZZ))?._id ?? "";
    await hote.demander({ type: "reglerParametres", sansImprevu: true });
    await hote.demander({ type: "choisirQuizz", quizzId });
    return new HoteEtVoisinParSocket(code, hote, voisin);
  }

  #jusqua(condition: (vue: Vue) => boolean): Promise<Vue> {
    return this.#hote.jusqua(condition, ATTENTE_MS);
  }

  /** Waits until the host's state of a player meets the condition. */
  async jusquaJoueur(pseudo: string, condition: (joueur: VueJoueur) => boolean): Promise<void> {
    await this.#jusqua(({ joueurs }) =>
      Object.values(joueurs).some((joueur) => joueur.pseudo === pseudo && condition(joueur)),
    );
  }

  /** Starts the game, and goes on to a question with options. */
  async lancer(): Promise<VueQuestion> {
    await this.#jusqua(({ titre }) => titre !== "");
    await this.#hote.demander({ type: "lancer" });
    let vue = await this.#jusqua(({ phase }) => phase === "jeu");
    while (vue.etape !== 0 || vue.question?.type !== "choix") {
      const { tour, etape, question } = vue;
      const type = etape === 0 && question?.type !== "rien" ? "reveler" : "suivant";
      await this.#hote.demander({ type, tour });
      vue = await this.#jusqua((apres) => apres.tour !== tour);
    }
    return vue.question;
  }

  /** Lets the neighbour answer, which reveals the question. */
  async repondreAussi(): Promise<void> {
    const { tour, question } = this.#hote.vue;
    const reponse = question?.options.slice(0, 1) ?? [];
    await this.#voisin.demander({ type: "repondre", tour, reponse });
    await this.#jusqua(({ etape }) => etape === 1);
  }

  async fermer(): Promise<void> {
    await this.#voisin.room.leave();
    await this.#hote.room.leave();
  }
}
