import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Consultation,
  DESSINS_PAR_LOT,
  type ReponseConsultation,
} from "#contracts/consultation.ts";
import { encoderDessin, type Dessin } from "#contracts/dessin.ts";
import { createDrawingCache } from "./drawing-cache.ts";

const dessin = (n: number): Dessin => [{ craie: "bleu", points: [[n % 256, 3]] }];
let demandes: Consultation[] = [];
/** The answer of the room to a request for drawings; null when the connection is cut. */
let repondre: ((demande: Consultation) => ReponseConsultation) | null = null;
const consulter = (demande: Consultation) => {
  demandes.push(demande);
  return Promise.resolve(repondre?.(demande) ?? null);
};
const tout = (demande: Consultation): ReponseConsultation =>
  demande.quoi === "dessins"
    ? {
        quoi: "dessins",
        dessins: demande.numeros.map((numero) => ({
          numero,
          traits: encoderDessin(dessin(numero)),
        })),
      }
    : { quoi: "refus", refus: "erreur_interne" };

beforeEach(() => {
  vi.useFakeTimers();
  demandes = [];
  repondre = tout;
});
afterEach(() => void vi.useRealTimers());

describe("drawings of a screen", () => {
  test("are asked for once, together, and told when they come", async () => {
    const stock = createDrawingCache(consulter);
    const prevenir = vi.fn();
    stock.abonner(prevenir);
    expect([stock.lire(0), stock.lire(4), stock.lire(5), stock.lire(4)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(demandes).toEqual([{ quoi: "dessins", numeros: [4, 5] }]);
    expect(prevenir).toHaveBeenCalledTimes(1);
    expect(stock.lire(5)).toEqual(dessin(5));
    expect(stock.lire(5)).toBe(stock.lire(5));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(demandes).toHaveLength(1);
  });

  test("of a crowd come in lots, one after the other", async () => {
    const stock = createDrawingCache(consulter);
    for (let n = 1; n <= DESSINS_PAR_LOT * 2 + 3; n++) stock.lire(n);
    await vi.advanceTimersByTimeAsync(0);
    expect(demandes.map((une) => (une.quoi === "dessins" ? une.numeros.length : 0))).toEqual([
      DESSINS_PAR_LOT,
      DESSINS_PAR_LOT,
      3,
    ]);
  });

  test("wanted while a lot is on its way wait for it", async () => {
    let arriver = () => {};
    const attente = new Promise<void>((resolve) => {
      arriver = resolve;
    });
    const lent = async (demande: Consultation) => {
      demandes.push(demande);
      await attente;
      return tout(demande);
    };
    const stock = createDrawingCache(lent);
    stock.lire(1);
    await vi.advanceTimersByTimeAsync(0);
    stock.lire(2);
    await vi.advanceTimersByTimeAsync(0);
    stock.lire(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(demandes).toHaveLength(1);
    arriver();
    await vi.advanceTimersByTimeAsync(0);
    expect(demandes.slice(1)).toEqual([{ quoi: "dessins", numeros: [2, 3] }]);
    expect(stock.lire(3)).toEqual(dessin(3));
  });

  test("are asked for again by who still shows them when the line was cut; one that was wiped is not", async () => {
    const stock = createDrawingCache(consulter);
    repondre = null;
    stock.abonner(() => stock.lire(4));
    stock.lire(4);
    await vi.advanceTimersByTimeAsync(0);
    repondre = tout;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stock.lire(4)).toEqual(dessin(4));
    repondre = () => ({ quoi: "dessins", dessins: [] });
    stock.lire(9);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stock.lire(9)).toBeNull();
    expect(demandes).toHaveLength(3);
  });
});
