import { Suspense, use, useState, type ReactNode } from 'react';

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
  const [download] = useState(load);
  return (
    <Suspense fallback={fallback}>
      <Content download={download}>{children}</Content>
    </Suspense>
  );
}

interface ContentProps<T> {
  readonly download: Promise<T>;
  readonly children: (value: T) => ReactNode;
}

function Content<T>({ download, children }: ContentProps<T>) {
  return children(use(download));
}
