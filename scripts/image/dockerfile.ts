/** Parses a Dockerfile into the steps of its stages, with a library, so that replay.ts can run it without Docker. */
import { type Copy, DockerfileParser, type Instruction } from "dockerfile-ast";
import { z } from "zod";

export interface DockerfileStep {
  /** The instruction in capitals: `COPY`, `RUN`… */
  readonly mot: string;
  /** The rest of the instruction without its options, in one line. */
  readonly texte: string;
  readonly mots: readonly string[];
  /** The stage from which a COPY takes its files; null for the folder of the Dockerfile. */
  readonly de: string | null;
}

export interface DockerfileStage {
  /** Name of the stage; empty without one. */
  readonly nom: string;
  readonly image: string;
  readonly etapes: readonly DockerfileStep[];
}

const estCopie = (instruction: Instruction): instruction is Copy =>
  instruction.getKeyword() === "COPY";

export function parseDockerfile(texte: string): DockerfileStage[] {
  const etages: { nom: string; image: string; etapes: DockerfileStep[] }[] = [];
  for (const instruction of DockerfileParser.parse(texte).getInstructions()) {
    const mot = instruction.getKeyword();
    const mots = instruction.getArguments().map((argument) => argument.getValue());
    if (mot === "FROM") {
      const [image = "", , nom = ""] = mots;
      etages.push({ nom, image, etapes: [] });
    } else {
      const de = estCopie(instruction) ? (instruction.getFromFlag()?.getValue() ?? null) : null;
      etages.at(-1)?.etapes.push({
        mot,
        mots,
        de,
        texte: instruction.getArgumentsContent() ?? "",
      });
    }
  }
  return etages;
}

/**
 * The program and its arguments of a CMD or a HEALTHCHECK. Throws on a shell form, in which a shell would keep signals
 * from the program.
 */
export const parseDockerfileExecForm = ({ texte }: DockerfileStep): string[] =>
  z
    .array(z.string())
    .min(1)
    .parse(JSON.parse(texte.replace(/^CMD /, "")));
