// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const rechargements = vi.fn<() => void>();

/** Loads the module as in a new page of the build `mienne`. */
async function charger() {
  vi.resetModules();
  const { askBeforeUnload } = await import("./before-unload.ts");
  return { ...(await import("./build-version.ts")), askBeforeUnload };
}
let page: Awaited<ReturnType<typeof charger>>;
const servir = (version = "neuve") => page.noteServedBuildVersion(version);

beforeEach(async () => {
  page = await charger();
  document.documentElement.dataset["version"] = "mienne";
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.spyOn(location, "reload").mockImplementation(rechargements);
});
afterEach(() => {
  rechargements.mockReset();
  vi.restoreAllMocks();
});

const cacher = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

const ecrire = (texte: string) => {
  const champ = document.createElement("input");
  document.body.append(champ);
  champ.value = texte;
};

test("nothing is done before another version is heard of, nor in a page that was not built", () => {
  page.noteServedBuildVersion(null);
  page.noteServedBuildVersion("mienne");
  page.reloadIfOutdated();
  delete document.documentElement.dataset["version"];
  servir();
  expect(page.isBuildOutdated()).toBe(false);
  page.reloadIfOutdated();
  expect(rechargements).not.toHaveBeenCalled();
});

test("once for a version: what serves an old page for ever turns no tab in circles", () => {
  servir();
  page.reloadIfOutdated();
  page.reloadIfOutdated();
  expect(rechargements).toHaveBeenCalledTimes(1);
  servir("plus neuve");
  page.reloadIfOutdated();
  expect(rechargements).toHaveBeenCalledTimes(2);
});

test("out of sight it does it by itself, unless something is being written", () => {
  servir();
  ecrire("Un quizz que je ");
  cacher();
  page.reloadIfOutdatedUnlessTyping();
  expect(rechargements).not.toHaveBeenCalled();
  document.body.replaceChildren();
  ecrire("");
  cacher();
  expect(rechargements).toHaveBeenCalled();
});

test("what would be lost keeps it from it, and is asked about when somebody closes the tab", () => {
  servir();
  let modifie = true;
  const dire = vi.fn<() => void>();
  const liberer = page.askBeforeUnload(() => modifie, { dire, reloadLosesWork: () => modifie });
  page.reloadIfOutdated();
  expect(rechargements).not.toHaveBeenCalled();
  const fermer = new Event("beforeunload", { cancelable: true });
  dispatchEvent(fermer);
  expect([fermer.defaultPrevented, dire.mock.calls.length]).toEqual([true, 1]);
  modifie = false;
  page.reloadIfOutdated();
  expect(rechargements).toHaveBeenCalledTimes(1);
  liberer();
});

test("a page of a game is not asked about when it is we who load it again", () => {
  servir();
  const liberer = page.askBeforeUnload(() => true, { reloadLosesWork: () => false });
  page.reloadIfOutdated();
  expect(rechargements).toHaveBeenCalledTimes(1);
  const fermer = new Event("beforeunload", { cancelable: true });
  dispatchEvent(fermer);
  expect(fermer.defaultPrevented).toBe(false);
  liberer();
});
