import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../Notice';
import { formatNumber } from '../table/tablesText';
import { bulkText } from './bulkText';
import type { BulkViewProps } from './StepHeading';

/** Says why a dry run failed, or why the action was not started. */
export const BulkProblem = observer(function BulkProblem({ store }: Pick<BulkViewProps, 'store'>) {
  const { problem } = store;
  if (problem === undefined || problem.kind === 'cancelled') return null;
  const text =
    problem.kind === 'tooMany'
      ? bulkText('failed.tooMany', { rows: formatNumber(problem.rows) })
      : bulkText(`failed.${problem.kind}`);
  const canRepeat = problem.kind !== 'tooMany';
  const again = <Button text={bulkText('retry')} onClick={() => void store.checkAgain()} />;
  return (
    <div role="alert">
      <Notice intent="danger" {...(canRepeat && { action: again })}>
        {text}
      </Notice>
    </div>
  );
});
