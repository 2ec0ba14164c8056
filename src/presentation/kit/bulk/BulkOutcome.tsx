import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Hint } from '../layout/Hint';
import { Actions } from '../layout/Stack';
import { Notice } from '../Notice';
import { formatNumber } from '../table/tablesText';
import styles from './bulk.module.css';
import { BulkRows } from './BulkRows';
import { StepHeading, type BulkViewProps } from './StepHeading';
import { bulkCount, bulkText } from './bulkText';

export const BulkOutcome = observer(function BulkOutcome({
  store,
  words,
  onClose,
}: BulkViewProps & { readonly onClose: () => void }) {
  const { run, counts, ending } = store;
  if (run === undefined) return null;
  return (
    <>
      <StepHeading>{words.title(run.kind)}</StepHeading>
      <div role="status">
        <Notice intent={ending === 'complete' ? 'success' : 'warning'}>{bulkText(`outcome.ending.${ending}`)}</Notice>
      </div>
      <OutcomeCounts store={store} />
      {counts.unconfirmed > 0 && (
        <Notice
          intent="warning"
          action={<Button text={bulkText('outcome.checkAgain')} onClick={() => void store.checkUnconfirmed()} />}
        >
          {bulkCount('outcome.unconfirmed', counts.unconfirmed)}
        </Notice>
      )}
      {!store.canUndo && counts.done > 0 && <Hint>{bulkText('outcome.noUndo')}</Hint>}
      <Actions>
        <Button intent="primary" text={bulkText('outcome.close')} onClick={() => void store.dismiss().then(onClose)} />
        <Button text={bulkText('outcome.download')} onClick={() => store.download(words)} />
        {store.canUndo && <Button text={bulkText('outcome.undo')} onClick={() => void store.checkUndo()} />}
      </Actions>
      <section className={styles['list']} aria-label={bulkText('outcome.title')}>
        <BulkRows store={store} words={words} />
      </section>
    </>
  );
});

const shown = ['done', 'alreadyDone', 'failed', 'cannot', 'unconfirmed', 'notReached', 'repeated'] as const;

const OutcomeCounts = observer(function OutcomeCounts({ store }: Pick<BulkViewProps, 'store'>) {
  return (
    <dl className={styles['outcomes']}>
      {shown
        .filter(outcome => store.counts[outcome] > 0)
        .map(outcome => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{bulkText(`outcomes.${outcome}`)}</dt>
            <dd>{formatNumber(store.counts[outcome])}</dd>
          </div>
        ))}
    </dl>
  );
});
