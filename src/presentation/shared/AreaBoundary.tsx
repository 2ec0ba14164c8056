import { Button } from '@blueprintjs/core';
import { Component, type ReactNode } from 'react';
import { sessionText } from '../session/sessionText';

interface AreaBoundaryProps {
  /** Name of the area, for the report. */
  readonly area: string;
  /** Another value gives what is inside another chance, without taking down what works. */
  readonly place?: string;
  readonly report: (error: unknown, context: string) => void;
  readonly onRetry?: () => void;
  /** Class of what stands in for the area, where it has a place of its own in a layout. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Keeps a fault inside its area: the rest of the page goes on, nobody is signed out, nothing typed elsewhere is lost. */
export class AreaBoundary extends Component<AreaBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, this.props.area);
  }

  override componentDidUpdate({ place }: AreaBoundaryProps): void {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={`plain-page ${this.props.className ?? ''}`.trim()} role="alert">
        <p>{sessionText('start.globalError')}</p>
        <Button text={sessionText('start.tryAgain')} onClick={() => this.retry()} />
      </div>
    );
  }

  private retry(): void {
    this.props.onRetry?.();
    this.setState({ failed: false });
  }
}
