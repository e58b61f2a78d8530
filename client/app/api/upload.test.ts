import { expect, onTestFinished, test, vi } from "vitest";
import { envoyerFichier } from "./upload.ts";

/** A fake XMLHttpRequest that gets the given answer as soon as it is sent. */
function repondre(status: number, responseText: string): void {
  class Requete extends EventTarget {
    readonly status = status;
    readonly responseText = responseText;
    readonly upload = new EventTarget();
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Requete);
  onTestFinished(() => void vi.unstubAllGlobals());
}
const envoyer = () => envoyerFichier(new File(["x"], "brie.png"), () => {}).reponse;

test("a file that a proxy refuses as too large is told so, whatever its page", async () => {
  repondre(413, "<html>413 Request Entity Too Large</html>");
  expect(await envoyer()).toMatchObject({
    ok: false,
    statut: 413,
    message: expect.stringContaining("fichier aussi lourd"),
  });
});

test("what the server says of it comes first", async () => {
  repondre(413, JSON.stringify({ message: "Le fichier dépasse les 50 Mo." }));
  expect(await envoyer()).toMatchObject({ message: "Le fichier dépasse les 50 Mo." });
});
