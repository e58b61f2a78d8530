/** The drawing of the home page: a round's slate on the counter, two glasses, a phone that answers. One line weight. */
import styles from "./accueil.module.css";
import { Dessin } from "../../ui/dessin.tsx";

export function Comptoir() {
  return (
    <Dessin boite={[440, 244]} className={styles["comptoir"]}>
      {/* the counter */}
      <path d="M8 226c130-4 284 2 424-2" />
      <path d="M42 239c96-2 230 1 350-1" strokeWidth="2.6" opacity=".4" />
      {/* the slate, a little askew, on its feet */}
      <path d="M158 184l-17 41M262 178l19 45" />
      <path
        d="M121 36c52-4 112-8 166-10 3 48 7 98 9 146-54 5-112 8-166 11-4-49-7-98-9-147z"
        fill="var(--noyer-clair)"
      />
      <path
        d="M134 48c44-3 98-7 141-9 3 40 6 82 8 122-46 4-96 7-141 9-3-41-6-81-8-122z"
        fill="var(--ardoise)"
      />
      {/* chalk: the question, then the tab; the last stroke has just been earned */}
      <g stroke="var(--craie)" strokeWidth="4.8">
        <path d="M190 73c1-17 33-18 33.500 1 .3 13-16.500 14-16 27M208 116v.6" />
        <path d="M160 131l1 25M169.500 130.500l1 25M179 130l1 25M188.500 129.500l1 25M153 149l44-13" />
        <path d="M213 128.500l1 25M222.500 128l1 25M232 127.500l1 25" />
        <path d="M241.500 127l1 25" stroke="var(--laiton)" />
      </g>
      {/* the stemmed glass and its straw */}
      <path d="M33 124h66c1 31-10 49-33 49s-34-18-33-49z" fill="var(--grenadine)" stroke="none" />
      <path d="M29 98c25-1 49-1 74 0 7 48-7 75-37 75S22 146 29 98zM66 173c.5 16 .3 32 0 48M41 222c17-1.500 33-1.500 50 0" />
      <path d="M84 120l19-62 15 4" />
      {/* the tumbler */}
      <path d="M352 158h58l-5 63h-48z" fill="var(--pastis)" stroke="none" />
      <path d="M346 132c23-1 46-1 70 0-2 29-5 58-8 88-18 2-36 2-54 0-3-29-6-59-8-88z" />
      <path
        d="M364 168l15-6 5 15-15 5zM383 192l14 2-2 14-14-2z"
        fill="var(--papier-clair)"
        strokeWidth="3.6"
      />
      {/* the phone, leaning on the slate */}
      <path
        d="M292 153l34 7c3 .6 4.500 2.600 4 5.500l-10 53c-.6 3-2.600 4.300-5.600 3.700l-33-6.500c-3-.6-4.300-2.600-3.700-5.600l10-53c.6-3 2-4.600 4.300-4.100z"
        fill="var(--encre)"
      />
      <path d="M293 162l29 6-8.500 45-29-6z" fill="var(--papier)" stroke="none" />
      <g strokeWidth="6">
        <path d="M296.500 173l15 3" stroke="var(--absinthe)" />
        <path d="M294 185.500l15 3" stroke="var(--curacao)" />
        <path d="M291.500 198l15 3" stroke="var(--laiton)" />
      </g>
    </Dessin>
  );
}
