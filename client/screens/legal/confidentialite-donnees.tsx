/** Sections of the privacy page about data kept by the server, as in db/schema/; delays come from contracts/limites.ts and db/repositories. */
import { LienContact, type SectionLegale, TableauLegal } from "./texte-legal.tsx";

const DUREES = (
  <TableauLegal
    titre="Ce que le serveur garde, et combien de temps"
    colonnes={["Donnée", "À quoi elle sert", "Jusqu’à quand"]}
    lignes={[
      [
        "Compte",
        "pseudo, adresse mail, empreinte du mot de passe, avatar, description, rôle, date",
        "Vous reconnaître, vous écrire, montrer votre profil",
        "La suppression du compte",
      ],
      [
        "Quizz et questions",
        "avec leurs tags, leur visibilité, et la source, l’auteur, la licence que vous indiquez",
        "Y jouer, les partager si vous le voulez",
        "Leur suppression, ou celle du compte",
      ],
      [
        "Versions d’un quizz",
        "ses 20 derniers enregistrements : le quizz entier, leur date, le compte qui a enregistré, les médias montrés",
        "Revenir sur ce qui a changé, et savoir qui l’a changé ; vous seul et vos co-auteurs les voyez",
        "Le vingtième enregistrement qui suit, ou la suppression du quizz ou du compte ; un co-auteur qui supprime le sien n’y est plus que « compte supprimé »",
      ],
      [
        "Co-auteurs",
        "le quizz, la personne invitée, les dates de l’invitation et de l’accord",
        "Écrire un quizz à plusieurs",
        "Le retrait par l’un des deux, ou la suppression du quizz ou d’un des deux comptes",
      ],
      [
        "Médias",
        "images, vidéos, sons, leur titre, leurs dimensions, leur taille et leur date",
        "Illustrer vos questions, compter votre place (1 Go) ; ceux que vous mettez dans le quizz d’un autre deviennent aussi les siens",
        "La suppression du compte, ou un jour après que plus rien ne s’en sert, versions comprises",
      ],
      [
        "Historique",
        "quizz joué, date, gorgées, points, exploits des mini-jeux",
        "Votre profil, vos badges",
        "La suppression du compte",
      ],
      [
        "Score sans compte",
        "gorgées, points, empreinte du secret du navigateur, sans pseudo",
        "Le rattacher à un compte créé après la partie",
        "7 jours",
      ],
      [
        "Partie finie",
        "code de la room, titre du quizz, date, nombre de joueurs et de questions, sans aucun nom",
        "Relier entre elles les lignes d’un même historique",
        "Tant qu’elle est dans l’historique de quelqu’un ; 7 jours sinon",
      ],
      [
        "Compte rendu d’une soirée",
        "pour qui l’a tenue : questions, réponses de chacun, pseudos, points, gorgées, distinctions ; pour qui l’a jouée, ses réponses et la table",
        "Revenir sur une soirée, accepter après coup une réponse refusée",
        "30 jours pour les pseudos et les réponses de chacun, et pour une soirée tenue sans compte ; 7 jours pour la part de qui l’a jouée sans compte ; les chiffres, jusqu’à ce que l’hôte les efface ou supprime son compte",
      ],
      [
        "Questions déjà vues",
        "quelles questions, quand ; pour un compte qui a tenu ou joué une soirée, ou pour le navigateur de qui en a tenu une sans compte",
        "Composer une soirée dont votre groupe n’a vu aucune question ; personne ne les lit",
        "400 jours ; avant, la suppression du compte ; pour qui a tenu la soirée, l’effacement de son compte rendu",
      ],
      [
        "Ce que deviennent vos questions",
        "nombre de parties et de réponses données, de justes, temps médian des vingt dernières parties, fausses réponses et combien de fois, sans aucun nom ; une réponse écrite ne se montre qu’une fois donnée dans trois parties",
        "Montrer à qui a écrit une question si elle est trop facile, trop difficile, ou trompeuse",
        "La suppression de la question, du quizz ou du compte ; un changement de ses réponses remet tout à zéro",
      ],
      [
        "Sauvegardes",
        "une copie de tout ce qui précède, avec ce qui a été supprimé depuis",
        "Tout retrouver après une panne",
        "14 jours, sauf si la personne qui tient ce serveur en a décidé autrement",
      ],
      ["Badges", "obtenus, affichés", "Votre profil", "La suppression du compte"],
      [
        "Notes",
        "données aux quizz, même retirées",
        "Compter une note par compte",
        "La suppression du quizz ou du compte",
      ],
      [
        "Signets",
        "",
        "Retrouver les quizz mis de côté",
        "Leur retrait, ou la suppression du compte",
      ],
      [
        "Amis",
        "amitiés et demandes",
        "La liste d’amis, les quizz entre amis",
        "Leur retrait par l’un des deux, ou la suppression d’un des deux comptes",
      ],
      [
        "Messages entre amis",
        "texte, date, lu ou non",
        "La messagerie",
        "Quand les deux les ont effacés, ou qu’un des deux comptes est supprimé",
      ],
      [
        "Signalement à la modération",
        "motif, texte, quizz, question ou profil, votre compte si vous étiez connecté",
        "Modérer",
        "12 mois après la clôture de son affaire ; votre nom en est ôté si vous supprimez votre compte",
      ],
      [
        "Affaire de modération",
        "une copie de ce qui a été signalé, avec ses médias ; qui s’en occupe ; les mots interdits trouvés",
        "Juger ce qui a été signalé, même changé ou supprimé depuis",
        "12 mois après sa clôture, ou la fin de la mesure si elle dure plus ; si vous supprimez votre compte, il n’y reste que « compte supprimé »",
      ],
      [
        "Mesure de modération",
        "ce qui a été décidé, la raison, jusqu’à quand, votre contestation et la réponse",
        "Vous le dire, vous laisser répondre, nous en souvenir",
        "Avec son affaire",
      ],
      [
        "Journal de la modération",
        "qui a fait quoi, quand, à propos de quel quizz ou de quel compte, et pourquoi",
        "Que chaque décision ait quelqu’un qui en réponde",
        "Aussi longtemps que ce serveur ; un compte supprimé n’y est plus que « compte supprimé »",
      ],
      [
        "Signalement à qui a écrit le quizz",
        "texte",
        "Prévenir cette personne sans lui dire qui écrit : votre nom n’est pas enregistré",
        "Quand elle l’efface, ou supprime son compte",
      ],
      [
        "Connexion",
        "empreinte du cookie, compte, dates",
        "Vous garder connecté",
        "La déconnexion ; 12 heures sans visite, ou 30 jours avec « Se souvenir de moi »",
      ],
      [
        "Appareil connu",
        "empreinte du cookie, compte, date",
        "Que vous n’attendiez pas à la porte quand d’autres s’y trompent",
        "Un an après la dernière connexion ; avant, un changement de mot de passe ou la suppression du compte",
      ],
      [
        "Liens envoyés par mail",
        "leur empreinte, et l’adresse en jeu quand vous en changez",
        "Confirmer que c’est bien vous",
        "Leur usage ; 1 heure (mot de passe), 24 heures (compte, adresse, suppression), 7 jours (annuler un changement d’adresse). L’empreinte d’un lien qui a confirmé une adresse reste 30 jours, pour le dire à qui le rouvre",
      ],
      [
        "Preuve de travail de l’inscription",
        "son empreinte",
        "Qu’elle ne serve qu’une fois",
        "Un quart d’heure",
      ],
    ]}
  />
);

export const SECTIONS_CONFIDENTIALITE_DONNEES_GARDEES: readonly SectionLegale[] = [
  {
    id: "responsable",
    titre: "Qui est responsable",
    corps: (
      <>
        <p>
          Trinquizz s’installe où l’on veut. Le responsable du traitement de vos données est{" "}
          <strong>la personne qui fait tourner le serveur</strong> sur lequel vous lisez cette page.
          Pour toute question, ou pour exercer vos droits : <LienContact />.
        </p>
        <p>
          Les données sont dans un dossier de ce serveur, et nulle part ailleurs. Les autrices et
          auteurs du logiciel n’y ont pas accès.
        </p>
      </>
    ),
  },
  {
    id: "sans-compte",
    titre: "Quand vous jouez sans compte",
    corps: (
      <>
        <p>
          La room connaît votre pseudo, vos réponses, vos points, vos gorgées, le dessin de votre
          sous-bock et, si vous l’avez choisi, que vous jouez sans alcool. Les autres joueurs les
          voient : c’est le jeu. Elle garde aussi l’empreinte d’un secret tiré au hasard par votre
          navigateur, pour vous rendre votre place après une coupure.
        </p>
        <p>
          Tout cela vit le temps de la room et s’efface avec elle : quand l’hôte la ferme, après 30
          minutes sans hôte ou 10 minutes sans personne. Si le serveur redémarre en pleine soirée,
          il reprend la partie là où elle en était ; ces délais repartent alors de zéro. Une partie
          que le serveur ne sait plus relire s’efface au premier redémarrage qui suit 24 heures.
        </p>
        <p>
          À la fin d’une partie, le serveur écrit pour chaque joueur ses gorgées et son score,{" "}
          <strong>sans son pseudo</strong>, à côté de l’empreinte de ce secret. Connectez-vous et
          l’écran de fin la met dans votre historique ; sinon, elle disparaît au bout de 7 jours. Il
          compte aussi, pour qui a écrit le quizz, les réponses données à chaque question,{" "}
          <strong>sans dire de qui elles sont</strong>.
        </p>
        <p>
          Il reste aussi le compte rendu de la soirée : pendant 30 jours, qui l’a tenue y lit les
          pseudos, les points, les gorgées et les réponses de chacun ; ensuite, des chiffres{" "}
          <strong>sans aucun nom</strong>. Pour ne pas vous les reposer, il retient 400 jours les
          questions posées par le navigateur qui a tenu la soirée.
        </p>
      </>
    ),
  },
  {
    id: "avec-compte",
    titre: "Quand vous avez un compte",
    corps: (
      <>
        <p>
          Le compte demande un pseudo, une adresse mail et un mot de passe, rien d’autre : ni nom,
          ni date de naissance, ni téléphone. L’adresse sert à vous confirmer et à vous rendre
          l’accès ; elle n’est montrée à aucun membre. Vous êtes identifié dans la room quand vous
          jouez connecté, afin que la partie rejoigne votre historique.
        </p>
        <p>
          <strong>Ce que les autres voient.</strong> Votre profil est public, y compris pour qui n’a
          pas de compte : pseudo, avatar, description, badges que vous affichez, total de vos
          gorgées et quizz publics. Les membres connectés voient aussi la liste de vos amis, et
          peuvent trouver votre pseudo et votre avatar dans la liste des comptes.
        </p>
        <p>
          <strong>Ce que la modération voit.</strong> Les signalements et la copie de ce qu’ils
          visent, les profils, les quizz publics et, en cas de soupçon raisonnable de manquement,
          les quizz privés. Vos messages ne lui sont montrés par aucune page.
        </p>
        <p>
          Une inscription jamais confirmée ne crée pas de compte, et s’efface au bout de 24 heures.
        </p>
      </>
    ),
  },
  {
    id: "durees",
    titre: "Le détail, donnée par donnée",
    corps: (
      <>
        {DUREES}
        <p>
          Les imprévus et les quizz officiels sont des textes de la maison : ils ne contiennent
          aucune donnée personnelle. Un contenu effacé peut survivre quelque temps dans les
          sauvegardes que fait la personne qui tient ce serveur.
        </p>
      </>
    ),
  },
  {
    id: "bases",
    titre: "De quel droit",
    corps: (
      <ul>
        <li>
          <strong>Le contrat</strong> que sont les conditions d’utilisation, pour le compte, les
          quizz, les parties, les amis et les messages : sans ces données, le service ne peut pas
          vous être rendu.
        </li>
        <li>
          <strong>L’intérêt légitime</strong> à ce que la maison reste tranquille, pour la sécurité,
          la limitation des abus et la modération.
        </li>
        <li>
          <strong>La loi</strong>, quand elle impose de retirer un contenu ou de répondre à la
          justice.
        </li>
      </ul>
    ),
  },
];
