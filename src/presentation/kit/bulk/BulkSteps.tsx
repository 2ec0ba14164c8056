import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Actions } from '../layout/Stack';
import { Notice } from '../Notice';
import { formatNumber } from '../table/tablesText';
import styles from './bulk.module.css';
import { BulkCheck } from './BulkCheck';
import { BulkOutcome } from './BulkOutcome';
import { BulkProblem } from './BulkProblem';
import { BulkProgress } from './BulkProgress';
import { BulkStepper } from './BulkStepper';
import { bulkText } from './bulkText';
import { StepHeading, type BulkViewProps } from './StepHeading';

interface BulkStepsProps extends BulkViewProps {
  /** The content of the first step, where the user enters or chooses the list. */
  readonly children: ReactNode;
  /** Id of the subject of this page's actions, such as an organisation. */
  readonly subjectId: string;
  /** False on a page that is also a list: the steps are then hidden until an action begins. True by default. */
  readonly showsSteps?: boolean;
  /** Called when the user closes the outcome. */
  readonly onClose: () => void;
}

/** A bulk action step by step: the list, the dry run, the progress, the outcome. */
export const BulkSteps = observer(function BulkSteps(props: BulkStepsProps) {
  const { store, words, children, subjectId, showsSteps = true, onClose } = props;
  const isUnrelated = store.isUnrelated(subjectId);
  const step = isUnrelated ? 'entering' : store.step;
  return (
    <div className={styles['bulk']}>
      {(showsSteps || step !== 'entering') && <BulkStepper step={step} first={words.first} />}
      <StoredProblem store={store} />
      {store.problem !== undefined && store.step !== 'checked' && <BulkProblem store={store} />}
      {step === 'entering' && children}
      {step === 'checking' && <Checking store={store} />}
      {step === 'checked' && <BulkCheck store={store} words={words} />}
      {step === 'progress' && <BulkProgress store={store} words={words} />}
      {step === 'outcome' && <BulkOutcome store={store} words={words} onClose={onClose} />}
      {isUnrelated && (
        <details>
          <summary>{bulkText('outcome.earlier', { title: words.title(store.kind) })}</summary>
          <BulkOutcome store={store} words={words} onClose={onClose} />
        </details>
      )}
    </div>
  );
});

const Checking = observer(function Checking({ store }: Pick<BulkViewProps, 'store'>) {
  const { done = 0, all = 0 } = store.checking ?? {};
  const text = bulkText('checking.progress', { done: formatNumber(done), all: formatNumber(all) });
  return (
    <div className={styles['card']}>
      <StepHeading>{bulkText('checking.title')}</StepHeading>
      <p>{bulkText('checking.lead')}</p>
      <progress className={styles['bar']} value={done} max={Math.max(all, 1)} aria-label={bulkText('checking.title')} />
      <p>{text}</p>
      <Actions>
        <Button text={bulkText('checking.cancel')} onClick={() => store.cancel()} />
      </Actions>
    </div>
  );
});

/** Says that a stored bulk action cannot be read, or not now. */
const StoredProblem = observer(function StoredProblem({ store }: Pick<BulkViewProps, 'store'>) {
  const { kind } = store.status;
  if (kind === 'unreadable')
    return (
      <Notice
        intent="warning"
        action={<Button text={bulkText('discardUnreadable')} onClick={() => void store.dismiss()} />}
      >
        {bulkText('unreadable')}
      </Notice>
    );
  if (kind !== 'unavailable') return null;
  return (
    <Notice intent="warning" action={<Button text={bulkText('retry')} onClick={() => void store.reload()} />}>
      {bulkText('unavailable')}
    </Notice>
  );
});
