import { TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { PendingButton } from '../../../kit/PendingButton';
import { FormNotices } from '../../../kit/forms/FormNotices';
import { Notice } from '../../../kit/Notice';
import { DraftConflictsNotice } from '../../../kit/forms/DraftConflictsNotice';
import { momentTime } from '../moments/momentTime';
import styles from './NoteForm.module.css';
import type { NoteStore } from './NoteStore';
import { patientTimelineCount, patientTimelineText, timelineFailureText } from '../patientTimelineText';
import { privateField } from '../../../kit/privateField';

interface NoteFormProps {
  readonly store: NoteStore;
  readonly name: string;
  /** Buttons beside the field, for adding other things. */
  readonly children?: ReactNode;
}

/**
 * The field for a note, which names the patient. It has one line until the user focuses it; then it stays open, so that
 * nothing moves under the pointer. A field with text is never folded.
 */
export const NoteForm = observer(function NoteForm({ store, name, children }: NoteFormProps) {
  const { form, isUnanswered } = store;
  const id = useId();
  const [entered, enter] = useState(false);
  const isOpen = entered || store.text !== '';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void store.save();
  };
  return (
    <form className={styles['form']} onSubmit={save}>
      <label className="visually-hidden" htmlFor={id}>
        {patientTimelineText('note.label', { name })}
      </label>
      <TextArea
        {...privateField}
        id={id}
        className={isOpen ? (styles['open'] ?? '') : ''}
        fill
        autoResize
        rows={1}
        placeholder={patientTimelineText('note.label', { name })}
        onFocus={() => enter(true)}
        value={store.text}
        {...(isOpen && { 'aria-describedby': `${id}-left ${id}-kept` })}
        aria-invalid={store.failure !== undefined || store.verdict.left < 0}
        onChange={event => store.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles['more']}>{children}</div>
      {isOpen && (
        <div className={styles['foot']}>
          <bdi aria-hidden>{patientTimelineText('note.about', { name })}</bdi>
          <span
            id={`${id}-left`}
            className={store.fewLeft ? styles['few'] : undefined}
            role={store.fewLeft ? 'status' : undefined}
          >
            {leftText(store.verdict.left)}
          </span>
          <span id={`${id}-kept`}>{keptText(store.kept)}</span>
          <PendingButton
            type="submit"
            intent="primary"
            text={patientTimelineText(isUnanswered ? 'note.finish' : 'note.save')}
            awaiting={store.busy}
            disabled={!store.canSave && !store.busy}
          />
        </div>
      )}
      {!isUnanswered && <DraftConflictsNotice others={form.conflictingDrafts} textOf={kept => store.wordsOf(kept)} />}
      <FormNotices form={form} labelOf={() => patientTimelineText('type.note')} held={form.serverValue?.text} />
      <div role="alert">
        {store.verdict.fault !== null && store.verdict.fault !== 'empty' && (
          <Notice intent="warning">{patientTimelineText(`note.fault.${store.verdict.fault}`)}</Notice>
        )}
        {isUnanswered && <Notice intent="warning">{patientTimelineText('note.unconfirmed')}</Notice>}
        {store.failure !== undefined && <Notice intent="danger">{failureText(store.failure)}</Notice>}
      </div>
    </form>
  );
});

const leftText = (left: number): string =>
  left < 0 ? patientTimelineCount('note.over', -left) : patientTimelineCount('note.left', left);

function keptText(kept: NoteStore['kept']): string {
  if (kept === undefined) return '';
  return kept.status === 'saved'
    ? patientTimelineText('note.kept', { time: momentTime.clock(kept.at) })
    : patientTimelineText('note.notKept');
}

function failureText(failure: NonNullable<NoteStore['failure']>): string {
  return failure.kind === 'unfit' ? patientTimelineText(`note.fault.${failure.fault}`) : timelineFailureText(failure);
}
