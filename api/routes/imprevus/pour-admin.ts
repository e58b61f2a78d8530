/** Route option: for administrators. */
export const pourAdmin = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "admin" }) as const;
