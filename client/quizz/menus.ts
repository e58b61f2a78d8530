/** The lists of quizzes: plateforme §2 "Quiz list pages", §6, §7. */

/** 1 own, 2 official, 3 community, 4 friends', 5 bookmarks. */
export type Menu = "1" | "2" | "3" | "4" | "5";

interface Liste {
  readonly libelle: string;
  readonly url: string;
  /** Has an order of its own, which no other replaces. */
  readonly ordreSien: boolean;
}

export const MENUS: Readonly<Record<Menu, Liste>> = {
  1: { libelle: "Mes Quizzs", url: "/api/user/quizz", ordreSien: true },
  2: { libelle: "Officiel", url: "/api/quizz-officiel", ordreSien: true },
  3: { libelle: "Communautés", url: "/api/quizz-public", ordreSien: false },
  4: { libelle: "Amis", url: "/api/quizz-amis", ordreSien: false },
  5: { libelle: "Signet", url: "/api/quizz-fav", ordreSien: true },
};

/** What a visitor sees, and somebody who is logged in; one's own are not among the community's. */
export const MENUS_VISITEUR: readonly Menu[] = ["2", "3"];
export const MENUS_COMMUNAUTE: readonly Menu[] = ["2", "3", "4", "5"];
export const MENUS_TOUS: readonly Menu[] = ["1", "2", "3", "4", "5"];
