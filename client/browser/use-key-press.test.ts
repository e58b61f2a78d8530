// @vitest-environment happy-dom
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { useKeyPress } from "./use-key-press.ts";

it("hears a key as soon as what it is for is in the page, and with what was last rendered", async () => {
  const entendues: string[] = [];
  function Page() {
    const [fois, setFois] = useState(1);
    useKeyPress(({ key }) => {
      entendues.push(`${key}${String(fois)}`);
      setFois(fois + 1);
    });
    return createElement("p", null, fois);
  }
  const place = document.body.appendChild(document.createElement("div"));
  const racine = createRoot(place);
  onTestFinished(() => {
    racine.unmount();
    place.remove();
  });
  // the observer runs before anything else, passive effects included
  await new Promise<void>((resoudre) => {
    let reste = 2;
    const observateur = new MutationObserver(() => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "m" }));
      reste -= 1;
      if (reste > 0) return;
      observateur.disconnect();
      resoudre();
    });
    observateur.observe(place, { childList: true, characterData: true, subtree: true });
    racine.render(createElement(Page));
  });
  expect(entendues).toEqual(["m1", "m2"]);
});
