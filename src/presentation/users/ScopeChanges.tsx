import { useId } from 'react';
import type { ScopeDifference } from '@/domain/users/scopeDifference';
import { scopeWords } from '../access/scopeWords';
import { usersText } from './usersText';

const PARTS = ['gained', 'lost', 'kept'] as const;

/** What a change of groups would let somebody do, take from them, and leave as it is. */
export function ScopeChanges({ difference }: { readonly difference: ScopeDifference }) {
  const heading = useId();
  const isSame = difference.gained.length === 0 && difference.lost.length === 0;
  return (
    <section className="user-difference" role="group" aria-labelledby={heading}>
      <h3 id={heading}>{usersText('form.difference')}</h3>
      {isSame && <p>{usersText('form.sameScopes')}</p>}
      <dl>
        {PARTS.map(part => (
          <div key={part} data-part={part}>
            <dt>{usersText(`form.${part}`)}</dt>
            {difference[part].length === 0 ? (
              <dd className="organisation-hint">{usersText('form.nothing')}</dd>
            ) : (
              difference[part].map(scope => <dd key={scope}>{scopeWords(scope)}</dd>)
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
