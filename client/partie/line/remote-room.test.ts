import { describe, expect, test } from "vitest";
import { lireRefusDEntreeEnRoom } from "./remote-room.ts";

describe("what a failed try to come in says", () => {
  test.each(["room_innexistante", "room_pleine", "kick", "trop_de_messages"])(
    "%s is a refusal",
    (refus) => {
      expect(lireRefusDEntreeEnRoom(new Error(refus))).toBe(refus);
    },
  );

  test.each(["", "timeout", "Failed to fetch", "early_leave"])(
    "'%s' asks to try again",
    (message) => {
      expect(lireRefusDEntreeEnRoom(new Error(message))).toBeNull();
    },
  );

  test("what is no error says nothing", () => {
    expect(lireRefusDEntreeEnRoom("kick")).toBeNull();
  });
});
