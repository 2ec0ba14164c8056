import type { ReactNode } from 'react';

interface ShellMessageProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A page inside the shell that has one thing to say. */
export function ShellMessage({ title, text, children }: ShellMessageProps) {
  return (
    <div className="shell-page shell-message">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
