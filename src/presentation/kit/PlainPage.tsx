import type { ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

export function PlainPage({ title, text, children }: PlainPageProps) {
  return (
    <main className="plain-page">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </main>
  );
}
