import { useId } from 'react';
import type { ScopeDifference } from '@/domain/users/scopeDifference.rule';
import { scopeWords } from '../access/scopeWords';
import { dateFormat } from '../kit/time/dateFormat';
import { usersText } from './usersText';

const PARTS = ['gained', 'lost', 'kept'] as const;

/** What a change of groups would let somebody do, take from them, and leave as it is. */
export function ScopeChanges({ difference }: { readonly difference: ScopeDifference }) {
  const heading = useId();
  const { gained, lost, ending } = difference;
  const isSame = gained.length === 0 && lost.length === 0 && ending.length === 0;
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
        {ending.length > 0 && (
          <div data-part="ending">
            <dt>{usersText('form.ending')}</dt>
            {ending.map(({ scope, lastDay }) => (
              <dd key={scope}>
                {usersText('form.endingScope', { scope: scopeWords(scope), day: dateFormat.day(lastDay) })}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
