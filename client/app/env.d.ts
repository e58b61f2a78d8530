/** What the build writes into the code (scripts/vite/version.ts). */
interface ImportMetaEnv {
  readonly VITE_VERSION: string;
}
