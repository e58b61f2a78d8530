// @vitest-environment happy-dom
/** The import survives an unreadable file, a stopped reading and a reload. */
import { act, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { coffre, viderCoffre } from "./test/idb-in-memory.ts";
import { attente, fichierAvecImages, ouverts } from "./test/direct-reader.ts";
import { renderInRoom } from "../../test/render-hook.ts";
import { trouverQuizzDImportAffiche } from "./import-en-cours.ts";
import { type EtatEtActionsDImport, useImport } from "./use-import.ts";

vi.mock("./file-reader.ts", async () => ({
  openImportReader: (await import("./test/direct-reader.ts")).ouvrirDirectement,
}));
vi.mock("idb-keyval", () => import("./test/idb-in-memory.ts"));

beforeEach(() => {
  localStorage.clear();
  viderCoffre();
  ouverts.clear();
  attente.fin = null;
});

const ouvrir = (compte = "lea") => renderInRoom(useImport, compte);
const titre = ({ etat }: EtatEtActionsDImport) =>
  etat === null ? null : trouverQuizzDImportAffiche(etat).titre;

/** Opens a file in our format with images. */
async function avecFichier() {
  const rendu = ouvrir();
  const { result } = rendu;
  const fichier = await fichierAvecImages();
  act(() => result.current.ouvrir(fichier));
  await waitFor(() => expect(result.current.etat).not.toBeNull());
  const [image] = result.current.etat?.medias ?? [];
  if (image === undefined) throw new Error("no picture in it");
  const lireImage = async () =>
    act(async () => (await result.current.lecteur())?.media(image.nom) ?? null);
  return { ...rendu, image, lireImage };
}

test("a file that gives nothing takes neither the questions nor their media", async () => {
  const { result, lireImage } = await avecFichier();
  act(() => result.current.ouvrir(""));
  await waitFor(() => expect(result.current.echec).toBe("Ce fichier est vide."));
  expect(titre(result.current)).toBe("Fromages, ou presque");
  expect(await lireImage()).toMatchObject({ ok: true });
  expect(ouverts.size).toBe(1);
});

test("a reading that is stopped is as if it had not begun", async () => {
  const { result, lireImage } = await avecFichier();
  let finir = () => {};
  attente.fin = new Promise((fait) => {
    finir = fait;
  });
  act(() => result.current.ouvrir("# Capitales\n\nPérou ? ; Lima"));
  expect(result.current.part).toBe(0);
  act(() => result.current.annuler());
  expect(result.current.part).toBeNull();
  await act(async () => {
    finir();
    await attente.fin;
  });
  expect(titre(result.current)).toBe("Fromages, ou presque");
  expect(await lireImage()).toMatchObject({ ok: true });
  expect(ouverts.size).toBe(1);
});

test("what the author said of a text is work that is not given up without a question", async () => {
  const { result } = ouvrir();
  act(() => result.current.ouvrir("# Capitales\n\nPérou ? ; Lima\n\nItalie ? ; Rome"));
  await waitFor(() => expect(result.current.etat).not.toBeNull());
  expect(result.current.touche).toBe(false);
  const consignes = result.current.etat?.consignes;
  if (consignes === undefined) throw new Error("nothing was read");
  act(() => result.current.comprendre?.({ ...consignes, roles: { 3: "ignoree" } }));
  await waitFor(() => expect(result.current.relit).toBe(false));
  expect(result.current.touche).toBe(true);
});

test("after a reload what was mended is there, and the file with its media", async () => {
  const { result, unmount, image } = await avecFichier();
  act(() => result.current.faire({ geste: "titrer", titre: "Soirée" }));
  const envoi = result.current.etat?.envoi;
  unmount();
  expect(ouverts.size).toBe(0);

  const { result: apres, unmount: fermer } = await act(async () => ouvrir());
  expect(titre(apres.current)).toBe("Soirée");
  expect(apres.current.etat?.envoi).toBe(envoi);
  expect(apres.current.relire).not.toBeNull();
  const lu = await act(async () => (await apres.current.lecteur())?.media(image.nom));
  expect(lu).toMatchObject({ ok: true });
  expect(apres.current.etat?.remarques).toEqual(result.current.etat?.remarques);

  // the import that is sent before its file was found waits for it
  fermer();
  const presse = ouvrir().result;
  const media = await act(async () => (await presse.current.lecteur())?.media(image.nom));
  expect(media).toMatchObject({ ok: true });

  // the import is kept neither for another account, nor for ever
  expect(ouvrir("tom").result.current.etat).toBeNull();
  act(() => presse.current.oublier());
  expect(localStorage).toHaveLength(0);
  expect(coffre.contenu.size).toBe(0);
});

test("without room for the file, a reload says that its media are gone", async () => {
  coffre.plein = true;
  const { unmount } = await avecFichier();
  unmount();
  const { result } = await act(async () => ouvrir());
  // reading the file from the store takes a few turns
  await waitFor(() =>
    expect(result.current.etat?.remarques).toContainEqual(
      expect.stringContaining("déposez-le à nouveau"),
    ),
  );
  expect(result.current.relire).toBeNull();
  expect(await act(() => result.current.lecteur())).toBeNull();
});

test("changes made one after the other, before the first was read, double nothing", async () => {
  const { result, unmount } = ouvrir();
  act(() => result.current.ouvrir("# Capitales\n\nPérou ? ; Lima\n\nItalie ? ; Rome"));
  await waitFor(() => expect(result.current.etat).not.toBeNull());
  unmount();
  const { result: apres } = await act(async () => ouvrir());
  const consignes = apres.current.etat?.consignes;
  if (consignes === undefined) throw new Error("nothing was found again");
  await waitFor(() => expect(apres.current.comprendre).not.toBeNull());
  const dire = (roles: Record<number, "ignoree">) =>
    act(() => apres.current.comprendre?.({ ...consignes, roles }));
  // the first reading ends after the second has replaced it
  let finir = () => {};
  attente.fin = new Promise((fait) => {
    finir = fait;
  });
  dire({ 3: "ignoree" });
  const premiere = attente.fin;
  attente.fin = null;
  dire({});
  await waitFor(() => expect(apres.current.relit).toBe(false));
  await act(async () => {
    finir();
    await premiere;
  });
  dire({ 5: "ignoree" });
  await waitFor(() => expect(apres.current.relit).toBe(false));
  const { etat } = apres.current;
  const lignes = etat === null ? [] : trouverQuizzDImportAffiche(etat).lignes;
  expect(lignes.filter(({ sorte }) => sorte === "question")).toHaveLength(1);
  expect(JSON.stringify(lignes)).not.toContain("gardée de côté");
});
