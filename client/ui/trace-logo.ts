/** Strokes of the logo, for an SVG and for a canvas alike: 72 × 66. */
export const VERRE_LOGO =
  "M-9.500-16h19c2.200 12-2 20.500-9.500 20.500S-11.700-4-9.500-16zM0 4.500V17M-7 18H7";
export const BOISSON_LOGO = "M-9.800-8h19.600C9.600-.6 6 4.500 0 4.500S-9.600-.6-9.800-8z";
export const QUESTION_LOGO =
  "M29 8.600c.3-8.200 14-8 13.800.3-.2 5-6.700 4.800-6.800 9.600M36 25.200v.1";
