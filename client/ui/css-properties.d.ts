// Custom properties in `style`, such as `{ "--c": "var(--absinthe)" }`, through which components hand design tokens down.
import "react";

declare module "react" {
  interface CSSProperties {
    [propriete: `--${string}`]: string | number | undefined;
  }
}
