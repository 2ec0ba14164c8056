import { WAITING, type RowOutcome, type RunRow } from '@/application/kernel/bulk/BulkRun';
import { countRows, endingOf } from '@/presentation/kit/bulk/countRows';

/** `planned` is the result of the dry run; `progress` is what became of a row that was to be done. */
function rowOf(outcome: RowOutcome | 'alreadyPlanned', place: number): RunRow {
  const at = { row: place + 1, key: `CODE-${place}` };
  const rest = { item: {}, version: null, before: {} };
  if (outcome === 'alreadyPlanned')
    return { ...rest, planned: { ...at, plan: 'alreadyDone' as const }, progress: WAITING };
  if (outcome === 'cannot')
    return { ...rest, planned: { ...at, plan: 'cannot' as const, reason: 'gone' }, progress: WAITING };
  if (outcome === 'repeated')
    return { ...rest, planned: { ...at, plan: 'repeated' as const, first: 1 }, progress: WAITING };
  const planned = { ...at, plan: 'willBeDone' as const };
  if (outcome === 'done') return { ...rest, planned, progress: { kind: 'done', version: '2' } };
  if (outcome === 'failed') return { ...rest, planned, progress: { kind: 'failed', reason: 'gone' } };
  return { ...rest, planned, progress: { kind: outcome } };
}

describe('endingOf', () => {
  it.each([
    [['done', 'done'], 'complete'],
    [['done', 'alreadyPlanned'], 'complete'],
    [['alreadyDone', 'alreadyPlanned', 'repeated'], 'complete'],
    [['done', 'unconfirmed'], 'unconfirmed'],
    [['done', 'alreadyPlanned', 'failed'], 'partly'],
    [['done', 'cannot'], 'partly'],
    [['unconfirmed', 'notReached'], 'partly'],
  ] as const)('calls rows that are %j %s', (outcomes, ending) => {
    expect(endingOf(countRows(outcomes.map(rowOf)))).toBe(ending);
  });
});
