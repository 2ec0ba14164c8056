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
  readonly labelOf: (field: string) => string;
  /** The readable text of a draft of another window. */
  readonly words: (kept: string) => string;
  /** Explains why the form was not saved, or that this is unknown. */
  readonly failure?: string | undefined;
  /** The server's value in words, shown if saving again would add another item. */
  readonly held?: string | undefined;
}

/**
 * Says what became of an administration form and its draft: restored, stored or not, open in another window, saved or
 * not. A draft whose answer was lost is not called unsaved.
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
