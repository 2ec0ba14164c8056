import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import type { BulkSubject } from '@/application/kernel/bulk/BulkRun';
import type { CheckedRows } from '@/application/kernel/bulk/CheckBulkRows';
import type { CheckedUndo } from '@/application/kernel/bulk/CheckBulkUndo';

/** A dry run that waits for its confirmation. */
export interface PendingBulk {
  readonly action: BulkAction;
  readonly about: BulkSubject;
  readonly isUndo: boolean;
  readonly checked: CheckedRows;
  /** Called once the action has begun. */
  readonly onBegun?: (() => void) | undefined;
}

export const pendingList = (
  action: BulkAction,
  about: BulkSubject,
  checked: CheckedRows,
  onBegun: (() => void) | undefined,
): PendingBulk => ({ action, about, isUndo: false, checked, onBegun });

export const pendingUndo = ({ subject, subjectId }: BulkSubject, { action, ...checked }: CheckedUndo): PendingBulk => ({
  ...{ action, checked, about: { subject, ...(subjectId !== undefined && { subjectId }) } },
  isUndo: true,
});
