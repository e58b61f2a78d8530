// Draws client/public/icone.svg and its PNG sizes (run by hand: `node scripts/assets/pwa-icons.ts`).
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PUBLIC = new URL("../../client/public/", import.meta.url);
const VERRE = "M-9.500-16h19c2.200 12-2 20.500-9.500 20.500S-11.700-4-9.500-16zM0 4.500V17M-7 18H7";
const BOISSON = "M-9.800-8h19.600C9.600-.6 6 4.500 0 4.500S-9.600-.6-9.800-8z";

/** The slate with the two glasses; `echelle` is the size of the drawing (1 fills 72 of 96 units), `coin` the corner radius. */
function dessin(echelle: number, coin: number): string {
  const verre = (x: number, angle: number, couleur: string): string =>
    `<g transform="translate(${String(x)} 43.500) rotate(${String(angle)})"><path d="${BOISSON}" fill="${couleur}" stroke="none"/><path d="${VERRE}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="${String(coin)}" fill="#4a2f1f"/>
<rect x="4" y="4" width="88" height="88" rx="${String(Math.max(0, coin - 4))}" fill="#1b2925"/>
<g transform="translate(48 48) scale(${String(echelle)}) translate(-36 -32.500)" fill="none" stroke="#f4efe2" stroke-width="3.800" stroke-linecap="round" stroke-linejoin="round">
${verre(20.5, 17, "#a5d464")}
${verre(51.5, -17, "#f5809f")}
<path stroke="#e7ad3c" stroke-width="4.800" d="M29 8.600c.3-8.200 14-8 13.800.3-.2 5-6.700 4.800-6.800 9.600M36 25.200v.1"/>
</g></svg>
`;
}

/** A maskable icon: the background fills the square, the drawing stays inside the safe circle. */
function masquable(): string {
  return dessin(0.86, 0).replace("#4a2f1f", "#1b2925");
}

const png = async (nom: string, svg: string, cote: number): Promise<void> => {
  const { size } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(cote)
    .png({ palette: true, effort: 10 })
    .toFile(fileURLToPath(new URL(nom, PUBLIC)));
  console.log(nom, size);
};

await writeFile(new URL("icone.svg", PUBLIC), dessin(1.1, 20));
await png("icone-192.png", dessin(1.1, 20), 192);
await png("icone-512.png", dessin(1.1, 20), 512);
await png("icone-masquable-512.png", masquable(), 512);
await png("apple-touch-icon.png", dessin(1.05, 0), 180);
