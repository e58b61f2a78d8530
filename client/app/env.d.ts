/** The build replaces this variable by the version (scripts/vite/version.ts). */
interface ImportMetaEnv {
  readonly VITE_VERSION: string;
}
