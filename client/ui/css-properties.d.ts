// Lets `style={{ "--c": "var(--absinthe)" }}` type-check: our components hand tokens down as custom properties.
import "react";

declare module "react" {
  interface CSSProperties {
    [propriete: `--${string}`]: string | number | undefined;
  }
}
