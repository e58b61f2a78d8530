import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { confirmation } from "#contracts/signalement.ts";
import { ConditionsMotDePasse } from "../../compte/conditions-mot-de-passe.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import { Refus } from "../../app/page/refus.tsx";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { appeler } from "../../app/api/api.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMotDePasse } from "../../ui/champ-mot-de-passe.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { type Changement, CHANGEMENTS, type Saisie } from "./actions.ts";
import styles from "./profil.module.css";
import { useRelire } from "./queries.ts";

interface Props {
  readonly quoi: Changement;
  readonly onFermer: () => void;
}

/** Changes the pseudo, the address or the password: typed twice, with the current password. */
export function DialogueChangement({ quoi, onFermer }: Props): ReactElement {
  const { titre, nouveau, encore, schema, corps } = CHANGEMENTS[quoi];
  const { register, handleSubmit, formState, control } = useForm<Saisie>({
    resolver: zodResolver(schema),
    defaultValues: { nouveau: "", confirmation: "", password: "" },
    mode: "onTouched",
  });
  const mot = useWatch({ control, name: "nouveau" });
  const { enCours, refus, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const { relire } = useRelire();
  const id = useId();
  const changer = async (saisie: Saisie) => {
    const fait = await envoyer(() =>
      appeler("PUT", `/api/${quoi}`, confirmation, { corps: corps(saisie) }),
    );
    if (fait === null) return;
    info(fait.message);
    onFermer();
    await relire(quoi === "pseudo");
  };
  const erreur = (champ: keyof Saisie) => formState.errors[champ]?.message;
  const commun = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={titre}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton type="submit" form={id} chargement={enCours}>
            Valider
          </Bouton>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles["formulaire"]}
        onSubmit={(evenement) => void handleSubmit(changer)(evenement)}
      >
        {quoi === "password" ? (
          <>
            <div className={styles["groupe"]}>
              <ChampMotDePasse
                libelle={nouveau}
                autoComplete="new-password"
                erreur={erreur("nouveau")}
                {...register("nouveau")}
              />
              <ConditionsMotDePasse mot={mot} />
            </div>
            <ChampMotDePasse
              libelle={encore}
              autoComplete="new-password"
              erreur={erreur("confirmation")}
              {...register("confirmation")}
            />
          </>
        ) : (
          <>
            <Champ
              {...commun}
              libelle={nouveau}
              type={quoi === "mail" ? "email" : "text"}
              autoComplete={quoi === "mail" ? "email" : "username"}
              erreur={erreur("nouveau")}
              {...register("nouveau")}
            />
            <Champ
              {...commun}
              libelle={encore}
              type={quoi === "mail" ? "email" : "text"}
              autoComplete="off"
              erreur={erreur("confirmation")}
              {...register("confirmation")}
            />
          </>
        )}
        <ChampMotDePasse
          libelle="Mot de passe actuel"
          autoComplete="current-password"
          erreur={erreur("password")}
          {...register("password")}
        />
        <Refus refus={refus} />
      </form>
    </Dialogue>
  );
}
