import type { CodeActionKind, CodeItem, NewCodeItem } from '@/application/accessCodes/bulk/codeActions';
import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import type { BulkNoticeStore } from '../../kit/bulk/BulkNoticeStore';
import type { BulkStore } from '../../kit/bulk/BulkStore';
import type { NewCodesStore } from './NewCodesStore';
import type { CodeSelection } from './SelectedCodes';
import type { BulkCodeAct } from '../CodeAct';
import type { SelectedCodesStore } from './SelectedCodesStore';

/** Creates the stores of bulk actions on access codes. */
export interface CodeBulkStores {
  readonly actions: Readonly<Record<CodeActionKind, BulkAction>>;
  /** The time zone of expiry days. */
  readonly zone: string;
  bulk(): BulkStore;
  /** Creates the store of the notice about the bulk action, for other pages. */
  notice(): BulkNoticeStore;
  newCodes(
    organisationId: string,
    onListed: (items: readonly NewCodeItem[], onBegun: () => void) => void,
  ): NewCodesStore;
  selected(
    organisationId: string,
    selection: CodeSelection,
    onListed: (act: BulkCodeAct, items: readonly CodeItem[], onBegun: () => void) => void,
  ): SelectedCodesStore;
}
