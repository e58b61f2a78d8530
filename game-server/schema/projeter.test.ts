import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { DECOMPTE_DU_LANCEMENT_MS } from "#contracts/limites.ts";
import { Decoder, Encoder } from "@colyseus/schema";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { applyCommand } from "#game/rules/apply.ts";
import { estSeulementAjoutDeReponse } from "#game/rules/derived.ts";
import { trouverQuestionCourante } from "#game/rules/selection.ts";
import { DELAI_LONG_DE_TEST, createPropertyRunOptions } from "#game/rules/test/essais.ts";
import {
  HOTE,
  LEA,
  TOM,
  creerTableALImprevu,
  creerTableAuMiniJeu,
  creerTableEnJeu,
  creerTableAuSalon,
} from "#game/rules/test/table.ts";
import { executerGeste } from "#game/rules/test/gestes.ts";
import { ouvrirPartieAvecJoueurs, arbitraireDeSoiree } from "#game/rules/test/ouvrir.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuizz,
  creerQuestionRien,
} from "#game/rules/test/quizz.ts";
import { type EstMotDuLexique, LEXIQUE_VIDE } from "#game/rules/texte-libre.ts";
import type { Partie } from "#game/rules/types.ts";
import { EtatPartieSync, type Vue } from "./etat.ts";
import { projeterPartie } from "./projeter.ts";

/** The view without the remaining time of its countdown, which is only exact at the moment of the last change. */
function sansReste({ minuteur, ...vue }: Vue) {
  return { ...vue, minuteur: minuteur === undefined ? undefined : { ...minuteur, resteMs: 0 } };
}

function vueDe(partie: Partie, now: number, lexique?: EstMotDuLexique) {
  const etat = new EtatPartieSync();
  projeterPartie(etat, partie, null, {
    now,
    lexique: lexique ?? LEXIQUE_VIDE,
    sauvegardeEnPanne: false,
  });
  return sansReste(etat.toJSON());
}

/** The state of a room on the wire, and the screens that follow it, in the order of their arrival. */
class Diffusion {
  readonly etat = new EtatPartieSync();
  readonly #encodeur = new Encoder(this.etat);
  ecrans: Decoder<EtatPartieSync>[] = [];
  #projetee: Partie | null = null;

  arriver(): void {
    const ecran = new Decoder(new EtatPartieSync());
    ecran.decode(this.#encodeur.encodeAll());
    this.ecrans.push(ecran);
  }

  /** Sends this state to every screen; returns the bytes of the patch. */
  diffuser(partie: Partie, now: number): Uint8Array {
    projeterPartie(this.etat, partie, this.#projetee, { now, sauvegardeEnPanne: false });
    this.#projetee = partie;
    const trame = this.#encodeur.encode().slice();
    this.#encodeur.discardChanges();
    for (const ecran of this.ecrans) ecran.decode(trame);
    return trame;
  }
}

/** Right answers of free text, of which no screen may show a letter before the reveal. */
function secrets(partie: Partie): string[] {
  const question = trouverQuestionCourante(partie);
  if (question?.type !== "entree" || partie.etape === 1) return [];
  return [...question.reponse, ...question.precis];
}

function verifierSecret(trame: Uint8Array, vue: Vue, partie: Partie): void {
  const texte = Buffer.from(trame).toString("utf8");
  for (const secret of secrets(partie))
    if (texte.includes(secret)) throw new Error(`seen too early: ${secret}`);
  if (/balle|jeton|secret-/.test(texte + JSON.stringify(vue)))
    throw new Error("a secret of the game");
  const lue = partie.imprevu?.suiteMontree || partie.enCours.some((carte) => carte.suiteMontree);
  if (!lue && /PLUS-TARD/.test(texte + JSON.stringify(vue)))
    throw new Error("what follows an imprévu, too early");
  const devoile = partie.etape === 1;
  for (const { reponse, jugement } of Object.values(vue.joueurs))
    if (!devoile && (reponse.length > 0 || jugement !== "")) throw new Error("an answer too early");
}

/** The state without what the phones may hear late: who has answered, and what only the host's screen shows. */
const sansQuiARepondu = ({ joueurs, patron: _, ...vue }: ReturnType<typeof vueDe>) => ({
  ...vue,
  joueurs: Object.fromEntries(
    Object.entries(joueurs).map(([id, joueur]) => [id, { ...joueur, aRepondu: false }]),
  ),
});

/** A case that was once found at random: the seat of the player who gave the last sips is merged with another. */
const DONNEUR_FUSIONNE = {
  semence: 0,
  quizz: creerQuizz([
    creerQuestionChoix({
      _id: "q0",
      options: ["BONNE", "presque", "faux"],
      reponse: ["BONNE"],
      precis: ["presque"],
    }),
  ]),
  parametres: {
    modeJeu: "classique" as const,
    createur: false,
    sansImprevu: false,
    niveau: "corse" as const,
    paquetsCoupes: [],
    patron: "bavard" as const,
    rythme: "main" as const,
  },
  joueurs: 1,
  suite: [
    { quoi: 68077, a: 434, b: 0 },
    { quoi: 2088, a: 1, b: 1 },
    { quoi: 89130, a: 0, b: 0 },
    { quoi: 88734, a: 722, b: 1 },
  ],
};

it(
  "whoever comes, leaves, drops, returns, answers: every screen sees what a newcomer sees, and no secret early",
  DELAI_LONG_DE_TEST,
  () => {
    const passages = fc.array(fc.record({ quand: fc.nat(60), depart: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(arbitraireDeSoiree, passages, (champs, allees) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) executerGeste(soiree, geste);

        const diffusion = new Diffusion();
        diffusion.arriver();
        let partie = soiree.depart;
        let now = 0;
        soiree.actes.forEach(({ commande, contexte }, rang) => {
          const resultat = applyCommand(partie, commande, contexte);
          if (!resultat.ok) return;
          const avant = partie;
          ({ partie } = resultat);
          ({ now } = contexte);
          if (estSeulementAjoutDeReponse(avant, partie, commande))
            expect(sansQuiARepondu(vueDe(partie, now))).toEqual(sansQuiARepondu(vueDe(avant, now)));
          const trame = diffusion.diffuser(partie, now);
          verifierSecret(trame, diffusion.etat.toJSON(), partie);
          for (const { depart } of allees.filter(({ quand }) => quand === rang)) {
            if (depart) diffusion.ecrans = diffusion.ecrans.slice(1);
            else diffusion.arriver();
          }
          const [plusAncien] = diffusion.ecrans;
          if (plusAncien !== undefined)
            expect(sansReste(plusAncien.state.toJSON())).toEqual(vueDe(partie, now));
        });
        for (const { state } of diffusion.ecrans)
          expect(sansReste(state.toJSON())).toEqual(vueDe(partie, now));
      }),
      { ...createPropertyRunOptions(250), examples: [[DONNEUR_FUSIONNE, []]] },
    );
  },
);

it("takes a bonus out of the hand of whom nobody is left to give it to", () => {
  const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
    joueurs: ["Léa", "Tom"],
    parametres: { modeJeu: "local" },
  });
  table.reveler().juger({ [LEA]: "precis" });
  const etat = new EtatPartieSync();
  const circonstances = { now: 0, sauvegardeEnPanne: false };
  projeterPartie(etat, table.partie, null, circonstances);
  expect(etat.joueurs.get(LEA)?.reste).toBeGreaterThan(0);
  const avant = table.partie;
  table.hote({ type: "supprimerJoueur", joueur: TOM });
  projeterPartie(etat, table.partie, avant, circonstances);
  expect(etat.joueurs.get(LEA)?.reste).toBe(0);
});

it("shows the sips that somebody has just been given to hand out, for which no line is written", () => {
  const table = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()]);
  const etat = new EtatPartieSync();
  const circonstances = { now: 0, sauvegardeEnPanne: false };
  projeterPartie(etat, table.partie, null, circonstances);
  const avant = table.partie;
  const distribution = { ...avant.distribution, offerts: { [LEA]: 3 } };
  projeterPartie(etat, { ...avant, distribution }, avant, circonstances);
  expect(etat.joueurs.get(LEA)?.reste).toBe(3);
});

it("gives sips back to a hand once somebody comes to whom they may go", () => {
  const questions = [creerQuestionChoix(), creerQuestionChoix()];
  const alone = creerTableALImprevu(
    questions,
    {},
    { joueurs: ["Léa"], parametres: { modeJeu: "local" } },
  );
  const etat = new EtatPartieSync();
  const circonstances = { now: 0, sauvegardeEnPanne: false };
  const table = alone.copie({
    distribution: { ...alone.partie.distribution, offerts: { [LEA]: 3 } },
  });
  projeterPartie(etat, table.partie, null, circonstances);
  expect(etat.joueurs.get(LEA)?.reste).toBe(0);
  const avant = table.partie;
  table.hote({ type: "ajouterJoueur", pseudo: "Tom" });
  projeterPartie(etat, table.partie, avant, circonstances);
  expect(etat.joueurs.get(LEA)?.reste).toBe(3);
});

it("tells what a step has asked of somebody, then what they shared of it, and neither while counters are hidden", () => {
  const table = creerTableALImprevu([
    creerQuestionChoix(),
    creerQuestionChoix(),
    creerQuestionChoix(),
  ]);
  const { ardoise, prochaineLigne: id, position } = table.partie;
  const ligne = { id, qui: LEA, gorgees: 21, motif: "imprevu", position } as const;
  const servie = table.copie({ ardoise: [...ardoise, ligne], prochaineLigne: id + 1 });
  const { tour } = servie.partie;
  const dites = (partie: Partie, qui: string) => {
    const { demandees, partage, reste } = vueDe(partie, servie.now).joueurs[qui] ?? {};
    return [demandees, partage, reste];
  };
  const avant = servie.partie;
  expect([LEA, TOM].map((qui) => dites(avant, qui))).toEqual([
    [21, 0, 0],
    [0, 0, 0],
  ]);
  servie.faire(LEA, { type: "partager", tour });
  expect([LEA, TOM].map((qui) => dites(servie.partie, qui))).toEqual([
    [21, 10, 10],
    [0, 0, 0],
  ]);
  const devine = creerTableAuMiniJeu(MINI_JEUX.devine.id).partie.miniJeu;
  expect(dites({ ...avant, miniJeu: devine }, LEA)).toEqual([0, 0, 0]);
});

it.each([
  ["rapidite", [0, 3_000, 3_500]],
  ["classique", [0, 0, 0]],
] as const)("%s: when they answered is told once it is over, of a race alone", (modeJeu, temps) => {
  const table = creerTableEnJeu([creerQuestionChoix()], {
    joueurs: ["Léa", "Tom"],
    parametres: { modeJeu },
  });
  const enMs = (id: string) => vueDe(table.partie, table.now).joueurs[id]?.enMs;
  table.apres(DECOMPTE_DU_LANCEMENT_MS + 3_000).repondre(LEA, "Perth");
  const avant = enMs(LEA);
  table.apres(500).repondre(TOM, "Canberra");
  expect([avant, enMs(LEA), enMs(TOM)]).toEqual(temps);
});

it("slips in an answer that has not ended the race are told before it is over, and no word of it", () => {
  const dite = (modeJeu: "rapidite" | "classique", reponse: string) => {
    const table = creerTableEnJeu([creerQuestionEntree()], { parametres: { modeJeu } }).repondre(
      LEA,
      reponse,
    );
    const { joueurs } = vueDe(table.partie, table.now, (mot) => mot === "venci");
    return [joueurs[LEA]?.fautes, joueurs[LEA]?.reponse, joueurs[LEA]?.jugement];
  };
  expect(dite("rapidite", "Léonard de Vincy")).toEqual([1, [], ""]);
  expect(dite("rapidite", "Léonard de Venci")).toEqual([0, [], ""]);
  expect(dite("classique", "Léonard de Vincy")).toEqual([0, [], ""]);
});

it("counts questions as the salon and the end do: a message has no number, and is none of them", () => {
  const quatre = creerQuizz([
    creerQuestionRien(),
    creerQuestionChoix(),
    creerQuestionRien(),
    creerQuestionChoix(),
  ]);
  const sansImprevu = { parametres: { sansImprevu: true } };
  const table = creerTableAuSalon(sansImprevu).choisir(quatre);
  const compte = () => {
    const { numero, nbQuestions } = vueDe(table.partie, table.now);
    return [numero, nbQuestions];
  };
  expect(compte()).toEqual([0, 2]);
  table.lancer(quatre);
  const vus = [compte()];
  for (let i = 0; i < 3; i++) {
    if (compte()[0] !== 0) table.reveler();
    table.suivant();
    vus.push(compte());
  }
  expect(vus).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [2, 2],
  ]);
  table.reveler().suivant();
  expect(table.partie.fin?.nbQuestions).toBe(2);
});

it("a merge renames the player whom the follow-up of a reveal names, on every screen", () => {
  const suite = { text: "&joueur boit &gorgee", media: "" };
  const table = creerTableEnJeu([creerQuestionChoix({ suite }), creerQuestionChoix()]).reveler();
  const nommes = () =>
    (table.partie.manche?.suite?.texte ?? []).flatMap((un) => (un.t === "joueur" ? [un.id] : []));
  const [de = ""] = nommes();
  const vers = Object.keys(table.partie.joueurs).find((id) => id !== de && id !== HOTE) ?? "";
  const diffusion = new Diffusion();
  diffusion.arriver();
  table.deconnecter(vers);
  diffusion.diffuser(table.partie, table.now);
  table.hote({ type: "fusionner", de, vers });
  expect(nommes()).toEqual([vers]);
  diffusion.diffuser(table.partie, table.now);
  const [ecran] = diffusion.ecrans;
  expect(sansReste(ecran?.state.toJSON() ?? new EtatPartieSync().toJSON())).toEqual(
    vueDe(table.partie, table.now),
  );
});
