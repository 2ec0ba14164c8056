import { BrandMark } from './BrandMark';

/** The head of a card: what is asked for, in the specification's words. */
export function CardHeader({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  return (
    <header className="session-head">
      <BrandMark />
      <h1>{title}</h1>
      <p>{subtitle}</p>
    </header>
  );
}
