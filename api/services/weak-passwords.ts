/**
 * Refuses the passwords that guessers try first: a common one, the name of the house or of the account, whatever signs and
 * digits are put around it or in the place of letters.
 */
import { HttpError } from "./http-error.ts";

/** Common passwords, French ones above all, reduced as `reduce` does. The last lines are what this house is called. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcdefgh az aze azer azert azerty azertyui azertyuiop qw qwe qwer qwert qwerty qwertyui " +
    "qwertyuiop qwertz asdf asdfgh asdfghjk qsdf qsdfgh qsdfghjk wxcv wxcvbn zxcv zxcvbn zxcvbnm qaz qazwsx aqwzsx azeqsd qweasd azertyqwerty " +
    "x xx xxx xxxx xyz q test teste tester testtest essai demo temp changeme changemoi change default defaut secret secrets " +
    "password passwort passwords passw passwd pass passe mypassword monpass motdepass motdepasse monmotdepasse mdp monmdp lemotdepasse " +
    "letmein welcome bienvenue bonjour bonsoir salut coucou hello hellohello bonjourbonjour admin administrator administrateur root " +
    "superuser user utilisateur guest invite login compte connexion internet ordinateur computer windows microsoft google facebook " +
    "iloveyou jetaime jetadore jtm jtaime monamour amour amours love lovely loveme moncoeur coeur cheri cherie chouchou doudou loulou " +
    "loulous poupoune bibiche minou minouche nounours bisous bisou calin caline princesse princess prince ange angel monange sunshine " +
    "soleil lune etoile chocolat vanille caramel nutella fraise framboise chat chaton minette chien toutou cheval dauphin dragon monkey " +
    "tigger tigre lapin panda licorne papillon maman papa mamanpapa papamaman famille bebe bebebebe vacances noel printemps ete automne hiver " +
    "marseille paris france lyon bordeaux toulouse bretagne corse algerie maroc tunisie portugal italie espagne " +
    "football soccer foot psg om olympique basket basketball baseball hockey rugby tennis zidane ronaldo messi mbappe arsenal liverpool " +
    "chelsea barcelona superman batman spiderman starwars pokemon pikachu naruto minecraft fortnite mario zelda harrypotter matrix " +
    "camille thomas nicolas julien alexandre maxime antoine pierre marie marine julie sophie laura manon chloe lea emma sarah claire " +
    "michael jordan daniel charlie andrew joshua jessica ashley michelle jennifer robert hunter killer master shadow trustno " +
    "fuckyou fuckoff putain merde connard salope fuck whatever freedom liberte mustang mercedes ferrari porsche cookie cookies pepper ginger " +
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche " +
    "trinquizz trinquiz trinquer trinque sante tchin tchintchin quizz quiz culsec gorgee gorgees"
  ).split(" "),
);
/** Signs typed for letters; a 1 or a ! may be an i or an l. */
const SIGNS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "€": "e",
  "3": "e",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The letters of a password without case, accents, and what is put before and after them. */
function reduce(texte: string, one: "i" | "l"): string {
  return texte
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/^[^\p{L}@$€]+|[^\p{L}]+$/gu, "")
    .replaceAll(/[1!]/gu, one)
    .replaceAll(/[^\p{L}]/gu, (signe) => SIGNS[signe] ?? "");
}

/** Throws 400 when the password would be among the first guesses. @param siens pseudo and mail address of the account */
export function refuseWeakPassword(motDePasse: string, ...siens: readonly string[]): void {
  const guessed = (["i", "l"] as const).some((one) => {
    const mot = reduce(motDePasse, one);
    return COMMON.has(mot) || siens.some((nom) => reduce(nom.split("@")[0] ?? "", one) === mot);
  });
  if (!guessed) return;
  throw new HttpError(
    400,
    "Ce mot de passe est l’un des premiers que l’on essaierait. Choisissez-en un autre, plus à vous.",
  );
}
