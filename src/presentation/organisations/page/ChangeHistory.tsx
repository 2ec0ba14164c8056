import type { Change } from '@/domain/organisations/Organisation';
import { Hint } from '../../kit/layout/Hint';
import { Panel } from '../../kit/layout/Panel';
import { writtenText } from '../../kit/text/writtenText';
import { dateFormat } from '../../kit/time/dateFormat';
import styles from './ChangeHistory.module.css';
import { organisationPageText } from './organisationPageText';

interface ChangeHistoryProps {
  readonly changes: readonly Change[];
  /** True if some changes could not be read and are missing. */
  readonly isPart?: boolean;
}

/** The newest changes of an organisation, a code or a user: time, author, change and reason. */
export function ChangeHistory({ changes, isPart = false }: ChangeHistoryProps) {
  return (
    <Panel title={organisationPageText('changes.title')}>
      {isPart && <Hint>{organisationPageText('changes.part')}</Hint>}
      {changes.length === 0 ? (
        !isPart && <Hint>{organisationPageText('changes.none')}</Hint>
      ) : (
        <ol className={styles['changes']}>
          {changes.map((change, place) => (
            <ChangeRow key={`${change.at} ${place}`} change={change} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function ChangeRow({ change: { at, byName, sentence, reason, requestId } }: { readonly change: Change }) {
  return (
    <li>
      <p>
        <bdi>{writtenText(sentence)}</bdi>
      </p>
      {reason !== undefined && (
        <p className={styles['reason']}>
          {organisationPageText('changes.reason')} <bdi>{writtenText(reason)}</bdi>
        </p>
      )}
      <p className={styles['origin']}>
        <ChangeTime at={at} /> <bdi>{organisationPageText('changes.by', { name: byName })}</bdi>
        {requestId !== undefined && <> · {organisationPageText('changes.request', { id: requestId })}</>}
      </p>
    </li>
  );
}

/** A time that does not exist in any calendar is shown as unknown. */
function ChangeTime({ at }: Pick<Change, 'at'>) {
  if (Number.isNaN(at)) return organisationPageText('changes.noTime');
  return <time dateTime={new Date(at).toISOString()}>{dateFormat.full(at)}</time>;
}
