import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Hint } from '../layout/Hint';
import { Actions } from '../layout/Stack';
import { formatNumber } from '../table/tablesText';
import { clockFormat } from '../time/clockFormat';
import { ownClock } from '../time/ownClock';
import styles from './bulk.module.css';
import { StepHeading, type BulkViewProps } from './StepHeading';
import { bulkCount, bulkText } from './bulkText';

export const BulkProgress = observer(function BulkProgress({ store, words }: BulkViewProps) {
  const { status, counts } = store;
  if (status.kind !== 'run' || status.activity === 'over') return null;
  const { run, activity } = status;
  const { toDo, finished, sent } = counts;
  const isIdle = !['running', 'pausing', 'stopping', 'elsewhere'].includes(activity);
  return (
    <div className={styles['card']}>
      <StepHeading>{words.title(run.kind)}</StepHeading>
      <p>{bulkText('progress.subject', { subject: run.subject, time: startOf(run.startedAt) })}</p>
      <progress
        className={styles['bar']}
        value={finished}
        max={Math.max(toDo, 1)}
        aria-label={bulkText('progress.bar')}
      />
      <p>
        {bulkText('progress.of', {
          done: formatNumber(finished),
          all: formatNumber(toDo),
          rest: formatNumber(toDo - finished),
        })}
      </p>
      <p role="status" className="visually-hidden">
        {bulkText('progress.done', { percent: store.percent })}
      </p>
      <p role="status" className={styles['activity']}>
        {bulkText(`progress.${activity}`)}
      </p>
      {isIdle && sent > 0 && <p>{bulkCount('progress.rowsInDoubt', sent)}</p>}
      <ProgressActions store={store} words={words} />
    </div>
  );
});

const ProgressActions = observer(function ProgressActions({ store }: BulkViewProps) {
  const { status } = store;
  if (status.kind !== 'run') return null;
  const { activity } = status;
  if (['elsewhere', 'stopping', 'over'].includes(activity)) return null;
  const canPause = ['running', 'unreachable', 'busy'].includes(activity);
  return (
    <>
      <Hint>{bulkText('progress.stopHelp')}</Hint>
      <Actions>
        {canPause && <Button text={bulkText('progress.pause')} onClick={() => store.pause()} />}
        {!canPause && (
          <Button
            intent="primary"
            text={bulkText('progress.resume')}
            disabled={activity === 'pausing'}
            onClick={() => void store.resume()}
          />
        )}
        <Button variant="outlined" intent="danger" text={bulkText('progress.stop')} onClick={() => void store.stop()} />
      </Actions>
    </>
  );
});

const startOf = (at: number): string =>
  clockFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }, ownClock.zone).format(at);
