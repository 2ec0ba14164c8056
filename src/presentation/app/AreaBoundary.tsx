import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice';

interface AreaBoundaryProps {
  /** Name of the area, used in reports. */
  readonly area: string;
  /** When this value changes, the boundary renders its content again; parts that work are not unmounted. */
  readonly place?: string;
  readonly report: (error: unknown, context: string) => void;
  readonly onRetry?: () => void;
  readonly onLogOut?: (() => void) | undefined;
  /** Class of the notice that replaces the area, if the layout has a place for it. */
  readonly className?: string;
  readonly children: ReactNode;
}

interface AreaBoundaryState {
  readonly failed: boolean;
  readonly error: unknown;
}

/**
 * Keeps an error inside its area: the rest of the page works, the user stays signed in, and text typed elsewhere is
 * kept.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, this.props.area);
  }

  override componentDidUpdate({ place }: AreaBoundaryProps): void {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { onLogOut, className } = this.props;
    return <ErrorNotice error={this.state.error} onRetry={this.retry} onLogOut={onLogOut} className={className} />;
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };
}
