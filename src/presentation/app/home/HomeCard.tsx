import type { ReactNode } from 'react';

interface HomeCardProps {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  /** Not all were checked: there may be more. */
  readonly atLeast?: boolean;
  readonly children: ReactNode;
}

/** One kind of thing that may need attention. */
export function HomeCard({ id, title, count, atLeast = false, children }: HomeCardProps) {
  return (
    <section className="home-card" aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        {count !== undefined && count > 0 && <span className="home-count">{atLeast ? `${count}+` : count}</span>}
      </h2>
      {children}
    </section>
  );
}
