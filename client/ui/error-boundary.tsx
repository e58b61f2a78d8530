import { Component, type ReactNode } from "react";
import { RemountOnForeignNodes } from "./remount-on-foreign-nodes.tsx";

interface Props {
  readonly children: ReactNode;
  /** Shown in place of children that failed. */
  readonly repli: ReactNode;
  /** Called once for each failure. */
  readonly surErreur: (erreur: unknown) => void;
  /** Another value renders the children again after a failure, e.g. at the next step of a game. */
  readonly moment?: string | number | undefined;
}

interface Etat {
  readonly enPanne: boolean;
}

/** Contains a failure of its children, so that the rest of the screen goes on. */
export class ErrorBoundary extends Component<Props, Etat> {
  override state: Etat = { enPanne: false };

  static getDerivedStateFromError(): Etat {
    return { enPanne: true };
  }

  override componentDidCatch(erreur: unknown): void {
    this.props.surErreur(erreur);
  }

  override componentDidUpdate(avant: Props): void {
    // derived from the props instead, the reset would also hide a failure of the new step
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.enPanne && avant.moment !== this.props.moment) this.setState({ enPanne: false });
  }

  override render(): ReactNode {
    if (this.state.enPanne) return this.props.repli;
    return <RemountOnForeignNodes>{this.props.children}</RemountOnForeignNodes>;
  }
}
