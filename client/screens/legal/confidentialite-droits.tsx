/** Last sections of the privacy page: rights of the persons, minors, changes. */
import { Link } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { LienTelechargerMesDonnees } from "../../compte/mes-donnees.tsx";
import { LienContact, type SectionLegale } from "./texte-legal.tsx";

export const SECTIONS_CONFIDENTIALITE_DROITS: readonly SectionLegale[] = [
  {
    id: "droits",
    titre: "Vos droits",
    corps: (
      <>
        <h3>Voir et emporter</h3>
        <p>
          Une fois connecté, vous obtenez en un fichier JSON tout ce qui porte votre compte : quizz
          et questions, médias, messages, historique, amis, badges, notes, signets, signalements,
          connexions.
        </p>
        <LienTelechargerMesDonnees />
        <h3>Corriger</h3>
        <p>
          Pseudo, adresse, mot de passe, avatar, description : tout se change dans votre{" "}
          <Link to="/profile">profil</Link>. Un quizz se corrige dans son éditeur.
        </p>
        <h3>Supprimer</h3>
        <p>
          Dans <Link to={ecrireAdresseDePage("/profile", { menu: "4" })}>Profil › Gestion</Link>,
          demandez la suppression : un mail vous apporte un lien valable 24 heures, et rien ne bouge
          tant que vous ne l’avez pas confirmé. Partent alors le compte, les quizz, les questions,
          les médias, les messages envoyés et reçus, les amitiés, l’historique, les badges, les
          notes, les signets et les connexions.
        </p>
        <h3>Le reste</h3>
        <p>
          Vous pouvez aussi demander la limitation d’un traitement ou vous y opposer, et dire ce
          qu’il doit advenir de vos données après votre mort. Écrivez à <LienContact />, de
          préférence depuis l’adresse de votre compte ; la réponse vient dans le mois.
        </p>
        <p>
          Si elle ne vous satisfait pas, vous pouvez saisir la CNIL :{" "}
          <a href="https://www.cnil.fr/fr/plaintes">cnil.fr/plaintes</a>, ou 3 place de Fontenoy,
          TSA 80715, 75334 Paris Cedex 07.
        </p>
      </>
    ),
  },
  {
    id: "mineurs",
    titre: "Mineurs",
    corps: (
      <p>
        Trinquizz est réservé aux adultes et ne recueille sciemment aucune donnée sur un mineur. Un
        compte de mineur qui nous est signalé est supprimé avec tout ce qu’il contient.
      </p>
    ),
  },
  {
    id: "changements",
    titre: "Si cette page change",
    corps: (
      <p>
        Sa date change avec elle, et les membres sont prévenus de ce qui compte avant que cela ne
        s’applique. Les règles du jeu, elles, sont dans les{" "}
        <Link to="/cgu">conditions générales d’utilisation</Link>.
      </p>
    ),
  },
];
