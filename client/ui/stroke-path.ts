type Point = readonly [x: number, y: number];

const milieu = ([ax, ay]: Point, [bx, by]: Point): string =>
  `${String((ax + bx) / 2)} ${String((ay + by) / 2)}`;

/** SVG path of a chalk stroke through its points, with rounded corners; a single point is a dot. Pure. */
export function svgPathOfChalkStroke(points: readonly Point[]): string {
  const [premier] = points;
  const dernier = points.at(-1);
  if (premier === undefined || dernier === undefined) return "";
  const courbes = points.slice(1, -1).map((point, i) => {
    const suivant = points[i + 2] ?? point;
    return `Q${point.join(" ")} ${milieu(point, suivant)}`;
  });
  const fin = points.length === 1 ? "h.1" : `L${dernier.join(" ")}`;
  return `M${premier.join(" ")}${courbes.join("")}${fin}`;
}
