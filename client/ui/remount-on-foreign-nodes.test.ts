// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, type ChangeEvent, type ReactElement, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

/** Wraps each text in an element, as page translators do. */
function traduire(): void {
  const textes: Text[] = [];
  const marche = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (marche.nextNode() !== null)
    if (marche.currentNode instanceof Text) textes.push(marche.currentNode);
  for (const texte of textes) {
    const font = document.createElement("font");
    texte.replaceWith(font);
    font.append(texte);
  }
}

const lireDans =
  (ecrire: (texte: string) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    ecrire(currentTarget.value);

/** A screen with a text that comes and goes beside fields being typed in. */
function Etape({ note }: { readonly note: string | null }): ReactElement {
  const [texte, setTexte] = useState("");
  const [autre, setAutre] = useState("");
  return h(
    "main",
    null,
    h("p", null, note, h("b", null, "La question")),
    h("label", null, "Réponse", h("input", { value: texte, onChange: lireDans(setTexte) })),
    h("textarea", { "aria-label": "Mot", value: autre, onChange: lireDans(setAutre) }),
    h("output", null, texte + autre),
  );
}

const surErreur = vi.fn();
const dansGarde = (enfant: ReactElement) =>
  h(ErrorBoundary, { repli: h("p", { role: "alert" }, "Oups"), surErreur, children: enfant });

beforeEach(() => {
  // React logs errors caught by a boundary
  vi.spyOn(console, "error").mockImplementation(() => {});
  // happy-dom throws another error than browsers do
  const vraiment: (enfant: Node) => Node = Reflect.get(Node.prototype, "removeChild");
  vi.spyOn(Node.prototype, "removeChild").mockImplementation(function retirer(this: Node, enfant) {
    if (enfant.parentNode !== this) throw new DOMException("not a child", "NotFoundError");
    Reflect.apply(vraiment, this, [enfant]);
    return enfant;
  });
});
afterEach(() => {
  cleanup();
  surErreur.mockClear();
  vi.restoreAllMocks();
});

test("a translated text that goes: the screen is there, nobody is told, and what was typed stays", () => {
  const { rerender } = render(dansGarde(h(Etape, { note: "Encore 3 s. " })));
  const champ = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Réponse" });
  fireEvent.change(champ(), { target: { value: "Molière" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Mot" }), { target: { value: " !" } });
  champ().focus();
  traduire();
  const avant = champ();
  rerender(dansGarde(h(Etape, { note: null })));
  expect(champ()).not.toBe(avant);
  expect(screen.queryByText(/Encore/)).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Molière !");
  expect(document.activeElement).toBe(champ());
  expect(surErreur).not.toHaveBeenCalled();
});

test("any other failure is told by whoever is above, at once", () => {
  const erreur = new Error("on purpose");
  const Casse = (): ReactElement => {
    throw erreur;
  };
  render(dansGarde(h(Casse)));
  expect(screen.getByRole("alert").textContent).toBe("Oups");
  expect(surErreur).toHaveBeenCalledExactlyOnceWith(erreur);
});

test("a screen that fails so each time it is drawn is not drawn for ever", () => {
  const Casse = (): ReactElement => {
    throw new DOMException("not a child of this node", "NotFoundError");
  };
  render(dansGarde(h(Casse)));
  expect(screen.getByRole("alert").textContent).toBe("Oups");
  expect(surErreur).toHaveBeenCalledOnce();
});
