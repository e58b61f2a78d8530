/** The predefined tags (plateforme §3), sorted as they are shown. */
export const TAGS_QUIZZ: readonly string[] = [
  "Film",
  "Anime",
  "Manga",
  "Série",
  "Culture G",
  "Sport",
  "Internet",
  "Jeux vidéo",
  "Musique",
  "Rap",
  "Pop",
  "Année 80",
  "Histoire",
  "Rock",
  "Géographie",
  "Pop Culture",
  "Youtube",
  "Livre",
  "Opening",
  "Chanson FR",
  "Rap FR",
  "Rap US",
  "Science",
  "Math",
  "NSFW",
  "Japon",
  "Asie",
  "Europe",
  "Afrique",
  "Amérique",
  "Langue",
  "Nourriture",
  "Marvel",
  "DC",
  "Comics",
  "Nintendo",
  "Sony",
  "Netflix",
  "LGBT",
  "Football",
  "Tennis",
  "Basket-ball",
  "Célébrité",
  "E-sport",
  "Disney",
  "TV",
  "Politique",
  "Religion",
].sort((a, b) => a.localeCompare(b, "fr"));

const parForme = new Map(TAGS_QUIZZ.map((tag) => [normaliserTag(tag), tag]));

/** The tag as spelled in the list, ignoring case, accents and outer spaces; null when unknown (plateforme §5). */
export function trouverTag(texte: string): string | null {
  return parForme.get(normaliserTag(texte)) ?? null;
}

/** Known tags, each once; unknown ones are ignored (plateforme §5). */
export function filtrerTagsConnus(textes: readonly string[]): string[] {
  return [...new Set(textes.map(trouverTag).filter((tag) => tag !== null))];
}

/** Form in which tags are compared: without case, accents and outer spaces. */
export function normaliserTag(texte: string): string {
  return texte.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
