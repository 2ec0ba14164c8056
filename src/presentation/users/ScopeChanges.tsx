import { RemoveIcon, PlusIcon, SmallTickIcon, TimeIcon } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';
import type { ScopeDifference } from '@/domain/users/scopeDifference.rule';
import { scopeWords } from '../access/scopeWords';
import { dateFormat } from '../kit/time/dateFormat';
import styles from './ScopeChanges.module.css';
import { usersText } from './usersText';

/** The scopes that a change of rights would remove, add, or leave unchanged. */
export function ScopeChanges({ difference }: { readonly difference: ScopeDifference }) {
  const { gained, lost, kept, ending } = difference;
  const isSame = gained.length === 0 && lost.length === 0 && ending.length === 0;
  return (
    <div role="group" aria-label={usersText('form.difference')}>
      {isSame && <p className={styles['note']}>{usersText('form.sameScopes')}</p>}
      <dl className={styles['parts']}>
        <Part part="lost" icon={<RemoveIcon size={12} />} lines={lost.map(scopeWords)} />
        <Part part="gained" icon={<PlusIcon size={12} />} lines={gained.map(scopeWords)} />
        <Part
          part="ending"
          icon={<TimeIcon size={12} />}
          lines={ending.map(({ scope, lastDay }) =>
            usersText('form.endingScope', { scope: scopeWords(scope), day: dateFormat.day(lastDay) }),
          )}
        />
        <Part part="kept" icon={<SmallTickIcon size={12} />} lines={kept.map(scopeWords)} />
      </dl>
      {gained.length > 0 && lost.length === 0 && ending.length === 0 && (
        <p className={styles['note']}>{usersText('form.nothingLost')}</p>
      )}
    </div>
  );
}

interface PartProps {
  readonly part: 'gained' | 'lost' | 'kept' | 'ending';
  readonly icon: ReactElement;
  readonly lines: readonly ReactNode[];
}

function Part({ part, icon, lines }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles[part]}>
      <dt>{usersText(`form.${part}`)}</dt>
      {lines.map((line, place) => (
        <dd key={place}>
          {icon}
          <span>{line}</span>
        </dd>
      ))}
    </div>
  );
}
