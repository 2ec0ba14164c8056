import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './PageTabs.module.css';

interface PageTabsProps {
  readonly label: string;
  readonly className?: string;
  /** Links to the pages, one of them the current page. */
  readonly children: ReactNode;
}

/**
 * Links between the pages of one thing, in a line. If it is too long it scrolls sideways, with the current page in
 * view.
 */
export function PageTabs({ label, className = '', children }: PageTabsProps) {
  const line = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const element = line.current;
    if (element === null) return;
    showCurrent(element);
    // The current page stays in view when the window gets narrower.
    const watcher = new ResizeObserver(() => showCurrent(element));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [pathname]);
  return (
    <nav ref={line} className={`${styles['pages']} ${className}`.trim()} aria-label={label}>
      {children}
    </nav>
  );
}

/** Scrolls the line, and only that, until the current page is in its middle. */
function showCurrent(line: HTMLElement): void {
  const current = line.querySelector('[aria-current="page"]');
  if (current === null) return;
  const [inner, outer] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
