import { expect, onTestFinished, test } from "vitest";
import { publishSharedSettings } from "./shared-settings.ts";

test("a failed publication is tried again soon, then repeated at its normal pace", async () => {
  let fois = 0;
  const annonce = await publishSharedSettings(
    async () => {
      if (++fois < 3) throw new Error("too late");
    },
    { retryMs: 1, everyMs: 60_000 },
  );
  onTestFinished(() => annonce.close());
  await expect.poll(() => fois).toBe(3);
  annonce.close();
  expect(fois).toBe(3);
});

test("settings are published again and again until closed", async () => {
  let fois = 0;
  const annonce = await publishSharedSettings(async () => void fois++, { everyMs: 1 });
  await expect.poll(() => fois).toBeGreaterThan(3);
  annonce.close();
});
