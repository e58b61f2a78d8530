/** Root of every page: strict mode, banners, and the last error boundary. */
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { reportScreenError } from "../api/report-error.ts";
import { PageDePlateformeEnPanne } from "../page/carte-panne.tsx";
import "../../styles/index.css";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

export function ClientRoot({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <StrictMode>
      {/* each page has its own error boundary; this one covers the code around pages */}
      <ErrorBoundary
        repli={<PageDePlateformeEnPanne />}
        surErreur={(erreur) => reportScreenError(erreur, "page")}
      >
        <BannieresProvider>{children}</BannieresProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** DOM element of the React root. Throws when the HTML has none (a bug). */
export function getReactRootElement(): HTMLElement {
  const racine = document.getElementById("racine");
  if (racine === null) throw new Error("no #racine in the page");
  return racine;
}
