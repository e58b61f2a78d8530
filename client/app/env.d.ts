/** What the build writes into the code (scripts/version.ts). */
interface ImportMetaEnv {
  readonly VITE_VERSION: string;
}
