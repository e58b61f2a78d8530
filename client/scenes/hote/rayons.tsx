import type { ReactElement } from "react";

const RAYONS = Array.from({ length: 19 }, (_, i) => {
  const angle = 3 + (i / 18) * 3.42;
  const debut = 74 + ((i * 53) % 7);
  const fin = debut + 9 + ((i * 31) % 15);
  const point = (rayon: number) =>
    `${(Math.cos(angle) * rayon).toFixed(1)} ${(Math.sin(angle) * rayon).toFixed(1)}`;
  return `M${point(debut)}L${point(fin)}`;
}).join("");

/** Strokes of brass around who is first. Decorative. */
export function Rayons({ className }: { readonly className: string | undefined }): ReactElement {
  return (
    <svg
      className={className}
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="var(--laiton)"
      strokeWidth={2.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={RAYONS} />
    </svg>
  );
}
