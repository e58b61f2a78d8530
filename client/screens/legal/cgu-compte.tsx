/** First half of the terms: the game, players, accounts, quizzes. Numbers come from contracts/limites.ts. */
import { Link } from "../../app/navigation.tsx";
import styles from "./legal.module.css";
import { LienContact, type SectionLegale } from "./texte-legal.tsx";

export const SECTIONS_CGU_JEU_COMPTES_ET_QUIZZ: readonly SectionLegale[] = [
  {
    id: "objet",
    titre: "De quoi parle-t-on ?",
    corps: (
      <>
        <p>
          Trinquizz est un site gratuit qui permet de créer des quizz, de les partager et d’y jouer
          entre amis : une personne ouvre une room sur un grand écran, les autres y entrent depuis
          leur téléphone, et une ardoise compte les points et les gorgées.
        </p>
        <p>
          Ces conditions disent ce que vous pouvez attendre du service et ce que le service attend
          de vous. En jouant ou en créant un compte, vous les acceptez. Si l’une d’elles ne vous
          convient pas, n’utilisez pas Trinquizz ; sans rancune.
        </p>
      </>
    ),
  },
  {
    id: "adultes",
    titre: "Réservé aux adultes",
    corps: (
      <>
        <p>
          Trinquizz s’adresse aux personnes majeures : <strong>18 ans révolus</strong>, et l’âge
          légal pour consommer de l’alcool là où vous vous trouvez s’il est plus élevé. C’est vrai
          pour créer un compte comme pour entrer dans une room, même à l’eau.
        </p>
        <p>
          L’accueil vous le demande une fois, et l’inscription aussi. Un compte qui se révèle être
          celui d’un mineur est supprimé.
        </p>
      </>
    ),
  },
  {
    id: "alcool",
    titre: "L’alcool et vous",
    corps: (
      <>
        <p className={styles["sante"]}>
          L’abus d’alcool est dangereux pour la santé, à consommer avec modération.
        </p>
        <p>
          <strong>Personne n’est jamais obligé de boire.</strong> Une gorgée, dans Trinquizz, est un
          bâton sur une ardoise : elle vaut une gorgée d’eau, de sirop ou de rien du tout. Un
          imprévu, une roulette ou un cul sec peuvent toujours être refusés.
        </p>
        <ul>
          <li>
            Le mode <strong>sans alcool</strong> se choisit en entrant dans la room et se change à
            tout moment depuis le menu du téléphone. Il ne change rien aux points.
          </li>
          <li>N’insistez pas auprès de quelqu’un qui ne boit pas, ou plus. C’est la règle n° 1.</li>
          <li>Qui conduit ne boit pas. Qui est enceinte non plus.</li>
          <li>
            Si votre consommation vous inquiète, Alcool Info Service écoute, sans juger, au{" "}
            <a href="tel:+33980980930">0 980 980 930</a> (appel non surtaxé, de 8 h à 2 h).
          </li>
        </ul>
        <p>
          Chacun reste seul juge, et seul responsable, de ce qu’il boit. Trinquizz compte ; il ne
          vérifie rien et ne récompense pas l’excès.
        </p>
      </>
    ),
  },
  {
    id: "editeur",
    titre: "Qui tient ce serveur",
    corps: (
      <>
        <p>
          Trinquizz est un logiciel que chacun peut installer chez soi ou sur un serveur. L’éditeur
          du site où vous vous trouvez est donc{" "}
          <strong>la personne qui fait tourner ce serveur</strong>. C’est elle qui répond du
          service, qui nomme les modérateurs et à qui s’adressent ces conditions. On lui écrit à{" "}
          <LienContact />.
        </p>
        <p>
          Les autrices et auteurs du logiciel n’ont accès ni à ce serveur ni à ses données. Un
          compte créé ici n’existe pas sur un autre serveur Trinquizz.
        </p>
      </>
    ),
  },
  {
    id: "compte",
    titre: "Votre compte",
    corps: (
      <>
        <p>
          Jouer ne demande pas de compte : un pseudo et un code de room suffisent. Un compte sert à
          créer des quizz, à les noter, à garder votre historique et vos badges, à avoir des amis et
          à leur écrire.
        </p>
        <p>Pour en créer un, il faut :</p>
        <ul>
          <li>un pseudo de 2 à 20 lettres et chiffres, qui n’imite personne ;</li>
          <li>une adresse mail valide, que vous confirmez par un lien valable 24 heures ;</li>
          <li>
            un mot de passe d’au moins 8 caractères. Le serveur n’en garde qu’une empreinte, qui ne
            permet pas de le retrouver.
          </li>
        </ul>
        <p>
          Gardez ce mot de passe pour vous : ce qui est fait depuis votre compte est réputé l’être
          par vous. Si vous pensez que quelqu’un d’autre le connaît, changez-le ; vos autres
          appareils seront déconnectés aussitôt.
        </p>
        <p>
          Vous pouvez partir quand vous voulez : la suppression se demande dans Profil › Gestion et
          se confirme par un lien reçu par mail. Elle emporte vos quizz, vos médias, vos messages et
          vos amitiés ; elle est définitive.
        </p>
      </>
    ),
  },
  {
    id: "quizz",
    titre: "Vos quizz : privé, amis, public",
    corps: (
      <>
        <p>Un quizz naît privé. C’est vous qui en décidez ensuite :</p>
        <ul>
          <li>
            <strong>privé</strong> : vous seul, avec les co-auteurs que vous invitez, pouvez
            l’ouvrir et le lancer ;
          </li>
          <li>
            <strong>amis</strong> : les personnes que vous avez acceptées comme amies le voient
            aussi et peuvent y jouer ;
          </li>
          <li>
            <strong>public</strong> : tout le monde le trouve, avec votre pseudo, ses questions et
            ses réponses, et peut y jouer, même sans compte.
          </li>
        </ul>
        <p>
          Quand un quizz se joue, les personnes présentes dans la room voient ses questions, quelle
          que soit sa visibilité. Réfléchissez-y avant d’y mettre une photo de quelqu’un.
        </p>
        <p>
          Qui peut voir un quizz peut aussi en prendre des questions, avec votre nom, pour composer
          une soirée, et garder cette soirée pour soi, sauf si vous le refusez dans les réglages du
          quizz.
        </p>
        <p>
          Un quizz privé n’est pas un coffre-fort : la modération peut l’ouvrir dans les cas décrits
          à la section « <a href="#moderation">Modération</a> ».
        </p>
        <p>
          Ce que nous gardons de vous, et pourquoi, est détaillé dans la{" "}
          <Link to="/confidentialite">politique de confidentialité</Link>.
        </p>
      </>
    ),
  },
];
