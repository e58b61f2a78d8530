/** Sections of the privacy page: cookie, browser storage (client/browser/stored-values.ts, volume.ts), security, mails, and who else is involved. */
import type { ReactElement } from "react";
import type { StoredKey, TabStoredKey } from "../../browser/stored-values.ts";
import { type SectionLegale, TableauLegal } from "./texte-legal.tsx";

/** Text for each key of `StoredKey`; the type reports a missing key. Keys with equal text share a line of the table. */
const CLES: Readonly<Record<StoredKey, string>> = {
  pseudo: "Le dernier pseudo tapé",
  majeur: "Que vous avez déclaré être majeur",
  sansAlcool: "Que vous jouez sans alcool",
  jeton: "Un secret tiré au hasard, pour retrouver votre place, ou votre room si vous êtes l’hôte",
  jetonHote:
    "Un secret tiré au hasard, pour retrouver votre place, ou votre room si vous êtes l’hôte",
  roomID: "La room en cours, et votre place dans cette room",
  roomHote: "La room en cours, et votre place dans cette room",
  playerID: "La room en cours, et votre place dans cette room",
  aReclamer: "Que des parties jouées ici attendent d’entrer dans votre historique",
  qID: "La réponse que vous êtes en train d’écrire",
  reponses: "La réponse que vous êtes en train d’écrire",
  quizzID: "Le dernier quizz choisi et les réglages de la room",
  parametres: "Le dernier quizz choisi et les réglages de la room",
  user: "Les 24 derniers pseudos ajoutés en mode local",
  voix: "Que vous avez donné la parole au patron",
  sousBock: "Le dessin de votre sous-bock",
};
/** Text for each key of `TabStoredKey`, in the session storage. */
const ONGLET: Readonly<Record<TabStoredKey, string>> = {
  jugements: "Les corrections en cours, sur l’écran de l’hôte",
  rentre: "Que vous avez quitté l’écran de fin",
  description: "La description que vous écrivez et n’avez pas encore enregistrée",
  affaire: "Ce que la modération écrit dans une affaire et n’a pas encore envoyé",
  recharge: "Qu’une page s’est déjà rechargée d’elle-même, pour qu’elle ne recommence pas sans fin",
};
/** Text for other storage keys, outside of `StoredKey`: drafts, whose key goes on after the bar, and settings. */
const AUTRES: Readonly<Record<string, string>> = {
  "ordre/…": "L’ordre de vos quizz que vous venez de changer, jusqu’à ce que le serveur l’ait reçu",
  "brouillon/…":
    "Ce que vous écrivez dans un quizz ou un imprévu et n’avez pas encore enregistré, un mois au plus",
  "complement/…":
    "Ce que vous écrivez dans un quizz ou un imprévu et n’avez pas encore enregistré, un mois au plus",
  "import/…": "Un import commencé, son fichier compris, une semaine au plus",
  "import-colonnes": "Ce que disent les colonnes de vos tableaux, quand vous l’avez dit",
  "remarques-ignorees": "Les remarques de relecture que vous avez choisi d’ignorer",
  "trinquizz.muet": "Que vous avez coupé le son",
  "trinquizz.sans-musique": "Que vous avez coupé la musique",
  "trinquizz.volume": "Le volume des sons et des vidéos des quizz",
};

function Memoire({
  titre,
  cles,
}: {
  readonly titre: string;
  readonly cles: Readonly<Record<string, string>>;
}): ReactElement {
  const noms = new Map<string, string[]>();
  for (const [cle, dit] of Object.entries(cles)) noms.set(dit, [...(noms.get(dit) ?? []), cle]);
  return (
    <TableauLegal
      titre={titre}
      colonnes={["Clé", "Ce qu’elle retient"]}
      lignes={[...noms].map(([dit, siens]) => [<code key="c">{siens.join(", ")}</code>, "", dit])}
    />
  );
}

export const SECTIONS_CONFIDENTIALITE_NAVIGATEUR: readonly SectionLegale[] = [
  {
    id: "cookie",
    titre: "Cookies et mémoire du navigateur",
    corps: (
      <>
        <p>
          Trinquizz pose <strong>deux cookies</strong>, et seulement quand vous vous connectez.
          Chacun contient un secret aléatoire et rien de vous. Ils sont indispensables au service :
          la loi ne demande pas de bandeau, vous n’en verrez pas.
        </p>
        <ul>
          <li>
            <code>trinquizz</code> vous garde connecté. Il disparaît à la fermeture du navigateur
            ou, avec « Se souvenir de moi », 30 jours après votre dernière connexion.
          </li>
          <li>
            <code>trinquizz-appareil</code> dit que vous vous êtes déjà connecté dans ce
            navigateur : votre mot de passe y passe toujours, même quand quelqu’un d’autre se trompe
            beaucoup à la porte. Il n’ouvre rien à lui seul, et dure un an après votre dernière
            connexion.
          </li>
        </ul>
        <p>
          Sous une adresse <code>https</code>, leur nom commence par <code>__Host-</code> : aucun
          autre site ne peut alors les poser à notre place.
        </p>
        <p>
          Le jeu se souvient aussi de quelques réglages dans la mémoire de votre navigateur (
          <code>localStorage</code>, et <code>IndexedDB</code> pour le fichier d’un import). Rien de
          cela ne part au serveur sans que vous jouiez, et tout s’efface avec les données du site,
          dans les réglages du navigateur. Ce qu’un onglet garde (<code>sessionStorage</code>) s’en
          va avec lui.
        </p>
        <Memoire titre="Ce que votre navigateur garde, chez vous" cles={{ ...CLES, ...AUTRES }} />
        <Memoire titre="Ce qu’un onglet garde, jusqu’à sa fermeture" cles={ONGLET} />
      </>
    ),
  },
  {
    id: "securite",
    titre: "Sécurité et adresses IP",
    corps: (
      <>
        <ul>
          <li>
            <strong>Mots de passe</strong> : seule une empreinte argon2id est enregistrée. Personne,
            pas même l’administration, ne peut lire le vôtre.
          </li>
          <li>
            <strong>Cookies, secrets des navigateurs, liens envoyés par mail</strong> : le serveur
            n’en garde que l’empreinte.
          </li>
          <li>
            <strong>Inscription</strong> : pour écarter les robots, votre appareil résout un petit
            calcul (altcha), donné et vérifié par ce serveur. Aucun tiers n’en sait rien.
          </li>
          <li>
            <strong>Adresse IP</strong> : elle sert à limiter les demandes par minute, les codes de
            room tentés au hasard et les mots de passe refusés (avec le pseudo ou l’adresse mail
            essayés). L’adresse mail sert de même à limiter les mails par heure. Ces comptes sont
            tenus en mémoire vive et disparaissent au plus tard au redémarrage du serveur. Là où
            plusieurs serveurs se partagent les parties, les codes tentés sont comptés ensemble,
            sans que l’adresse puisse y être lue, et oubliés au bout d’une minute.
          </li>
          <li>
            <strong>Journal technique</strong> : le serveur n’y note que ses pannes, et par minute
            combien de connexions se font et de demandes sont refusées. Ni vos visites, ni votre
            nom, ni votre adresse IP, ni votre adresse mail.
          </li>
        </ul>
        <p>
          L’hébergeur de ce serveur, ou le proxy placé devant lui, peut tenir ses propres journaux :
          la personne responsable vous dira lesquels.
        </p>
      </>
    ),
  },
  {
    id: "mails",
    titre: "Les mails que vous recevez",
    corps: (
      <>
        <p>
          Ceux que vos gestes demandent : confirmer un compte, changer d’adresse ou de mot de passe,
          supprimer le compte. Et ceux qui vous protègent : quand votre adresse va changer, quand
          quelqu’un voudrait s’en servir, ou cherche votre mot de passe. Jamais de lettre
          d’information, aucun pixel espion.
        </p>
        <p>
          Ils partent par le service d’envoi qu’a choisi la personne qui tient ce serveur. Si elle
          n’en a choisi aucun, chaque mail est écrit dans un fichier du serveur et son lien dans le
          journal technique : elle vous le transmet elle-même. Ces fichiers s’effacent au bout de 7
          jours, ou avec le compte.
        </p>
      </>
    ),
  },
  {
    id: "partage",
    titre: "Avec qui nous partageons",
    corps: (
      <>
        <p>
          <strong>Avec personne.</strong> Aucune donnée n’est vendue, louée ni confiée à un
          annonceur ; aucun outil de mesure d’audience, aucune police ni aucun script ne vient d’un
          autre site. Seule la justice, dans les formes, peut obtenir plus.
        </p>
        <p>
          Une nuance : la personne qui écrit un quizz peut y mettre{" "}
          <strong>une vidéo YouTube ou un média hébergé ailleurs</strong>. Quand cette question
          s’affiche, l’écran qui la montre va le chercher, et ce site voit alors son adresse IP,
          comme pour toute page du web. Les vidéos YouTube passent par{" "}
          <code>youtube-nocookie.com</code>, qui suit moins ses visiteurs.
        </p>
        <p>
          La lampe qui vire au rouge au cul sec, quand l’hôte en a branché une, ne reçoit qu’un
          signal : ni nom, ni score.
        </p>
      </>
    ),
  },
];
