import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import type { CheckedRows } from '@/application/kernel/bulk/CheckBulkRows';

/** A dry run that waits for its confirmation. */
export interface PendingBulk {
  readonly action: BulkAction;
  readonly subject: string;
  readonly isUndo: boolean;
  readonly checked: CheckedRows;
  /** Runs once it has begun. */
  readonly onBegun?: (() => void) | undefined;
}
