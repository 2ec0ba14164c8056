import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import type { CheckedRows } from '@/application/kernel/bulk/CheckBulkRows';
import type { CheckedUndo } from '@/application/kernel/bulk/CheckBulkUndo';

/** A dry run that waits for its confirmation. */
export interface PendingBulk {
  readonly action: BulkAction;
  readonly subject: string;
  readonly isUndo: boolean;
  readonly checked: CheckedRows;
  /** Runs once it has begun. */
  readonly onBegun?: (() => void) | undefined;
}

/** The dry run of a list. */
export const pendingList = (
  action: BulkAction,
  subject: string,
  checked: CheckedRows,
  onBegun: (() => void) | undefined,
): PendingBulk => ({ action, subject, isUndo: false, checked, onBegun });

/** The dry run of an undo. */
export const pendingUndo = (subject: string, { action, ...checked }: CheckedUndo): PendingBulk => ({
  ...{ action, subject, checked },
  isUndo: true,
});
