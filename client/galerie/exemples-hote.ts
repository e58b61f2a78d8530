/** Made-up players: every width of name, every width of count. */
import type { LigneArdoise } from "../scenes/hote/ardoise.tsx";

const NOMS = [
  "Léa",
  "Tom",
  "Zineb",
  "Jean-Baptiste",
  "Margaux",
  "Oncle Didier",
  "Maximilien-Auguste-X",
  "Yo",
  "Père Castor",
  "Camille",
  "Inès",
  "Ousmane",
  "Hector",
  "Wwwwwwwwwwwwwwwwwwww",
  "Nadia",
  "Célestine",
  "Björn",
  "La Daronne",
  "Gégé",
  "Anne-So",
];
const COMPTES = [12, 7, 19, 4, 9, 63, 128, 0, 41, 5, 22, 1, 34, 88, 16, 27, 245, 3, 50, 11];
export const foule = (nombre: number): readonly LigneArdoise[] =>
  NOMS.slice(0, nombre).map((nom, i) => ({
    cle: nom,
    nom,
    n: COMPTES[i] ?? 0,
    coche: i % 3 !== 0,
    absent: i === 8,
    eau: i === 4,
  }));
