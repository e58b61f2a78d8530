import { describe, expect, test } from "vitest";
import { refuseWeakPassword } from "./weak-passwords.ts";

const SIENS = ["Gaston42", "m.lagaffe@exemple.fr"] as const;
const juger = (motDePasse: string) => () => refuseWeakPassword(motDePasse, ...SIENS);

describe("a password that would be guessed first", () => {
  test.each([
    "Motdepasse1!",
    "M0tDeP@sse-2024",
    "Mot-de-passe1",
    "P@ssw0rd!",
    "$ecreT-99",
    "Azerty123!",
    "123-Azerty",
    "Aa123456!",
    "Soleil75?",
    "Pr1ncesse!",
    "So1eil-2025",
    "Trinquizz-1",
    "Tr1nquizz!2",
    "Été-2024-!",
    // one's own names
    "Gaston42!",
    "Gaston-1957",
    "M.Lagaffe-1",
  ])("%s is refused", (motDePasse) => {
    expect(juger(motDePasse)).toThrow("l’un des premiers");
  });

  test.each([
    "Sésame-8!",
    "Ouvre-Toi-9",
    "Mon chat dort 3 fois !",
    "Soleil-et-lune-7",
    "Azerty-tartine-7",
    "Gaston-et-Prunelle-1",
    "xK7!vQ2p#Rz",
    "Пароль-длинный-7",
  ])("%s is taken", (motDePasse) => {
    expect(juger(motDePasse)).not.toThrow();
  });
});
