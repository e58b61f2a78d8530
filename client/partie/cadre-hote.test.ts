// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  BannieresDeLigneOuStockageHote,
  type BannieresDeLigneOuStockageHoteProps,
} from "./cadre-hote.tsx";

const rendre = (statut: BannieresDeLigneOuStockageHoteProps["statut"], enPanne: boolean): string =>
  renderToStaticMarkup(
    createElement(BannieresDeLigneOuStockageHote, {
      statut,
      enPanne,
      attente: "La partie reprend.",
    }),
  );

describe("the host's lasting banners", () => {
  test("games that cannot be stored are told, in a live region", () => {
    const html = rendre("en_ligne", true);
    expect(html).toMatch(/role="status".*Le serveur ne peut plus enregistrer la partie/);
    expect(html).toContain("ne l’arrêtez pas");
  });

  test("a cut line says so alone: what the server can do is not known", () => {
    const html = rendre("coupee", true);
    expect(html).toContain("Connexion perdue. La partie reprend.");
    expect(html).not.toContain("enregistrer");
  });

  test("nothing to say leaves the region empty, ready to be read", () => {
    expect(rendre("en_ligne", false)).toMatch(/^<div [^>]*role="status"[^>]*><\/div>$/);
  });
});
