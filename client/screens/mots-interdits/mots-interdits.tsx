/** /admin/mots: the words that are not wanted in pseudos and public titles. Issue 13, point 5. */
import { type ReactElement, useState } from "react";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { AjouterMot } from "./ajouter-mot.tsx";
import { ArdoiseMots } from "./ardoise-mots.tsx";
import { direEssai } from "./dire-essai.ts";
import styles from "./mots-interdits.module.css";
import { useMots } from "./queries.ts";

export function MotsInterdits(): ReactElement {
  const lecture = useMots();
  if (lecture.data === undefined) return <EnAttendant requete={lecture} />;
  const { mots } = lecture.data;
  return (
    <div className={styles["page"]}>
      <p className={styles["dit"]}>
        Refusés dans les pseudos et les titres publics, avec leurs pluriels, leurs féminins et leurs
        déguisements. Jamais dans une partie&nbsp;: entre amis, on dit ce qu’on veut.
      </p>
      <div className={styles["champs"]}>
        <AjouterMot />
        <Essai mots={mots} />
      </div>
      <ArdoiseMots mots={mots} />
    </div>
  );
}

function Essai({ mots }: { readonly mots: readonly string[] }): ReactElement {
  const [essai, setEssai] = useState("");
  const dit = direEssai(mots, essai);
  return (
    <div className={styles["essai"]}>
      <Champ
        libelle="Essayez un pseudo ou un titre"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={essai}
        onChange={(evenement) => setEssai(evenement.currentTarget.value)}
      />
      <p role="status" data-refuse={dit?.refuse ?? false}>
        {dit !== null && (
          <>
            <Icone nom={dit.refuse ? "attention" : "coche"} taille="1.15em" />
            <span>{dit.texte}</span>
          </>
        )}
      </p>
    </div>
  );
}
