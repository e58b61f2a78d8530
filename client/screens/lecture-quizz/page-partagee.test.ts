// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreSiteMetadata } from "./page-partagee.ts";

const SITE = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const [TAG = ""] = /<meta\s+name="description"[^>]*>/.exec(SITE) ?? [];

/** The tags that the server writes about a quizz (api/plugins/shared-page.ts). */
const OF_THE_QUIZZ = `
  <link rel="canonical" href="https://trinquizz.example/quizz-communaute/1" />
  <meta name="description" content="3 questions à jouer entre amis, par Lea." />
  <meta name="twitter:card" content="summary" />
  <meta property="og:title" content="Capitales" />
  <meta property="og:url" content="https://trinquizz.example/quizz-communaute/1" />`;
const OF_THE_SITE = `<meta name="theme-color" content="#2e1c12"><link rel="icon" href="/icone.svg">`;

const lines = () => [...document.head.children].map(({ outerHTML }) => outerHTML).toSorted();

test("the pages after a shared quizz say nothing of it, and describe the site again", () => {
  document.head.innerHTML = OF_THE_SITE + TAG;
  const site = lines();
  expect(site).toHaveLength(3);
  document.head.innerHTML = OF_THE_SITE + OF_THE_QUIZZ;
  restoreSiteMetadata();
  expect(lines()).toEqual(site);
});

test("a page that no link was followed to stays as it was built", () => {
  document.head.innerHTML = OF_THE_SITE + TAG;
  const site = lines();
  restoreSiteMetadata();
  expect(lines()).toEqual(site);
});
