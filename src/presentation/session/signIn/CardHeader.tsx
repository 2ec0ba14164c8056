import { useState } from 'react';
import { BrandMark } from '../BrandMark';

interface CardHeaderProps {
  readonly title: string;
  /** Empty if there is no subtitle. */
  readonly subtitle: string;
  /** Id of the title, for a dialog that it labels. */
  readonly titleId?: string;
}

/**
 * The header of a card, with the texts that the specification fixes. It is not a landmark, because a card may be in a
 * dialog. The titles of later steps slide in.
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
