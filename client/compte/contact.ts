/** Where to write to whoever runs this server: `contact@` its own domain (plateforme §1, "contact address"). */
export function adresseContact(): string {
  return `contact@${location.hostname}`;
}
