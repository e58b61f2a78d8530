/** Cookie, browser storage (client/partie/stockage.ts, client/ui/sons.ts), security, mails, and who else is involved. */
import { type Section, Tableau } from "./texte-legal.tsx";

const STOCKAGE = (
  <Tableau
    titre="Ce que votre navigateur garde, chez vous"
    colonnes={["Clé", "Ce qu’elle retient"]}
    lignes={[
      [<code key="c">pseudo</code>, "", "Le dernier pseudo tapé"],
      [<code key="c">majeur</code>, "", "Que vous avez déclaré être majeur"],
      [<code key="c">sansAlcool</code>, "", "Que vous jouez sans alcool"],
      [
        <code key="c">jeton, jetonHote</code>,
        "",
        "Un secret tiré au hasard, pour retrouver votre place, ou votre room si vous êtes l’hôte",
      ],
      [
        <code key="c">roomID, roomHote, playerID</code>,
        "",
        "La room en cours, et votre place dans cette room",
      ],
      [<code key="c">qID, reponses</code>, "", "La réponse que vous êtes en train d’écrire"],
      [
        <code key="c">quizzID, parametres</code>,
        "",
        "Le dernier quizz choisi et les réglages de la room",
      ],
      [<code key="c">user</code>, "", "Les 24 derniers pseudos ajoutés en mode local"],
      [
        <code key="c">ordre/…</code>,
        "",
        "L’ordre de vos quizz que vous venez de changer, jusqu’à ce que le serveur l’ait reçu",
      ],
      [
        <code key="c">brouillon/…, complement/…</code>,
        "",
        "Ce que vous écrivez dans un quizz ou un imprévu et n’avez pas encore enregistré, un mois au plus",
      ],
      [
        <code key="c">import/…</code>,
        "",
        "Un import commencé, son fichier compris, une semaine au plus",
      ],
      [<code key="c">trinquizz.muet</code>, "", "Que vous avez coupé le son"],
      [<code key="c">trinquizz.sans-musique</code>, "", "Que vous avez coupé la musique"],
    ]}
  />
);

export const SECTIONS_NAVIGATEUR: readonly Section[] = [
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
          Le jeu se souvient aussi de quelques réglages dans la mémoire de votre navigateur (
          <code>localStorage</code>, et <code>IndexedDB</code> pour le fichier d’un import). Rien de
          cela ne part au serveur sans que vous jouiez, et tout s’efface avec les données du site,
          dans les réglages du navigateur. L’onglet de l’hôte retient de plus, jusqu’à sa fermeture,
          les corrections en cours (<code>sessionStorage</code>).
        </p>
        {STOCKAGE}
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
            tenus en mémoire vive, jamais écrits, et disparaissent au plus tard au redémarrage du
            serveur.
          </li>
          <li>
            <strong>Journal technique</strong> : le serveur n’y note que ses pannes, pas vos visites
            ni votre adresse IP ni votre adresse mail.
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
