/** The names of the questions of one atelier: what the server calls each, and what the screens go on calling it meanwhile. */
export interface Noms {
  /** As the server calls it now, whatever it was called when an address or a screen learnt of it. */
  readonly nomDe: (id: string) => string;
  /** Its first name here: the same before a save and after, for what must not move under the fingers. */
  readonly cleDe: (id: string) => string;
  /** @param donnes from the name a question was sent with, to the one it has now */
  readonly renommer: (donnes: ReadonlyMap<string, string>) => void;
}

export function createNoms(): Noms {
  const actuels = new Map<string, string>();
  const premiers = new Map<string, string>();
  const cleDe = (id: string) => premiers.get(id) ?? id;
  return {
    nomDe: (id) => actuels.get(cleDe(id)) ?? id,
    cleDe,
    renommer(donnes) {
      for (const [ancien, neuf] of donnes) {
        const cle = cleDe(ancien);
        premiers.set(neuf, cle);
        actuels.set(cle, neuf);
      }
    },
  };
}
