import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface DownloadedProps<T> {
  readonly load: () => Promise<T>;
  /** Shown until it is there. */
  readonly fallback: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * Shows what has to be downloaded first. A download that fails goes to the boundary around it, and is made again only
 * when that shows this again.
 */
export function Downloaded<T>({ load, fallback, children }: DownloadedProps<T>) {
  // Kept outside of what suspends, which is rendered anew after a failure and would download again without an end.
  // `lazy` remembers a failure too, so each place has one of its own.
  const [content] = useState(() => lazy(() => contentOf(load)));
  return <Suspense fallback={fallback}>{createElement(content, { children })}</Suspense>;
}

type Content<T> = ComponentType<Pick<DownloadedProps<T>, 'children'>>;

async function contentOf<T>(load: () => Promise<T>): Promise<{ readonly default: Content<T> }> {
  const value = await load();
  return { default: ({ children }) => children(value) };
}
