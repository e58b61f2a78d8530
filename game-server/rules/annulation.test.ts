import { describe, expect, it } from "vitest";
import { creerDistributionDEtape } from "./distribution.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { HOTE, LEA, TOM, creerTableALImprevu, creerTableEnJeu } from "./test/table.ts";
import type { Commande } from "./types/commandes.ts";

const table = () => creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
const fixer = (joueur: string, de: number, gorgees: number) =>
  ({ type: "fixerGorgees", joueur, de, gorgees }) as const;
const derniereLigne = (t: ReturnType<typeof table>) => t.partie.ardoise.at(-1)?.id ?? 0;

describe("undoing the last line", () => {
  it("takes it back, then the one before", () => {
    const t = table()
      .hote(fixer(LEA, 0, 3))
      .hote(fixer(LEA, 3, 1));
    const [premiere, seconde] = t.partie.ardoise;
    t.hote({ type: "annulerLigne", ligne: seconde?.id ?? 0 });
    expect(t.gorgees(LEA)).toBe(3);
    t.hote({ type: "annulerLigne", ligne: premiere?.id ?? 0 });
    expect(t.gorgees(LEA)).toBe(0);
    expect(t.partie.ardoise).toEqual([]);
  });

  it("undoes once when asked twice", () => {
    const t = table()
      .hote(fixer(LEA, 0, 3))
      .hote(fixer(TOM, 0, 1));
    const ligne = derniereLigne(t);
    t.hote({ type: "annulerLigne", ligne });
    expect(t.refus(HOTE, { type: "annulerLigne", ligne })).toBe("rien_a_annuler");
    expect(t.gorgees(LEA)).toBe(3);
  });

  it("refuses another line than the last, and an empty ardoise", () => {
    const t = table();
    expect(t.refus(HOTE, { type: "annulerLigne", ligne: 0 })).toBe("rien_a_annuler");
    t.hote(fixer(LEA, 0, 3)).hote(fixer(TOM, 0, 1));
    expect(t.refus(HOTE, { type: "annulerLigne", ligne: 1 })).toBe("rien_a_annuler");
  });

  it("puts a gift back in the giver's hand, while its step lasts", () => {
    const t = creerTableALImprevu([
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionChoix(),
    ]).copie({
      distribution: { ...creerDistributionDEtape(99), offerts: { [LEA]: 3 } },
    });
    const avant = t.gorgees(TOM);
    const { tour } = t.partie;
    const donner: Commande = { type: "distribuer", tour, reste: 3, dons: [{ a: TOM, gorgees: 2 }] };
    t.faire(LEA, donner).hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(t.gorgees(TOM)).toBe(avant);
    expect([t.enMain, t.partie.distribution.dons]).toEqual([{ [LEA]: 3 }, []]);
    t.faire(LEA, donner).suivant();
    t.hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(t.enMain).toEqual({});
  });

  it("gives no bonus back to whom a new verdict has taken it from", () => {
    const t = table().repondre(LEA, "Sydney").reveler();
    const { tour } = t.partie;
    const reste = t.enMain[LEA] ?? 0;
    t.faire(LEA, { type: "distribuer", tour, reste, dons: [{ a: TOM, gorgees: reste }] });
    const don = derniereLigne(t);
    const annulable = t.copie();
    annulable.hote({ type: "annulerLigne", ligne: don });
    expect([annulable.enMain, annulable.partie.distribution.dons]).toEqual([{ [LEA]: reste }, []]);
    t.juger({ [LEA]: "juste" });
    t.hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(t.enMain).toEqual({});
  });

  it("offers the sips of an imprévu again", () => {
    const t = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()], {
      text: "&joueur boit &gorgee",
    });
    const joueurs = [...(t.partie.imprevu?.offres[0]?.cibles ?? [])];
    const noter: Commande = {
      type: "noterOffre",
      tour: t.partie.tour,
      offre: 0,
      prises: 0,
      joueurs,
    };
    const avant = t.partie.ardoise;
    t.hote(noter);
    expect(t.refus(HOTE, noter)).toBe("offre_prise");
    t.hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(t.partie.ardoise).toEqual(avant);
    t.hote(noter).hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(t.partie.imprevu?.offres[0]?.prises).toBe(0);
  });

  it("takes back all that one press wrote, and offers it again once", () => {
    const t = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
      {
        text: "&joueur et &joueurAutre boivent 2 gorgées. &joueur boit 1 gorgée",
      },
    );
    const { tour } = t.partie;
    const offres = () => t.partie.imprevu?.offres ?? [];
    const noter = (offre: number): Commande => ({
      type: "noterOffre",
      tour,
      offre,
      prises: 0,
      joueurs: [...(offres()[offre]?.cibles ?? [])],
    });
    const avant = t.partie.ardoise;
    t.hote(noter(1)).hote(noter(0));
    expect(t.partie.ardoise.length - avant.length).toBe(3);
    t.hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(t.partie.ardoise.length - avant.length).toBe(1);
    expect(offres().map(({ prises }) => prises)).toEqual([0, 1]);
  });

  it("offers again what a card that goes on had written, and not the card on screen", () => {
    const t = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
      {
        text: "Jusqu’à nouvel ordre, &joueur boit 3 gorgées",
        suite: { media: "", text: "C’est fini" },
      },
    );
    const { tour } = t.partie;
    t.suivant();
    const carte = () => t.partie.enCours[0]?.offres[0];
    const joueurs = [...(carte()?.cibles ?? [])];
    t.hote({ type: "noterOffre", tour, offre: 0, prises: 0, joueurs });
    expect(carte()?.prises).toBe(1);
    t.hote({ type: "annulerLigne", ligne: derniereLigne(t) });
    expect(carte()?.prises).toBe(0);
  });

  it("never gives a line the number of an undone one", () => {
    const t = table().hote(fixer(LEA, 0, 3));
    const annulee = derniereLigne(t);
    t.hote({ type: "annulerLigne", ligne: annulee }).hote(fixer(LEA, 0, 3));
    expect(t.refus(HOTE, { type: "annulerLigne", ligne: annulee })).toBe("rien_a_annuler");
  });
});
