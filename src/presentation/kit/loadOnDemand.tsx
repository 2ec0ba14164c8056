import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { Downloaded } from './Downloaded';

/** A component whose code is downloaded when it is first shown. */
export type OnDemand<P> = ComponentType<P> & {
  /**
   * Downloads the component before it is shown. A failed download is retried when the component is shown, and only then
   * reported.
   */
  readonly prepare: () => Promise<void>;
};

/**
 * Downloads a part of the dashboard when it is first needed. Unlike React's `lazy` and the router, it forgets a failed
 * download. The boundary around the part reports the failure and triggers a new download.
 */
export function loadOnDemand<P extends object>(
  download: () => Promise<ComponentType<P>>,
  fallback: () => ReactNode,
): OnDemand<P> {
  let running: Promise<ComponentType<P>> | undefined;
  let downloaded: ComponentType<P> | undefined;
  const load = (): Promise<ComponentType<P>> => {
    running ??= download().then(
      part => (downloaded = part),
      (error: unknown) => {
        running = undefined;
        throw error;
      },
    );
    return running;
  };
  const PartOnDemand = (props: P) => {
    // Decided at the first render: a later switch would move the component and lose its state.
    const [there] = useState(() => downloaded);
    if (there !== undefined) return createElement(there, props);
    return (
      <Downloaded load={load} fallback={fallback()}>
        {part => createElement(part, props)}
      </Downloaded>
    );
  };
  const nothing = (): void => undefined;
  const prepare = (): Promise<void> => load().then(nothing, nothing);
  return Object.assign(PartOnDemand, { prepare });
}
