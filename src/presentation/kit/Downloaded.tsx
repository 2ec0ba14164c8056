import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface DownloadedProps<T> {
  readonly load: () => Promise<T>;
  /** Shown until the content is loaded. */
  readonly fallback: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * Renders content that has to be downloaded first. A failed download goes to the surrounding boundary, and is retried
 * only when that renders this again.
 */
export function Downloaded<T>({ load, fallback, children }: DownloadedProps<T>) {
  // Kept outside the suspended part, which is rendered again after a failure and would download endlessly. `lazy`
  // remembers a failure too, so each place has its own.
  const [content] = useState(() => lazy(() => contentOf(load)));
  return <Suspense fallback={fallback}>{createElement(content, { children })}</Suspense>;
}

type Content<T> = ComponentType<Pick<DownloadedProps<T>, 'children'>>;

async function contentOf<T>(load: () => Promise<T>): Promise<{ readonly default: Content<T> }> {
  const value = await load();
  return { default: ({ children }) => children(value) };
}
