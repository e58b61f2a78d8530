/** Second half of the terms: publication, moderation, rights, legal notices. */
import { Link } from "../../app/navigation.tsx";
import { LienContact, type SectionLegale } from "./texte-legal.tsx";

export const SECTIONS_CGU_PUBLICATION_ET_MODERATION: readonly SectionLegale[] = [
  {
    id: "interdits",
    titre: "Ce qu’on ne publie pas",
    corps: (
      <>
        <p>
          Cela vaut pour tout ce que vous écrivez ou déposez : titres, questions, images, vidéos,
          sons, liens, messages, description et pseudos. Sont interdits :
        </p>
        <ul>
          <li>
            les contenus illégaux : incitation à la haine, apologie de crimes, contenus sexuels
            impliquant des mineurs, diffamation, menaces, escroqueries ;
          </li>
          <li>le harcèlement, l’humiliation et ce qui expose la vie privée de quelqu’un ;</li>
          <li>la photo ou la voix d’une personne qui n’est pas d’accord ;</li>
          <li>
            les œuvres que vous n’avez pas le droit de diffuser : préférez un lien vers la source ;
          </li>
          <li>
            les défis dangereux, et tout ce qui pousse à boire vite, beaucoup ou contre son gré ;
          </li>
          <li>
            les contenus réservés à un public averti sans le tag « NSFW », et la pornographie dans
            tous les cas ;
          </li>
          <li>la publicité et les messages envoyés en masse ;</li>
          <li>
            les fichiers piégés, les robots, et les tentatives d’entrer là où l’on n’est pas invité.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "moderation",
    titre: "Modération",
    corps: (
      <>
        <p>
          Tout quizz, toute question et tout profil peuvent être signalés, avec ou sans compte : à
          la personne qui les a écrits, sans que votre nom lui soit donné, ou à l’administration de
          ce serveur. Une copie de ce qui est signalé est gardée, même si l’original change.
        </p>
        <p>
          Les modérateurs et les administrateurs n’ouvrent un{" "}
          <strong>
            quizz privé qu’en cas de soupçon raisonnable de manquement à ces conditions ou à la loi
          </strong>
          . Par curiosité, non ; et chaque ouverture est consignée.
        </p>
        <p>
          Ils peuvent vous écrire, masquer ou supprimer un contenu, vous empêcher de publier pendant
          un temps, suspendre un compte ou le supprimer. La mesure est proportionnée à la faute ; un
          contenu manifestement illégal part sans avertissement, et peut être transmis aux
          autorités. Les pseudos et les titres publics ne contiennent pas d’insultes.
        </p>
        <p>
          La raison vous est donnée, dans votre messagerie ou par mail, et vous pouvez la{" "}
          <strong>contester une fois</strong> : quelqu’un relit et vous répond. Pour tout le reste,
          écrivez à <LienContact />.
        </p>
      </>
    ),
  },
  {
    id: "droits",
    titre: "Ce qui est à vous reste à vous",
    corps: (
      <>
        <p>
          Vous gardez tous vos droits sur vos quizz, vos questions et vos médias. Pour que le
          service fonctionne, vous autorisez l’éditeur de ce serveur à les conserver, à les adapter
          techniquement (réduire une image, par exemple) et à les montrer aux personnes que la
          visibilité choisie désigne, et à celles qui jouent.
        </p>
        <p>
          Cette autorisation est gratuite, non exclusive, limitée à Trinquizz, et s’éteint quand
          vous supprimez le contenu. Demeurent le titre du quizz, dans l’historique de ceux qui y
          ont joué ; le texte et la réponse des questions jouées, dans le compte rendu de la soirée,
          pour qui l’a tenue ou y a joué (trente jours avec les noms et les réponses de chacun, puis
          les chiffres seuls) ; et les copies que d’autres membres ont faites, pour eux, d’un quizz
          qu’ils pouvaient voir, ou de questions prises pour composer une soirée. Vos contenus ne
          sont ni vendus ni employés à autre chose.
        </p>
        <p>
          Vous garantissez, de votre côté, que vous avez le droit de publier ce que vous publiez.
          Les quizz officiels, les dessins et le nom Trinquizz restent à leurs auteurs.
        </p>
      </>
    ),
  },
  {
    id: "disponibilite",
    titre: "Un service rendu de bon cœur",
    corps: (
      <>
        <p>
          Trinquizz est gratuit et fourni tel quel. Tout est fait pour qu’une soirée ne s’arrête pas
          au milieu d’une question, mais rien ne garantit que le serveur soit toujours ouvert : il
          peut être arrêté pour une mise à jour, une panne, ou pour de bon. Gardez une copie de ce à
          quoi vous tenez.
        </p>
        <p>
          Chaque compte dispose de 1 Go pour ses médias ; un fichier pèse 50 Mo au plus. Ces limites
          peuvent changer.
        </p>
      </>
    ),
  },
  {
    id: "responsabilite",
    titre: "Responsabilités",
    corps: (
      <>
        <p>
          Vous répondez de ce que vous publiez et de ce que vous faites pendant une partie.
          L’éditeur de ce serveur héberge les contenus des membres : il n’en est responsable que
          s’il ne retire pas promptement ce qui lui a été signalé comme illégal.
        </p>
        <p>
          Il ne répond ni de l’exactitude des réponses d’un quizz, ni des sites vers lesquels mène
          un média, ni des lendemains difficiles. Rien, dans ces conditions, ne limite une
          responsabilité que la loi interdit de limiter, ni vos droits de consommateur.
        </p>
      </>
    ),
  },
  {
    id: "donnees",
    titre: "Vos données",
    corps: (
      <p>
        Pas de publicité, pas de mouchard, pas de revente. Le détail, donnée par donnée, est dans la{" "}
        <Link to="/confidentialite">politique de confidentialité</Link>, qui fait partie de ces
        conditions.
      </p>
    ),
  },
  {
    id: "changements",
    titre: "Si ces conditions changent",
    corps: (
      <p>
        La date en haut de cette page change avec elles. Pour un changement important, les membres
        sont prévenus avant qu’il ne s’applique ; continuer à utiliser Trinquizz ensuite, c’est
        l’accepter. Sinon, votre compte se supprime en deux clics et un mail.
      </p>
    ),
  },
  {
    id: "loi",
    titre: "Droit applicable",
    corps: (
      <p>
        Ces conditions relèvent du droit français. En cas de désaccord, parlons-en d’abord ; à
        défaut d’accord, les tribunaux compétents sont ceux que désigne la loi, sans priver personne
        de la protection de son pays de résidence.
      </p>
    ),
  },
  {
    id: "contact",
    titre: "Nous écrire",
    corps: (
      <p>
        Une question, un contenu à signaler, un mot gentil : <LienContact />.
      </p>
    ),
  },
];
