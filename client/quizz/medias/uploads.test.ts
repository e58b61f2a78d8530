import { expect, test, vi } from "vitest";
import { FICHIER_MEDIA_OCTETS_MAX, type MediaEnvoye, PHRASES_MEDIA } from "#contracts/medias.ts";
import type { ReponseApi } from "../../app/api/api.ts";
import type { MediaTeleverse } from "../../app/api/upload.ts";
import { createFileUploadQueue, hasUploadEnded } from "./uploads.ts";

const media = (nom: string): MediaEnvoye => ({ nom, type: "image/png", taille: 1, titre: nom });
const fichier = (nom: string) => new File(["x"], nom);

/** A server whose answers the test releases. */
function monde(seul = false) {
  const partis: {
    nom: string;
    surPart: (part: number) => void;
    repondre: (reponse: ReponseApi<MediaTeleverse>) => void;
    annule: boolean;
  }[] = [];
  const surArrivee = vi.fn<(media: MediaEnvoye) => void>();
  const envois = createFileUploadQueue(({ name: nom }, surPart) => {
    const { promise: reponse, resolve: repondre } =
      Promise.withResolvers<ReponseApi<MediaTeleverse>>();
    const parti = { nom, surPart, repondre, annule: false };
    partis.push(parti);
    return { reponse, annuler: () => void (parti.annule = true) };
  }, seul);
  envois.attendre(surArrivee);
  const etats = () => envois.lire().map(({ fichier: { name }, etat }) => [name, etat.nom]);
  const id = (nom: string) => envois.lire().find((envoi) => envoi.fichier.name === nom)?.id ?? 0;
  return { partis, surArrivee, envois, etats, id };
}

test("two at once; the next leaves when one has arrived, and the list says how far each is", async () => {
  const { partis, surArrivee, envois, etats } = monde();
  const prevenir = vi.fn<() => void>();
  envois.abonner(prevenir);
  envois.ajouter(["a", "b", "c"].map(fichier));
  expect(etats()).toEqual([
    ["a", "enCours"],
    ["b", "enCours"],
    ["c", "attend"],
  ]);
  prevenir.mockClear();
  partis[0]?.surPart(0.62);
  expect(envois.lire()[0]?.etat).toEqual({ nom: "enCours", part: 0.62 });
  expect(prevenir).toHaveBeenCalledOnce();
  partis[1]?.repondre({ ok: true, corps: media("b.png") });
  await vi.waitFor(() => expect(partis.map(({ nom }) => nom)).toEqual(["a", "b", "c"]));
  expect(surArrivee).toHaveBeenCalledExactlyOnceWith(media("b.png"));
  expect(etats()).toEqual([
    ["a", "enCours"],
    ["c", "enCours"],
  ]);
});

test("one that is given up leaves its place, and what it still says changes nothing", async () => {
  const { partis, surArrivee, envois, etats, id } = monde();
  envois.ajouter(["a", "b", "c"].map(fichier));
  envois.retirer(id("a"));
  expect(partis[0]?.annule).toBe(true);
  expect(etats()).toEqual([
    ["b", "enCours"],
    ["c", "enCours"],
  ]);
  partis[0]?.surPart(1);
  expect(etats()).toHaveLength(2);
  envois.retirer(id("b"));
  envois.retirer(id("c"));
  expect(envois.lire()).toEqual([]);
  expect(surArrivee).not.toHaveBeenCalled();
});

test("where one file has its place, another one takes it: the first does not arrive after it", async () => {
  const { partis, surArrivee, envois, etats } = monde(true);
  envois.ajouter([fichier("lourd")]);
  envois.ajouter([fichier("a"), fichier("b")]);
  expect(etats()).toEqual([["b", "enCours"]]);
  expect(partis[0]?.annule).toBe(true);
  partis[1]?.repondre({ ok: true, corps: media("b.png") });
  partis[0]?.repondre({ ok: true, corps: media("lourd.mp4") });
  await vi.waitFor(() => expect(surArrivee).toHaveBeenCalled());
  expect(surArrivee.mock.calls).toEqual([[media("b.png")]]);
});

test("what failed waits to be tried again, with the server's sentence; others go on", async () => {
  const { partis, surArrivee, envois, id } = monde();
  envois.ajouter([fichier("a")]);
  partis[0]?.repondre({ ok: false, statut: 0, message: "Le serveur ne répond pas." });
  await vi.waitFor(() =>
    expect(envois.lire()[0]?.etat).toEqual({
      nom: "rate",
      message: "Le serveur ne répond pas.",
      conseil: "",
      encore: "reessayer",
    }),
  );
  envois.reessayer(id("a"));
  partis[1]?.repondre({ ok: true, corps: media("a.png") });
  await vi.waitFor(() => expect(surArrivee).toHaveBeenCalledOnce());
  expect(envois.lire()).toEqual([]);
});

test("a file that can never pass is not offered again; one that is too large does not even leave", async () => {
  const { partis, envois } = monde();
  const lourd = fichier("lourd");
  Object.defineProperty(lourd, "size", { value: FICHIER_MEDIA_OCTETS_MAX + 1 });
  envois.ajouter([lourd, fichier("a.pdf")]);
  expect(partis.map(({ nom }) => nom)).toEqual(["a.pdf"]);
  partis[0]?.repondre({
    ok: false,
    statut: 415,
    message: PHRASES_MEDIA.typeRefuse,
    corps: { message: PHRASES_MEDIA.typeRefuse, conseil: "En PNG." },
  });
  await vi.waitFor(() =>
    expect(envois.lire().map(({ etat }) => etat)).toEqual([
      { nom: "rate", message: PHRASES_MEDIA.tropGros, conseil: "", encore: null },
      { nom: "rate", message: PHRASES_MEDIA.typeRefuse, conseil: "En PNG.", encore: null },
    ]),
  );
});

test("a session that is over: the file waits for somebody to log in again", async () => {
  const { partis, envois } = monde();
  envois.ajouter([fichier("a")]);
  partis[0]?.repondre({ ok: false, statut: 401, message: "Connectez-vous." });
  await vi.waitFor(() =>
    expect(envois.lire()[0]?.etat).toMatchObject({ nom: "rate", encore: "connexion" }),
  );
});

test("one that has arrived with something to say stays until it is forgotten, and holds nothing up", async () => {
  const { partis, surArrivee, envois, etats, id } = monde();
  envois.ajouter([fichier("a")]);
  partis[0]?.repondre({ ok: true, corps: { ...media("a.png"), note: "Une image sur dix." } });
  await vi.waitFor(() => expect(surArrivee).toHaveBeenCalledOnce());
  expect(etats()).toEqual([["a", "arrive"]]);
  expect(envois.lire().every(hasUploadEnded)).toBe(true);
  envois.retirer(id("a"));
  expect(etats()).toEqual([]);
});

test("a picture that is too heavy may be made smaller, and is tried; nothing else is", () => {
  const { envois, etats } = monde();
  const lourd = (nom: string, type: string) => {
    const lui = new File(["x"], nom, { type });
    Object.defineProperty(lui, "size", { value: FICHIER_MEDIA_OCTETS_MAX + 1 });
    return lui;
  };
  envois.ajouter([lourd("a.jpg", "image/jpeg"), lourd("b.mp4", "video/mp4")]);
  expect(etats()).toEqual([
    ["a.jpg", "enCours"],
    ["b.mp4", "rate"],
  ]);
});
