import { useId } from 'react';
import type { Change } from '@/domain/organisations/Organisation';
import { writtenText } from '../../kit/text/writtenText';
import { dateFormat } from '../../kit/time/dateFormat';
import { organisationPageText } from './organisationPageText';

interface ChangeHistoryProps {
  readonly changes: readonly Change[];
  /** Some changes may be missing, because they could not be read. */
  readonly isPart?: boolean;
}

/** The newest changes of an organisation, a code or a person: when, who, what and why. */
export function ChangeHistory({ changes, isPart = false }: ChangeHistoryProps) {
  const heading = useId();
  return (
    <section className="organisation-panel change-history" aria-labelledby={heading}>
      <h2 id={heading}>{organisationPageText('changes.title')}</h2>
      {isPart && <p className="organisation-hint">{organisationPageText('changes.part')}</p>}
      {changes.length === 0 ? (
        !isPart && <p className="organisation-hint">{organisationPageText('changes.none')}</p>
      ) : (
        <ol>
          {changes.map((change, place) => (
            <ChangeRow key={`${change.at} ${place}`} change={change} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ChangeRow({ change: { at, byName, sentence, reason, requestId } }: { readonly change: Change }) {
  return (
    <li>
      <p className="change-sentence">
        <bdi>{writtenText(sentence)}</bdi>
      </p>
      {reason !== undefined && (
        <p className="change-reason">
          {organisationPageText('changes.reason')} <bdi>{writtenText(reason)}</bdi>
        </p>
      )}
      <p className="organisation-hint">
        <ChangeTime at={at} /> <bdi>{organisationPageText('changes.by', { name: byName })}</bdi>
        {requestId !== undefined && <> · {organisationPageText('changes.request', { id: requestId })}</>}
      </p>
    </li>
  );
}

/** A time that no calendar has is said to be unknown. */
function ChangeTime({ at }: Pick<Change, 'at'>) {
  if (Number.isNaN(at)) return organisationPageText('changes.noTime');
  return <time dateTime={new Date(at).toISOString()}>{dateFormat.full(at)}</time>;
}
