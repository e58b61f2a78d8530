// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { BoutonLampe } from "./admin.tsx";

test.each([
  ["a lamp", true, "Rouge demandé"],
  ["no lamp", false, "Aucune lampe"],
])("with %s in the settings, what was asked for is told as it is", async (_, reglee, dit) => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ message: "Lumière rouge", reglee })),
  );
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  render(h(BoutonLampe, { className: undefined }));
  const bouton = screen.getByRole("button");
  await act(async () => {
    fireEvent.click(bouton);
  });
  expect(bouton.textContent).toContain(dit);
});
