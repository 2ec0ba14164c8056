import type { Change } from '@/domain/kernel/Change';
import styles from './ChangeHistory.module.css';
import { formsText } from './forms/formsText';
import { Hint } from './layout/Hint';
import { Panel } from './layout/Panel';
import { writtenText } from './text/writtenText';
import { dateFormat } from './time/dateFormat';

interface ChangeHistoryProps {
  readonly changes: readonly Change[];
  /** True if some changes could not be read and are missing. */
  readonly isPart?: boolean;
}

/** The newest changes of an organisation, a code or a user: time, author, change and reason. */
export function ChangeHistory({ changes, isPart = false }: ChangeHistoryProps) {
  return (
    <Panel title={formsText('changes.title')}>
      {isPart && <Hint>{formsText('changes.part')}</Hint>}
      {changes.length === 0 ? (
        !isPart && <Hint>{formsText('changes.none')}</Hint>
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
          {formsText('changes.reason')} <bdi>{writtenText(reason)}</bdi>
        </p>
      )}
      <p className={styles['origin']}>
        <ChangeTime at={at} /> <bdi>{formsText('changes.by', { name: byName })}</bdi>
        {requestId !== undefined && <> · {formsText('changes.request', { id: requestId })}</>}
      </p>
    </li>
  );
}

/** A time that does not exist in any calendar is shown as unknown. */
function ChangeTime({ at }: Pick<Change, 'at'>) {
  if (Number.isNaN(at)) return formsText('changes.noTime');
  return <time dateTime={new Date(at).toISOString()}>{dateFormat.full(at)}</time>;
}
