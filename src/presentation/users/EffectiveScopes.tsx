import { useId } from 'react';
import type { EffectiveScope } from '@/domain/users/UserAccess';
import { rightName, scopeName, usersText } from './usersText';

/** What somebody may do now, in words, and the rights that it comes with. */
export function EffectiveScopes({ effective }: { readonly effective: readonly EffectiveScope[] }) {
  const heading = useId();
  return (
    <section className="organisation-panel user-scopes" aria-labelledby={heading}>
      <h2 id={heading}>{usersText('scopes.title')}</h2>
      {effective.length === 0 ? (
        <p className="organisation-hint">{usersText('scopes.none')}</p>
      ) : (
        <ul>
          {effective.map(({ scope, through }) => (
            <li key={scope}>
              <span>{scopeName(scope)}</span>
              <span className="organisation-hint">
                {usersText('scopes.through', { rights: through.map(throughName).join(', ') })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A single permission would repeat the scope. */
const throughName = (right: string): string =>
  right.startsWith('scope:') ? usersText('singleScope') : rightName(right);
