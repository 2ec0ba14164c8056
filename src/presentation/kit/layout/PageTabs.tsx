import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './PageTabs.module.css';

interface PageTabsProps {
  readonly label: string;
  readonly className?: string;
  /** Links, of which one is the current page. */
  readonly children: ReactNode;
}

/** The pages of one thing in a line that scrolls sideways where it is too long, with the current one in view. */
export function PageTabs({ label, className = '', children }: PageTabsProps) {
  const line = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showCurrent(line.current), [pathname]);
  return (
    <nav ref={line} className={`${styles['pages']} ${className}`.trim()} aria-label={label}>
      {children}
    </nav>
  );
}

/** Scrolls only the line, until the current page is in its middle. */
function showCurrent(line: HTMLElement | null): void {
  const current = line?.querySelector('[aria-current="page"]');
  if (line === null || current === null || current === undefined) return;
  const [inner, outer] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
