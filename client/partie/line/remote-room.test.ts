import { describe, expect, test } from "vitest";
import { lireRefusDEntree } from "./remote-room.ts";

describe("what a failed try to come in says", () => {
  test.each(["room_innexistante", "room_pleine", "kick", "trop_de_messages"])(
    "%s is a refusal",
    (refus) => {
      expect(lireRefusDEntree(new Error(refus))).toBe(refus);
    },
  );

  test.each(["", "timeout", "Failed to fetch", "early_leave"])(
    "'%s' asks to try again",
    (message) => {
      expect(lireRefusDEntree(new Error(message))).toBeNull();
    },
  );

  test("what is no error says nothing", () => {
    expect(lireRefusDEntree("kick")).toBeNull();
  });
});
