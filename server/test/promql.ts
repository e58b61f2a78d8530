/** Parses a Prometheus expression with the grammar of Prometheus: which metrics and labels it reads. */
import { parser } from "@prometheus-io/lezer-promql";

interface Selection {
  readonly metrique: string;
  readonly etiquettes: readonly { readonly nom: string; readonly egale: string | null }[];
}

export interface Expression {
  readonly selections: readonly Selection[];
  /** Labels by which the result is grouped. */
  readonly groupes: readonly string[];
}

/** Throws when the text is not a Prometheus expression. */
export function lireExpression(texte: string): Expression {
  const selections: Selection[] = [];
  const groupes: string[] = [];
  parser.parse(texte).iterate({
    enter(noeud) {
      const dit = texte.slice(noeud.from, noeud.to);
      if (noeud.type.isError) throw new Error(`${texte}: not understood at ${String(noeud.from)}`);
      if (noeud.name === "VectorSelector") {
        const metrique = /^[a-zA-Z_:][\w:]*/.exec(dit)?.[0] ?? "";
        const etiquettes = noeud.node
          .getChild("LabelMatchers")
          ?.getChildren("UnquotedLabelMatcher")
          .map(({ from, to }) => /^(\w+)\s*(=|!=|=~|!~)\s*"(.*)"$/.exec(texte.slice(from, to)))
          .map((lue) => ({ nom: lue?.[1] ?? "", egale: lue?.[2] === "=" ? (lue[3] ?? "") : null }));
        selections.push({ metrique, etiquettes: etiquettes ?? [] });
      }
      if (noeud.name === "LabelName" && noeud.node.parent?.name === "GroupingLabels")
        groupes.push(dit);
    },
  });
  return { selections, groupes };
}
