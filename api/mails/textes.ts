/** Mails of the product, in French, as text and as HTML. Every link opens a page that asks for a confirmation before it acts. */
import { escapeHtml } from "../services/html.ts";

export interface MailAEnvoyer {
  readonly a: string;
  readonly sujet: string;
  readonly texte: string;
  readonly html: string;
  readonly lien: string;
  /** Account that the mail is about: its mail files are deleted with the account. Null while there is no account. */
  readonly compte: string | null;
}

interface TexteDeMail {
  readonly a: string;
  readonly compte: string | null;
  readonly pseudo: string;
  readonly sujet: string;
  readonly phrases: readonly string[];
  readonly bouton: string;
  readonly lien: string;
  readonly fin: string;
}

function composer({
  a,
  compte,
  pseudo,
  sujet,
  phrases,
  bouton,
  lien,
  fin,
}: TexteDeMail): MailAEnvoyer {
  const bonjour = `Bonjour ${pseudo},`;
  const texte = [
    bonjour,
    ...phrases,
    `${bouton}\u00A0:\n${lien}`,
    fin,
    "À la vôtre,\nTrinquizz",
  ].join("\n\n");
  const paragraphe = (contenu: string) => `<p style="margin:0 0 16px">${contenu}</p>`;
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(sujet)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f0e5cc;color:#231f1a;font:16px/1.5 'Avenir Next',Avenir,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:34em;margin:0 auto;background:#fffaf0;border:3px solid #2f6b4f;border-radius:24px;overflow:hidden">
<div style="height:10px;background:#f2b5b0;background-image:repeating-linear-gradient(90deg,#d5362c66 0 8px,transparent 8px 16px),repeating-linear-gradient(0deg,#d5362c66 0 5px,transparent 5px 10px)"></div>
<div style="padding:22px 26px 8px">
<p style="margin:0 0 18px;font-size:24px;font-weight:800;letter-spacing:-.01em">Trinquizz</p>
${paragraphe(escapeHtml(bonjour))}
${phrases.map((phrase) => paragraphe(escapeHtml(phrase))).join("\n")}
${paragraphe(`<a href="${escapeHtml(lien)}" style="display:inline-block;margin:4px 0;padding:13px 26px;background:#e7ad3c;color:#241703;border-radius:999px;font-weight:bold;text-decoration:none">${escapeHtml(bouton)}</a>`)}
${paragraphe(`<small style="color:#655c4e">Si le bouton ne marche pas, recopiez cette adresse&nbsp;:<br><span style="word-break:break-all">${escapeHtml(lien)}</span></small>`)}
${paragraphe(escapeHtml(fin))}
${paragraphe("À la vôtre,<br>Trinquizz")}
</div></div></body></html>`;
  return { a, sujet, texte, html, lien, compte };
}

interface Destinataire {
  readonly compte: string;
  readonly a: string;
  readonly pseudo: string;
  readonly lien: string;
}

const IGNOREZ = "Si ce n’est pas vous, ignorez ce message\u00A0: rien ne changera.";

export const ecrireMailConfirmationInscription = (
  qui: Omit<Destinataire, "compte">,
): MailAEnvoyer =>
  composer({
    ...qui,
    compte: null,
    sujet: "Confirmez votre compte Trinquizz",
    phrases: [
      `Votre compte «\u00A0${qui.pseudo}\u00A0» est presque prêt. Il ne reste qu’à confirmer votre adresse mail.`,
      "Le lien marche pendant 24\u00A0heures, une seule fois.",
    ],
    bouton: "Confirmer mon compte",
    fin: "Si vous n’avez pas créé de compte, ignorez ce message\u00A0: il ne servira à personne.",
  });

export const ecrireMailMesureDeModeration = (
  qui: Omit<Destinataire, "compte"> & {
    readonly compte: string | null;
    readonly phrases: readonly string[];
  },
): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "La modération de Trinquizz vous écrit",
    bouton: "Lire et répondre",
    fin: "Ce lien est à vous seul\u00A0: il ouvre votre réponse sans mot de passe.",
  });

export const ecrireMailReponseContestation = (
  qui: Destinataire & { readonly phrases: readonly string[] },
): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "La modération de Trinquizz vous répond",
    bouton: "Ouvrir Trinquizz",
    fin: "Vous recevez ce mail parce que votre compte est, ou était, suspendu.",
  });

export const ecrireMailDejaInscrit = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Vous avez déjà un compte Trinquizz",
    phrases: [
      "Quelqu’un, sans doute vous, vient de créer un compte avec cette adresse. Elle en a déjà un, au pseudo ci-dessus\u00A0: rien n’a été changé.",
      "Si le mot de passe vous échappe, il se change en deux minutes.",
    ],
    bouton: "Changer mon mot de passe",
    fin: IGNOREZ,
  });

export const ecrireMailMotDePasseOublie = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Votre nouveau mot de passe Trinquizz",
    phrases: [
      "Vous avez demandé à changer de mot de passe.",
      "Le lien marche pendant une heure, une seule fois. Vos autres appareils seront déconnectés.",
    ],
    bouton: "Choisir un nouveau mot de passe",
    fin: IGNOREZ,
  });

const PAS_VOUS =
  "Si c’est bien vous, il n’y a rien à faire. Sinon, quelqu’un est entré dans votre compte\u00A0: changez vite de mot de passe, cela déconnecte tous les autres appareils.";

export const ecrireMailMotDePasseChange = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Votre mot de passe Trinquizz a changé",
    phrases: [
      "Le mot de passe de votre compte vient d’être changé. Les autres appareils ont été déconnectés.",
      PAS_VOUS,
    ],
    bouton: "Choisir un autre mot de passe",
    fin: "Ce message est parti tout seul, pour que rien ne change dans votre dos.",
  });

export const ecrireMailPseudoChange = (
  qui: Destinataire & { readonly ancien: string },
): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Votre pseudo Trinquizz a changé",
    phrases: [
      `Votre compte ne s’appelle plus «\u00A0${qui.ancien}\u00A0» mais «\u00A0${qui.pseudo}\u00A0». Vos quizz, vos amis et votre historique vous suivent\u00A0; c’est aussi sous ce pseudo que l’on se connecte.`,
      PAS_VOUS,
    ],
    bouton: "Choisir un autre mot de passe",
    fin: "Ce message est parti tout seul, pour que rien ne change dans votre dos.",
  });

export const ecrireMailConfirmationNouvelleAdresse = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Confirmez votre nouvelle adresse",
    phrases: [
      "Vous avez demandé à utiliser cette adresse pour votre compte Trinquizz.",
      "Le lien marche pendant 24\u00A0heures, une seule fois. D’ici là, rien ne change.",
    ],
    bouton: "Confirmer cette adresse",
    fin: IGNOREZ,
  });

/** Mail to the owner of an address that somebody else has asked for. */
export const ecrireMailAdresseDejaPrise = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Quelqu’un a voulu utiliser votre adresse",
    phrases: [
      "Quelqu’un a demandé à mettre cette adresse sur un autre compte Trinquizz. Elle reste la vôtre\u00A0: rien n’a été changé, et rien ne lui a été dit.",
      "Si c’était vous, libérez-la d’abord de ce compte-ci.",
    ],
    bouton: "Gérer mon compte",
    fin: IGNOREZ,
  });

export const ecrireMailChangementAAncienneAdresse = (
  qui: Destinataire & { readonly nouvelle: string },
): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "L’adresse de votre compte va changer",
    phrases: [
      `Une nouvelle adresse a été demandée pour votre compte Trinquizz\u00A0: ${qui.nouvelle}.`,
      "Si c’est bien vous, il n’y a rien à faire. Sinon, annulez ce changement\u00A0: le lien marche pendant 7\u00A0jours, et remet votre adresse si elle a déjà été remplacée.",
    ],
    bouton: "Annuler ce changement",
    fin: "En cas d’annulation, changez aussi votre mot de passe\u00A0: quelqu’un le connaît peut-être.",
  });

export const ecrireMailAlerteEssaisDeMotDePasse = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Quelqu’un cherche le mot de passe de votre compte Trinquizz",
    phrases: [
      "Beaucoup de mots de passe faux viennent d’être essayés sur votre compte. Aucun n’a ouvert la porte, et chaque essai attend plus longtemps que le précédent.",
      "Si le vôtre est court, ou sert aussi ailleurs, c’est le moment d’en changer.",
    ],
    bouton: "Changer mon mot de passe",
    fin: "Si c’était vous, rien à faire\u00A0: vos appareils habituels ne sont pas ralentis.",
  });

/** Mail to an administrator about a new case: as it may be read over a shoulder, it says why, but neither what was reported nor by whom. */
export const ecrireMailNouvelleAffaire = (
  qui: Destinataire & { readonly motif: string },
): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Un signalement vous attend sur Trinquizz",
    phrases: [
      `Une affaire vient de s’ouvrir. La raison donnée\u00A0: «\u00A0${qui.motif}\u00A0».`,
      "S’il en vient d’autres dans l’heure, vous les trouverez au même endroit\u00A0: un seul mail suffit.",
    ],
    bouton: "Voir l’affaire",
    fin: "Vous recevez ce mail parce que vous administrez ce Trinquizz.",
  });

export const ecrireMailConfirmationSuppressionCompte = (qui: Destinataire): MailAEnvoyer =>
  composer({
    ...qui,
    sujet: "Supprimer votre compte Trinquizz",
    phrases: [
      "Vous avez demandé à supprimer votre compte, avec vos quizz, vos médias, vos messages et vos amis. Ce sera définitif.",
      "Le lien marche pendant 24\u00A0heures. Il ouvre une page qui vous demandera une dernière confirmation.",
    ],
    bouton: "Supprimer mon compte",
    fin: IGNOREZ,
  });
