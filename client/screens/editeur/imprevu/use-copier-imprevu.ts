import { useQueryClient } from "@tanstack/react-query";
import { imprevuCree } from "#contracts/edition-imprevu.ts";
import { appeler } from "../../../app/api/api.ts";
import { vers } from "../../../app/paths.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useEnvoi } from "../../../app/page/use-envoi.ts";
import { CLE_IMPREVUS } from "../imprevus/queries.ts";
import { useCarte } from "./redaction.ts";

/** Makes a card of its own of what is written here, and goes to its page; nothing when it was refused, which was said. */
export function useCopierImprevu() {
  const { etat } = useCarte();
  const { envoyer, enCours } = useEnvoi();
  const client = useQueryClient();
  const aller = useNavigate();
  /** @param avant once it is made, and before this page is left: nothing of it is to be saved here */
  const copier = async (avant: () => void): Promise<void> => {
    const copie = await envoyer(() =>
      appeler("POST", "/api/imprevu", imprevuCree, { corps: etat.carte }),
    );
    if (copie === null) return;
    avant();
    await client.invalidateQueries({ queryKey: CLE_IMPREVUS });
    await aller(vers("/admin/imprevu/:id", { id: copie._id }), { replace: true });
  };
  return { copier, enCours };
}
