import { Component, type ReactNode } from "react";
import { RemountOnForeignNodes } from "./remount-on-foreign-nodes.tsx";

interface Props {
  readonly children: ReactNode;
  /** In the place of what failed. */
  readonly repli: ReactNode;
  /** Told once of each failure. */
  readonly surErreur: (erreur: unknown) => void;
  /** Another value is another chance for what is inside, e.g. the next step of a game. */
  readonly moment?: string | number | undefined;
}

interface Etat {
  readonly enPanne: boolean;
}

/** Holds a failure of what is inside to itself: the rest of the screen goes on. */
export class Garde extends Component<Props, Etat> {
  override state: Etat = { enPanne: false };

  static getDerivedStateFromError(): Etat {
    return { enPanne: true };
  }

  override componentDidCatch(erreur: unknown): void {
    this.props.surErreur(erreur);
  }

  override componentDidUpdate(avant: Props): void {
    // derived from the properties instead, it would undo a failure of the very step that has just come
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.enPanne && avant.moment !== this.props.moment) this.setState({ enPanne: false });
  }

  override render(): ReactNode {
    if (this.state.enPanne) return this.props.repli;
    return <RemountOnForeignNodes>{this.props.children}</RemountOnForeignNodes>;
  }
}
