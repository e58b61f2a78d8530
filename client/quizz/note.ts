/** "Rating display" of plateforme §2. Pure. */
export function afficherNote(note: number): string {
  if (note <= 0) return "-";
  if (note < 100) return String(note);
  if (note < 1000) return `+${String(Math.floor(note / 100) * 100)}`;
  if (note < 1500) return "+1000";
  return `+${String(Math.floor(note / 500) * 500)}`;
}
