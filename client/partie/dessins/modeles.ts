/** Sous-bocks of the house, for players who do not draw: written by scripts/assets/sous-bocks.ts. */
export interface ModeleDeSousBock {
  /** What the mat shows, in French with its article. */
  readonly nom: string;
  readonly traits: string;
}

export const MODELES_DE_SOUS_BOCK: readonly ModeleDeSousBock[] = [
  {
    nom: "un chat",
    traits:
      "AGpC1lJiUmJiYXJhcnGCgYGCkZKRoqGisqJygXJxgXJxuNzc7dzc3Nzo5vfn-Pjp-en61dTT1NTT1NSaf45_jn9_jo-9vq--nq-ej56Pf45_bn9uXm5eTl09KysqKhopGSkYKBgXJxcmJiUlJAACXniKAAKedYsABnWW3czXxNQACYChbV1MKzgnNFMACIChrs3b-ubUw8AKTZQXJycmFycnJxfACk2jKikpKikqKSopwAqzlObn5-b35ufn9sAKs6PZ6erp6enp6ek",
  },
  {
    nom: "un soleil",
    traits:
      "wDaASuj46urr693Nvr6un55_jm9uXk1NPTwrKhopFycXJiU0JENDQmJigYKRkqGys8PT1OXm9uf4wAWAD4-Ojo_ABoDWjo2Ojo3ABg-C6OjY6NjABtSA2OjY6OjABjAw3czMzMzABrq9zM3Mzd3ABswuTE1NTE3ABkW6PUw9PUwAAmtzjQAClHCNAApmkc3c6_no5uXTsw",
  },
  {
    nom: "un poisson",
    traits:
      "gF4ahbKyw8PT1NPV5NXm9ub36Pjo-unr6uvc7NzN3c3L1NTU1NTU5NTTt39-f35_j46Pno-en56vnmg0JDQ0NDQkNDQ4TT1MPTwrLDobKikZKBgXJiYmJSU0NDM0Q0NCU4ALmWa-rp6en35-fm5egAJHdY1AHSTg1eb66unn0-Xn-uvo5tPl6frq6OXU5en56vjl1A",
  },
  {
    nom: "un cœur",
    traits:
      "AF-A4CQ0NDQ0NDM0MzRDNENDM0JTQlNSUmJxcnGCkZKhsrPT1NTm9uf46frq2-zczc69tcLD1NTl5eb36Pnq6uvc3c2-rp-Oj45vfm5eXl5eTU1OTU08TT08PD08PDw8PDzAKwrC5dTl5dTl1eXU5eXU5dXl5NXl1eTl1eTV5dXk5dXk1eXl1OXV5NXl5dTlwAvWM-np6fnpXm1ebl0",
  },
  {
    nom: "une plante",
    traits:
      "QBKAqHKBgYKBgnGBgnGCgXGCgYKRQB19ZkJTM0M0JSUmFigYKRpLvr7Nzdzs6-rp-ej49-ZAHoJSobKzwsPU1OXm9uj46emOf15dTk08PCoaKhgoFydAGoCKw8PU5OXm5_fo-urqjU1NPCwrKikYGCcmJsAzR6j4-Oj46Pjo-Oj4-Oj46Pjo-H5-b35vfm5_bn9LGCgYKBgoGBgoGCg1cWJicWJicWJiYcARTb_o6Pjo6Pjo-Ojo-Ojo-Oj4",
  },
  {
    nom: "un éclair",
    traits:
      "wGSPCk5NXk1NTk1eTU5NXU5NTl1OTU1eTU5NXqr46Pjo-Pjo-Mp_fn9-f35_fn9-f35_fn-2w7LDwsPDwrPCw8PCw7PCw8LDw8Kzw8LDwqQYKBgYKBgYKBiCgZKBkoGBkoGCkYGCkQAFFDPs3NvcAAbWJExMTExMAAYa1sXVxdXFAAbmzCU1NTU1",
  },
  {
    nom: "un bateau",
    traits:
      "gCcK1tTl-Onq6vrn5eTm6Pnq6vjn5dXl-On66en35dXl-Oj66ej35-XlAD4ko-j46Pjo-Pjo-Oj46Pj46Pjo-Oj46Pj46Pjo-OhNTT1NTU09KSgYKBgYKBgoGCgYKBgYKBgoJzNDQ0MzQ0MAFnqjgoGCgYGCgYKBgoGCgYGCgYKBgoGCAC-FJNvc7N3M3c3Nzr3Ovq6-rq-unp99KBgYKBgoGBgoNoKBgoGBgoGCgYGCgYKBgYIAJGs4Tl1OXV5eTl5dXl5uXl5-6Pj46Pjo54GCgYGCgYKBgYKBgoE",
  },
  {
    nom: "des lunettes de soleil",
    traits:
      "ACkUZvbm5_b45_jp-Or56syfj45_fm9uTT08KhooGCcWNSRDUlJicYJxkoEAKZlm5vbn9uj36Pn46un6zI-ffo9-b15dPTwaKhgoFyYlNENCYmJxcoGCkQAKZmvU1ubn-Onq2twAByR6zczM3M3MAAeoet3MzMzdzMAPV9Hc2-vq6vno5_fm5tTV1A",
  },
  {
    nom: "un escargot",
    traits:
      "ACsU0fnp-en46fjp-Oj56Pjo-Oj46Pjn-Oj36Pjn9-jDsqKikpGSkZKRkpKhkgAI4H1yYnJzYnJiAAjgfcOzs8Oys7MAMzjRQ0NSUmJxcoGCgaKRorKyw8PT1OXl5vbn-Oj46vnr69vc3c2-vr6en56Pfn9ubl5OTU0AFmuoKhgmNFNiobPU5ef46uvcvb6fjn5vQCYF6_jo-Ojo-Oj46Pjo-Oj46Pjo-Oj46Pjo-Oj46Oj46Pjo-Oj46Pg",
  },
  {
    nom: "un champignon",
    traits:
      "ACphip6Pno-Oj35_fn9ufm9eyvj46Pjo-Oj46Pj4xlJhcmJxcnFygYKBkoGSwFgUioGBgpGSoZKyorLCs8LT1NTU5NXl5vXn9uf45_no-fnq6ur72-vs3NzN3c2-vr6-nq6fn46PjkwpGSkYKRkYKRgoGRgoGBgoGCgYGCgXKBcYJxgnFxgnF8AOV03l6Oy9jl4rKiYzYqLUwA2eOPfrzZ5ePBolU3Gi1MACrXCJ",
  },
  {
    nom: "un fantôme",
    traits:
      "AG8z63GBcoGCcYKBgYKBgoGBkoGSkZKRkqGioqKhsrPCw8PU5OXl5uf3-On56urs293dzb3Orr6urq-er56fno-ej5-Oj46Pjo-Pfo-Of45_NTQzNDQ0Sz1NPU1GM0QzQzdNTT1NOkNEM0MzPTw8PDw9AARmYY2NjQAEmWGNjY0ACHCZzdza6ObEsw",
  },
  {
    nom: "une montagne",
    traits:
      "gGsK1rKzsrKysrKys7KysrKyw7KysrKys7KysrK6vr7Nvr69zr6-zb68wsOzwsPCw7PCy73Ovc69zr3Ozb7Ovc69zr3Ovc7Nvs1KKBgoGBgoGCgYKBgYKBgoGCgYGCgYKBgoGBgoGCgYKBgYKBiADT113Nzs3LPCw8PNzb7NwBTHGujrzb2uf208KikmJVNicqLC1ec",
  },
  {
    nom: "une couronne",
    traits:
      "wHwfx3GCcXKBcYJxgnGBcnGCcYJxgZbd3czd3czd3czd3cizsrLCsrOyssKzsrKywrO4vc6-vr69zr6-vb7Ovr69yNPD09TD08PUw9PDt49-j36Pf45_jn-Of3-Of45_j1woGBgoGCgYGCgYKBgYKBgYKBgoGBgoGCgYGCgYKMAfH-bo-Ojo-Oj46Pjo-Oj46Pjo6Pjo-Oj46Pjo-Ojo-OiAAoCjiYACTa2KgAKzrYo",
  },
  {
    nom: "une maison",
    traits:
      "ADwudY-Oj4-Oj46Pjo-Pjo-Oj46P6fjo-Oj46Pj46Pjo-Oj46Pj46Pjo-Oj454GCgYKBgoGBgoGCgYKBgYKBAC0UgNPU09TUw9TT1NTTxNTT1NPU1MPU1NPb3dzM3dzc3dzc3N3czN3c3N3c3N3cABxr5oGCgYKBgoKBgoHG-Oj46PjKj46Pjo6Pjo-Oj0ARQo_46Oj4jo-OjhgoKBiCgoGCQBKjj_jo6Oi7j46OWygoGCiCgYKC",
  },
  {
    nom: "un cactus",
    traits:
      "QERr64FygYFygYJxgoGCgXGCgYKBgpGCgYGSgZKBkpGiorLU5fjqzb6-np-On46Pno-Pjo-Oj46Pjo-Pjo9-j46Pfo-Oj39AEGueKRgnJyUlQ0NSYnKBcpGCQBCWivjo5-fl1MTCo6KRgoJyYgAZM-vo-Oj46Oj46Oj46Pjo6Pjo6Pjo-Ojo-OgAAoBXjQACgIWNAAKCuI0",
  },
  {
    nom: "des notes de musique",
    traits:
      "AD1cwoGCgYGCgYKBgYKBgoGCgYGCgYKBgaTm9-b35vfm5_bn9uf35uf2552Pj46Pjo-Oj4-Oj46Pj46Pjo-PjgATXFfm5_bn5-bn9ufn5vfm5-b35-YAGlzCfl5NPCoqKBgmNUNTgZKy1OXm5-j66tvOngAYzKN_bj08KioYJiVDUoKRwsTl9uj469vOng",
  },
  {
    nom: "une spirale",
    traits:
      "gHSAgMPm-82ufm9dPTwaKRgnJSUzQ1JicoGBkqKyssPT1OXm5vfn-Pnq6uvc3N2-zq6uro-ef49ubl5eXk08PTwrKysqKRoYKBgnFiYmJSQ1M0QyU0NSUmFicnGCgZGSoqGissOyw8PT1NTk1OXm5vbm-Of46fnAAta9icAC5pmJwAK924o",
  },
  {
    nom: "une fleur",
    traits:
      "gFeATVJCQzM1JScYKjxNb36frs3OShorOzxOXX-er73c6_ro-Oe7nq-uzdzr6_jo5uXTw7KikaX56Pjn5uTDspJxUlMzNCUmFpTDspKRclIzNRcoKyxMTl1vwBGAZunbva9-TTspFzVDcqGz1fdACoC9jo6Oj46Ojo-OQAqA5sPU1eTm5ujn-A",
  },
  {
    nom: "une fusée",
    traits:
      "AD6ACs3czc7Nzr2uv66un66fjp-Oj49-f35_fm8oKBgYKBgoGBgoKGFycXJxcoGBgpGCkaKRoqKxorPCw8LD1NMAE1eATU1NTV5NTU1OXXvn5vfn5uf2ABOogM3Nzc2-zc3Nzr2bJyYXJyYnFgAQgE3p276eb0wrGCVEYZKy1ffAFmuzfo6Or669vr3OvbizwrOys6KhgoJy",
  },
  {
    nom: "un sourire",
    traits:
      "AGmAFOj56Pnq6fvq2-zc3Nzdzb7Nvq6-n66fno-ef45_fm9ubl5eTU5NTD08LDsrKyoqGikZKBkXKBcmJxUmJTUkNDQzQ0NDUlJSYmJxcnFygZKBkqGioqKywrPD09PU1OXV5fbm5vbn5_j3AAdXXKLU1urcrgAHlFyyxOba3K4ALUKPvr3Ozc3d3Ozb-unp-Pfn5eXU1NPDw7KzskcaKRkpGSgZKBgoGBgnGCcXJxc",
  },
];
