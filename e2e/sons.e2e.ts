/** The sounds of a room, rendered in a browser: loud enough, never clipped, the end of the evening loudest. */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "@playwright/test";

interface Mesure {
  /** Peak level in dBFS. */
  readonly crete: number;
  /** Level of the loudest 400 ms, in dBFS. */
  readonly fort: number;
  /** Last instant louder than -60 dBFS, in seconds; every sound starts at 0.05. */
  readonly fin: number;
}

/** Bundles the product's own sounds as one script. */
async function empaqueter(): Promise<string> {
  const resultat = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("../client/browser/sounds/mixer.ts", import.meta.url)),
        name: "sons",
        formats: ["iife"],
      },
    },
  });
  const [sortie] = Array.isArray(resultat) ? resultat : [resultat];
  if (sortie === undefined || !("output" in sortie)) throw new Error("nothing was built");
  return sortie.output[0].code;
}

test("sounds are of the level of speech, under a limiter, and the fanfare is the loudest", async ({
  page,
}) => {
  await page.addScriptTag({ content: `${await empaqueter()};globalThis.sons = sons;` });
  const noms = [
    "craie",
    "ecriture",
    "coche",
    "pose",
    "vide",
    "tic",
    "roulement",
    "bois",
    "tchin",
    "brigadier",
    "applaudissement",
    "cloche",
    "fanfare",
    "percuteur",
    "coeur",
    "coup",
    "bille",
    "gagne",
    "perdu",
    "sifflet",
    "siffleurs",
    "reflexion",
    "imprimante",
    "caisse",
    "tambour",
    "bock",
    "claque",
    "ambiance",
  ];
  const mesures: Record<string, Mesure> = await page.evaluate(async (liste) => {
    const HZ = 44_100;
    const db = (x: number) => 20 * Math.log10(Math.max(x, 1e-9));
    const mesurer = async (jouer: (sortie: unknown) => void) => {
      const contexte = new OfflineAudioContext(1, HZ * 5, HZ);
      const sons: unknown = Reflect.get(globalThis, "sons");
      const brancher: (c: BaseAudioContext) => unknown = Reflect.get(
        Object(sons),
        "connectSoundMixer",
      );
      jouer(brancher(contexte));
      const canal = (await contexte.startRendering()).getChannelData(0);
      const fenetre = HZ * 0.4;
      let crete = 0;
      let fin = 0;
      let somme = 0;
      let max = 0;
      for (const [i, x] of canal.entries()) {
        crete = Math.max(crete, Math.abs(x));
        if (Math.abs(x) > 0.001) fin = i / HZ;
        somme += x * x - (i >= fenetre ? (canal[i - fenetre] ?? 0) ** 2 : 0);
        max = Math.max(max, somme);
      }
      return { crete: db(crete), fort: db(Math.sqrt(max / fenetre)), fin };
    };
    const sonner: (sortie: unknown, nom: string, t: number) => void = Reflect.get(
      Object(Reflect.get(globalThis, "sons")),
      "scheduleSound",
    );
    const lues: Record<string, { crete: number; fort: number; fin: number }> = {};
    for (const nom of liste) lues[nom] = await mesurer((sortie) => sonner(sortie, nom, 0.05));
    // all sounds that a reveal may play at once
    lues["ensemble"] = await mesurer((sortie) => {
      for (const nom of liste) sonner(sortie, nom, 0.05);
    });
    // applause grows with the number of hands
    lues["salle"] = await mesurer((sortie) => {
      for (let i = 0; i < 5; i++) sonner(sortie, "applaudissement", 0.05 + i * 0.07);
    });
    // the music of the counter under a voice
    lues["sousLaVoix"] = await mesurer((sortie) => {
      const baisser: (parle: boolean) => void = Reflect.get(Object(sortie), "duckForSpeech");
      baisser(true);
      sonner(sortie, "ambiance", 0.5);
    });
    return lues;
  }, noms);
  const dites = JSON.stringify(mesures);
  test.info().annotations.push({ type: "dBFS", description: dites });
  for (const [nom, { crete }] of Object.entries(mesures)) expect(crete, nom).toBeLessThan(-1);
  const { ensemble, fanfare, reflexion, ambiance, sousLaVoix, ...autres } = mesures;
  if (ensemble === undefined || fanfare === undefined || reflexion === undefined)
    throw new Error("a sound was not rendered");
  if (ambiance === undefined || sousLaVoix === undefined) throw new Error("no music");
  // people talk at the counter, so its music is the quietest; it is still audible, and gives way to a voice
  expect(ambiance.fort).toBeLessThan(reflexion.fort - 1);
  expect(ambiance.fort).toBeGreaterThan(-42);
  expect(sousLaVoix.fort).toBeLessThan(ambiance.fort - 8);
  for (const [nom, { fort }] of Object.entries(autres)) {
    // the end of the evening is the loudest
    expect(fort, nom).toBeLessThan(fanfare.fort);
    // speech at the table is at about -23: every sound but the music is audible under it
    expect(fort, nom).toBeGreaterThan(-32);
    expect(fort, nom).toBeLessThan(-17);
    expect(fort, nom).toBeGreaterThan(reflexion.fort);
  }
  const fort = (nom: string) => mesures[nom]?.fort ?? 0;
  expect(fort("roulement")).toBeGreaterThan(fort("vide"));
  expect(fort("vide")).toBeGreaterThan(fort("pose"));
  expect(fort("tchin")).toBeGreaterThan(fort("craie"));
  // the sound of a question lasts as long as its writing, and leaves silence to think
  expect(mesures["ecriture"]?.fin).toBeLessThan(1.05);
  // at the end, the receipt is printed, then the drum is louder than the reveal's roll
  expect(fort("tambour")).toBeGreaterThan(fort("imprimante"));
  expect(fort("claque")).toBeGreaterThan(fort("imprimante"));
  // the heartbeat is audible, but quieter than the sound that it announces
  expect(fort("coeur")).toBeGreaterThan(fort("reflexion") + 3);
  expect(fort("coeur")).toBeLessThan(fort("percuteur"));
  expect(fort("coeur")).toBeLessThan(fort("coup"));
  // one pair of hands is no louder than a glass; several together fill a room
  expect(fort("applaudissement")).toBeLessThan(fort("tchin") + 1);
  expect(fort("salle")).toBeGreaterThan(fort("applaudissement") + 2);
});

test(
  "music goes under what is heard over it, comes back, and ends when it is told to",
  { tag: "@long" },
  async ({ page }) => {
    await page.addScriptTag({ content: `${await empaqueter()};globalThis.sons = sons;` });
    const forces = await page.evaluate(async () => {
      const HZ = 44_100;
      const TEMOIN_HZ = 5_000;
      const sons = Object(Reflect.get(globalThis, "sons"));
      const brancher: (c: BaseAudioContext) => unknown = Reflect.get(sons, "connectSoundMixer");
      const sonner: (sortie: unknown, nom: string, t: number) => void = Reflect.get(
        sons,
        "scheduleSound",
      );
      const contexte = new OfflineAudioContext(1, HZ * 5, HZ);
      const sortie = Object(brancher(contexte));
      const musique: () => AudioNode = Reflect.get(sortie, "musicInput");
      const stopMusic: () => void = Reflect.get(sortie, "stopMusic");
      // a test tone replaces the music, because it can be told from every other sound
      const temoin = contexte.createOscillator();
      const volume = contexte.createGain();
      volume.gain.value = 0.05;
      temoin.frequency.value = TEMOIN_HZ;
      temoin.connect(volume).connect(musique());
      temoin.start();
      sonner(sortie, "bock", 1);
      void contexte.suspend(4).then(() => {
        stopMusic();
        return contexte.resume();
      });
      const canal = (await contexte.startRendering()).getChannelData(0);
      /** Level of the test tone in dB, over 300 ms from `t` (in s). */
      const force = (t: number) => {
        const n = HZ * 0.3;
        let [re, im] = [0, 0];
        for (let i = 0; i < n; i++) {
          const x = canal[Math.round(t * HZ) + i] ?? 0;
          const angle = (2 * Math.PI * TEMOIN_HZ * i) / HZ;
          re += x * Math.cos(angle);
          im += x * Math.sin(angle);
        }
        return 20 * Math.log10(Math.max((2 * Math.hypot(re, im)) / n, 1e-9));
      };
      return { seule: force(0.5), dessous: force(1.3), revenue: force(3.4), tue: force(4.6) };
    });
    expect(forces.dessous).toBeLessThan(forces.seule - 9);
    expect(forces.dessous).toBeGreaterThan(forces.seule - 20);
    expect(Math.abs(forces.revenue - forces.seule)).toBeLessThan(1);
    expect(forces.tue).toBeLessThan(forces.seule - 30);
  },
);

test(
  "what is rendered ahead is as loud as what is synthesised at its moment, and whole",
  { tag: "@long" },
  async ({ page }) => {
    await page.addScriptTag({ content: `${await empaqueter()};globalThis.sons = sons;` });
    const ecarts = await page.evaluate(async () => {
      const HZ = 44_100;
      interface Branchee {
        readonly rendered: Map<string, AudioBuffer>;
      }
      const de = (nom: string) => Reflect.get(Object(Reflect.get(globalThis, "sons")), nom);
      const brancher: (c: BaseAudioContext) => Branchee = de("connectSoundMixer");
      const sonner: (sortie: Branchee, nom: string, t: number) => void = de("scheduleSound");
      const preparer: (sortie: Branchee) => Promise<void> = de("renderHeavySoundsAhead");
      const modele = brancher(new OfflineAudioContext(1, HZ, HZ));
      await preparer(modele);
      /** Energy of the whole sound, and of its beginning. */
      const entendre = async (nom: string, prets: Map<string, AudioBuffer>) => {
        const contexte = new OfflineAudioContext(1, HZ * 3, HZ);
        const sortie = brancher(contexte);
        for (const [cle, tampon] of prets) sortie.rendered.set(cle, tampon);
        sonner(sortie, nom, 0.05);
        const canal = (await contexte.startRendering()).getChannelData(0);
        const somme = (debut: number, fin: number) =>
          canal.slice(debut, fin).reduce((total, x) => total + x * x, 1e-9);
        return { toute: somme(0, canal.length), tot: somme(0, HZ / 4) };
      };
      const lus: Record<string, { toute: number; tot: number }> = {};
      for (const nom of modele.rendered.keys()) {
        const [pret, fait] = [await entendre(nom, modele.rendered), await entendre(nom, new Map())];
        const db = (champ: "toute" | "tot") => 10 * Math.log10(pret[champ] / fait[champ]);
        lus[nom] = { toute: db("toute"), tot: db("tot") };
      }
      return lus;
    });
    expect(Object.keys(ecarts)).toEqual([
      "roulement",
      "imprimante",
      "caisse",
      "tambour",
      "fanfare",
    ]);
    for (const [nom, { toute, tot }] of Object.entries(ecarts)) {
      expect(Math.abs(toute), nom).toBeLessThan(1);
      expect(Math.abs(tot), nom).toBeLessThan(2);
    }
  },
);
