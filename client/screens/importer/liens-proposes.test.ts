// @vitest-environment happy-dom
/** Media of other sites are only looked for when the author asks, and missing ones are announced. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement as h, useReducer } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lireFichierImport } from "#formats/formats.ts";
import { composerQuizzPretsDeLImport } from "./a-envoyer.ts";
import { importReducer } from "./import-reducer.ts";
import { composerEtatInitialDImport, type ImportEnCours } from "./import-en-cours.ts";
import { VerificationDesMediasDAutresSites } from "./liens-proposes.tsx";

const IMAGE = "https://exemple.fr/a.png";
const PAGE = "https://exemple.fr/b.html";
const CSV = `type;question;proposition 1;proposition 2;bonne réponse;image
choix;Un ?;A;B;1;${IMAGE}
choix;Deux ?;A;B;2;${PAGE}
choix;Trois ?;A;B;2;${IMAGE}`;

/** Addresses that the probe was asked for, and its answer to each. */
let demandees: string[];
let sonder: (adresse: string) => Response;

beforeEach(() => {
  demandees = [];
  sonder = (adresse) =>
    Response.json({ contentType: adresse === IMAGE ? "image/png" : "text/html" });
  vi.stubGlobal("fetch", (chemin: string) => {
    const adresse = new URL(chemin, "http://ici").searchParams.get("url") ?? "";
    demandees.push(adresse);
    return Promise.resolve(sonder(adresse));
  });
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
});

async function montrer() {
  const lecture = await lireFichierImport(CSV);
  const source = { nom: null, taille: 1, quand: 0 };
  const depart = composerEtatInitialDImport(
    { lecture, reconnus: [], brut: null },
    source,
    "00000000-0000-4000-8000-000000000001",
  );
  let courant: ImportEnCours = depart;
  function Page() {
    const [etat, faire] = useReducer(importReducer, depart);
    courant = etat;
    return h(VerificationDesMediasDAutresSites, { etat, faire });
  }
  render(h(Page));
  return () => composerQuizzPretsDeLImport(courant)[0]?.questions.map(({ media }) => media);
}
const bouton = (name: string) => screen.getByRole("button", { name });
const dit = () => screen.queryByRole("status")?.textContent?.replaceAll("\u00A0", " ") ?? "";

test("each address once, and only when it is asked for; what is no media is left aside", async () => {
  const medias = await montrer();
  expect(dit()).toContain("2 médias sont sur d’autres sites.");
  expect(demandees).toEqual([]);
  fireEvent.click(bouton("Les chercher"));
  await waitFor(() => expect(dit()).toBe("1 trouvé. 1 sans réponse, laissés de côté."));
  expect(demandees.toSorted()).toEqual([IMAGE, PAGE]);
  expect(medias()).toEqual([IMAGE, "question.jpeg", IMAGE]);
});

test("without them, none is asked for", async () => {
  const medias = await montrer();
  fireEvent.click(bouton("importer sans eux"));
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  expect(demandees).toEqual([]);
  expect(medias()).toEqual(["question.jpeg", "question.jpeg", "question.jpeg"]);
});

test("too often: those that were not looked at can still be", async () => {
  const medias = await montrer();
  sonder = () => Response.json({ message: "Doucement, attendez une minute." }, { status: 429 });
  fireEvent.click(bouton("Les chercher"));
  await waitFor(() => expect(dit()).toContain("Doucement, attendez une minute."));
  expect(dit()).toContain("2 médias sont sur d’autres sites.");
  sonder = () => Response.json({ contentType: "image/png" });
  fireEvent.click(bouton("Les chercher"));
  await waitFor(() => expect(medias()).toEqual([IMAGE, PAGE, IMAGE]));
});
