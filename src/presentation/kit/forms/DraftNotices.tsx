import { observer } from 'mobx-react-lite';
import type { DraftSaveResult } from '@/application/drafts/FormDrafts';
import type { DraftConflicts } from './DraftConflicts';
import { DraftConflictsNotice } from './DraftConflictsNotice';
import { Notice } from '../Notice';
import { FormNotices, type NotedForm } from './FormNotices';
import { formsText } from './formsText';

interface ShownForm extends NotedForm {
  readonly restored: boolean;
  readonly saveResult: DraftSaveResult | undefined;
  readonly conflicts: readonly object[];
  readonly conflictingDrafts: DraftConflicts;
}

interface DraftNoticesProps {
  readonly form: ShownForm;
  /** The name of a field, for people. */
  readonly labelOf: (field: string) => string;
  /** The readable text of a draft of another window. */
  readonly words: (kept: string) => string;
  /** The text why it was not saved, or that this is unknown. */
  readonly failure?: string | undefined;
  /** The server's value instead of the one on screen, if saving again adds another item. */
  readonly held?: string | undefined;
}

/**
 * The outcome of an administration form and its draft: restored, stored or not, in another window, saved or not. A
 * draft whose answer was lost is not called unsaved.
 */
export const DraftNotices = observer(function DraftNotices({ form, labelOf, words, failure, held }: DraftNoticesProps) {
  const { restored, status, saveResult, conflicts, conflictingDrafts } = form;
  return (
    <>
      <div role="status">
        {restored && status !== 'unanswered' && <Notice intent="warning">{formsText('restored')}</Notice>}
      </div>
      <DraftConflictsNotice others={conflictingDrafts} textOf={words} />
      <FormNotices form={form} labelOf={labelOf} held={held} />
      <div role="alert">
        {saveResult?.status === 'notSaved' && <Notice intent="warning">{formsText('notKept')}</Notice>}
        {conflicts.length > 0 && <Notice intent="warning">{formsText('conflictLead')}</Notice>}
        {failure !== undefined && <Notice intent="danger">{failure}</Notice>}
      </div>
    </>
  );
});
