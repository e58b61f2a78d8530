/** The accounts of the storm. */
export const COMPTES = 200;
export const MOT_DE_PASSE = "Sésame-ouvre-toi-8";
export const pseudoDeCompte = (rang: number) => `Habituee${String(rang % COMPTES)}`;
