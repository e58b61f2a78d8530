/** What `npm run admin -- --help` says. */
export const USAGE = `Ce que font les administrateurs sur le site, depuis la machine : les mêmes règles, le même journal.

Un compte, par son pseudo
  npm run admin -- Margaux                                       la nomme administratrice
  npm run admin -- Margaux --role moderator                      ou admin, ou user
  npm run admin -- Margaux --suspendre 30 --raison "…"           30 jours ; 0 : jusqu’à nouvel ordre
  npm run admin -- Margaux --ne-plus-publier 7 --raison "…"      ne plus rien rendre public, 7 jours
  npm run admin -- Margaux --effacer --raison "…"                la description de son profil
  npm run admin -- Margaux --supprimer --raison "…"              le compte et tout ce qu’il a fait
  npm run admin -- Margaux --lever                               met fin à ses mesures

Un quizz ou une question, par l’adresse de sa page (ou l’identifiant du quizz)
  npm run admin -- --contenu ADRESSE --masquer --raison "…"      le quizz : son auteur seul le voit encore
  npm run admin -- --contenu ADRESSE --effacer --raison "…"      le quizz, ou la question seule
  npm run admin -- --contenu ADRESSE --officiel oui              ou non ; un quizz public seulement

Les mots interdits, et le journal
  npm run admin -- --interdire MOT                               dans les pseudos et les titres publics
  npm run admin -- --permettre MOT
  npm run admin -- --mots                                        la liste
  npm run admin -- --journal                                     les dernières lignes

Quand plusieurs processus jouent (docs/plusieurs-machines.md)
  npm run admin -- processus                                     la liste, avec leurs parties
  npm run admin -- vider jeu2                                    ses parties passent aux autres
  npm run admin -- reprendre jeu2                                il ouvre de nouveau des parties

  --raison : la personne concernée la lit. --help, --aide : ce texte.`;
