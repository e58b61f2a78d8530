import type { Visibilite } from "#contracts/quizz.ts";

/** How the visibilities are called, and what each means. plateforme §3. */
export const VISIBILITES: Readonly<
  Record<Visibilite, { readonly nom: string; readonly aide: string }>
> = {
  prive: { nom: "Privé", aide: "Vous seul le voyez et pouvez le jouer." },
  amis: { nom: "Amis", aide: "Vos amis le voient et peuvent le jouer." },
  public: { nom: "Public", aide: "Tout le monde le voit et peut le jouer." },
};
