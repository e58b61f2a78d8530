// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { createElement } from "react";
import { expect, it } from "vitest";
import { BatonsDeComptage } from "./batons.tsx";
import { stopAnimationEventsBeforeReact } from "./animation-events.ts";

it("an animation that ends is told to who waits for it, and to nobody else; all other events are told", () => {
  stopAnimationEventsBeforeReact();
  const dits: string[] = [];
  const dire = (quoi: string) => () => void dits.push(quoi);
  const { container } = render(
    createElement(
      "div",
      { onClick: dire("pressed") },
      createElement(
        "p",
        {
          "data-attend-fin": true,
          onAnimationEnd: dire("waited"),
          onAnimationStart: dire("begun"),
        },
        createElement("b"),
      ),
      createElement("i", { onAnimationEnd: dire("not waited") }),
    ),
  );
  const dans = (quoi: string) => container.querySelector(quoi) ?? document.body;
  fireEvent.animationStart(dans("b"));
  fireEvent.animationEnd(dans("b"));
  fireEvent.animationEnd(dans("i"));
  fireEvent.transitionEnd(dans("b"));
  fireEvent.click(dans("i"));
  expect(dits).toEqual(["waited", "pressed"]);
});

it("marks that were drawn one by one are one drawing once the last is there", () => {
  const { container, rerender } = render(createElement(BatonsDeComptage, { n: 2 }));
  rerender(createElement(BatonsDeComptage, { n: 7 }));
  const dernier = container.querySelector("g:last-of-type path");
  expect(dernier).not.toBeNull();
  if (dernier !== null) fireEvent.animationEnd(dernier);
  expect(container.querySelectorAll("g")).toHaveLength(0);
});
