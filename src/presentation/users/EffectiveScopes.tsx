import type { EffectiveScope } from '@/domain/users/UserAccess';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import styles from './EffectiveScopes.module.css';
import { rightName, scopeName, usersText } from './usersText';

/** A user's current scopes in words, with the rights from which they come. */
export function EffectiveScopes({ effective }: { readonly effective: readonly EffectiveScope[] }) {
  return (
    <Panel title={usersText('scopes.title')}>
      {effective.length === 0 ? (
        <Hint>{usersText('scopes.none')}</Hint>
      ) : (
        <ul className={styles['scopes']}>
          {effective.map(({ scope, through }) => (
            <li key={scope}>
              <span className={styles['scope']}>{scopeName(scope)}</span>
              <span className={styles['from']}>
                {usersText('scopes.through', { rights: through.map(throughName).join(', ') })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A single permission has no name besides that of its scope, which is shown already. */
const throughName = (right: string): string =>
  right.startsWith('scope:') ? usersText('singleScope') : rightName(right);
