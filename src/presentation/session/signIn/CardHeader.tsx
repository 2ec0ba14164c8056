import { useState } from 'react';
import { BrandMark } from '../BrandMark';

interface CardHeaderProps {
  readonly title: string;
  /** Empty: none. */
  readonly subtitle: string;
  /** Id of the title, for a dialog that is labelled by it. */
  readonly titleId?: string;
}

/**
 * The header of a card, in the specification's words. It is no landmark, since a card may be in a dialog. Another step
 * moves in.
 */
export function CardHeader({ title, subtitle, titleId }: CardHeaderProps) {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (title !== first && !hasChanged) setHasChanged(true);
  return (
    <div key={title} className={hasChanged ? 'session-head session-head-next' : 'session-head'}>
      <BrandMark />
      <h1 id={titleId}>{title}</h1>
      {subtitle !== '' && <p>{subtitle}</p>}
    </div>
  );
}
