/** The part of es-check that we call: the package has no types of its own. */
declare module "es-check" {
  interface Config {
    /** Version of the language that is allowed, "es13" for ES2022. */
    readonly ecmaVersion: string;
    /** Paths or globs of the scripts. */
    readonly files: readonly string[];
    readonly module: boolean;
    /** Whether functions of the language are looked for too, not syntax alone. */
    readonly checkFeatures: boolean;
  }
  interface CheckError {
    readonly file: string;
    readonly err: Error & { readonly features?: readonly string[] };
  }
  export function runChecks(
    configs: readonly Config[],
    options: { readonly logger: null },
  ): { readonly success: boolean; readonly errors: readonly CheckError[] };
}
