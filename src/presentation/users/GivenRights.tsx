import { useId } from 'react';
import type { GivenRight } from '@/domain/users/ListedUser';
import { writtenText } from '../kit/text/writtenText';
import { dateFormat } from '../kit/time/dateFormat';
import { momentText, rightName, usersText } from './usersText';

/** What was granted: since when, by whom, why, and until when. */
export function GivenRights({ grants }: { readonly grants: readonly GivenRight[] }) {
  const heading = useId();
  return (
    <section className="organisation-panel user-rights" aria-labelledby={heading}>
      <h2 id={heading}>{usersText('grants.title')}</h2>
      {grants.length === 0 ? (
        <p className="organisation-hint">{usersText('grants.none')}</p>
      ) : (
        <ul>
          {grants.map((grant, place) => (
            <GivenRightRow key={`${grant.right} ${place}`} grant={grant} />
          ))}
        </ul>
      )}
    </section>
  );
}

function usedText(usedAt: GivenRight['usedAt']): string {
  if (usedAt === undefined) return usersText('grants.notUsed');
  return usedAt === null ? usersText('grants.neverUsed') : usersText('grants.used', { time: momentText(usedAt) });
}

function GivenRightRow({ grant }: { readonly grant: GivenRight }) {
  const { right, from, byName, reason, lastDay, confirmedAt, usedAt } = grant;
  const facts = [
    lastDay === undefined ? usersText('grants.noEnd') : usersText('grants.lastDay', { day: dateFormat.day(lastDay) }),
    usedText(usedAt),
    ...(confirmedAt === undefined ? [] : [usersText('grants.confirmed', { time: momentText(confirmedAt) })]),
  ];
  return (
    <li>
      <strong>{rightName(right)}</strong>
      <span>
        {from === undefined ? usersText('grants.sinceUnknown') : usersText('grants.since', { time: momentText(from) })}{' '}
        {byName !== undefined && <bdi>{writtenText(usersText('grants.by', { name: byName }))}</bdi>}
      </span>
      <span className="organisation-hint">{facts.join(' · ')}</span>
      {reason !== undefined && (
        <span>
          {usersText('grants.reason')} <bdi>{writtenText(reason)}</bdi>
        </span>
      )}
    </li>
  );
}
