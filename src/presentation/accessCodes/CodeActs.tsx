import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { FormNotices } from '../kit/forms/FormNotices';
import { formsText } from '../kit/forms/formsText';
import { ReasonField } from '../kit/forms/ReasonField';
import { NoticeSlot } from '../kit/layout/NoticeSlot';
import { Notice } from '../kit/Notice';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import { DraftConflictsNotice } from '../kit/forms/DraftConflictsNotice';
import type { AccessCodesStore } from './AccessCodesStore';
import type { AccessCodeStores } from './AccessCodeStores';
import { accessCodesCount, accessCodesText, codeFailureText, codeState } from './accessCodesText';
import type { CodeAct } from './CodeAct';
import styles from './CodeActs.module.css';
import type { CodeActStore } from './CodeActStore';
import type { CodeStore } from './CodeStore';

interface CodeActsProps {
  readonly store: CodeStore;
  readonly known: AccessCodeDetails;
  readonly stores: AccessCodeStores;
  readonly list: AccessCodesStore;
  readonly onBack: () => void;
}

/** Buttons that enable, disable or delete a code after asking for a reason. */
export const CodeActs = observer(function CodeActs({ store, known, stores, list, onBack }: CodeActsProps) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const acts = useStore(() =>
    stores.acts(known.code, {
      onRead: code => store.part.put(code),
      onDoubt: () => void store.load(),
      onDeleted: ({ code }) => {
        list.deleted(code);
        // A user who has opened another page stays there.
        if (isShown.current) onBack();
      },
    }),
  );
  const heading = useId();
  return (
    <section className={styles['danger']} aria-labelledby={heading}>
      <h2 id={heading}>{accessCodesText('danger.title')}</h2>
      <NoticeSlot>
        <div role="status">
          {acts.done !== undefined && acts.done !== 'delete' && (
            <Notice intent="success">{accessCodesText(acts.done === 'enable' ? 'act.enabled' : 'act.disabled')}</Notice>
          )}
        </div>
      </NoticeSlot>
      <div className={styles['acts']}>
        <Act act={known.enabled ? 'disable' : 'enable'} acts={acts} />
        <Act act="delete" acts={acts} />
      </div>
      <Question acts={acts} known={known} now={store.now} />
    </section>
  );
});

interface ActProps {
  readonly act: CodeAct;
  readonly acts: CodeActStore;
}

/** One act, with a description of its effect. */
function Act({ act, acts }: ActProps) {
  const id = useId();
  return (
    <div className={styles['act']}>
      <p id={id}>{accessCodesText(`danger.${act}`)}</p>
      <Button
        {...(act === 'delete' && { intent: 'danger', variant: 'outlined' })}
        text={accessCodesText(`danger.ask.${act}`)}
        aria-describedby={id}
        onClick={() => acts.ask(act)}
      />
    </div>
  );
}

interface QuestionProps {
  readonly acts: CodeActStore;
  readonly known: AccessCodeDetails;
  readonly now: number;
}

const Question = observer(function Question({ acts, known, now }: QuestionProps) {
  const { act } = acts;
  // Keeps the question in the dialog while it closes.
  const [asked, setAsked] = useState(act);
  if (act !== undefined && act !== asked) setAsked(act);
  return (
    <DashboardDialog
      isOpen={act !== undefined}
      title={asked && accessCodesText(`act.title.${asked}`, { code: known.code })}
      onClose={() => {
        if (!acts.busy) acts.cancel();
      }}
    >
      {asked !== undefined && (
        <CheckedForm
          hasTriedToSubmit={acts.hasTriedToSubmit && acts.isReasonMissing}
          onSubmit={() => acts.confirm(known)}
        >
          <DialogBody>
            <div className={styles['question']}>
              <p>{effectText(asked, known, now)}</p>
              <Notices acts={acts} />
              <ReasonField
                autoFocus={!acts.form.restored}
                hint={accessCodesText('settings.reasonHint')}
                value={acts.reason}
                isMissing={acts.hasTriedToSubmit && acts.isReasonMissing}
                onWrite={reason => acts.writeReason(reason)}
              />
            </div>
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={accessCodesText('act.cancel')} onClick={() => acts.cancel()} disabled={acts.busy} />
                <PendingButton
                  type="submit"
                  intent={asked === 'enable' ? 'primary' : 'danger'}
                  text={accessCodesText(`act.${asked}`)}
                  awaiting={acts.busy}
                />
              </>
            }
          />
        </CheckedForm>
      )}
    </DashboardDialog>
  );
});

const Notices = observer(function Notices({ acts }: Pick<QuestionProps, 'acts'>) {
  return (
    <NoticeSlot>
      <FormNotices form={acts.form} labelOf={() => formsText('reason.label')} />
      <DraftConflictsNotice
        others={acts.form.conflictingDrafts}
        textOf={kept => acts.form.read(kept)?.mine.reason ?? kept}
      />
      <div role="status">
        {acts.form.restored && <Notice intent="warning">{accessCodesText('act.restored')}</Notice>}
      </div>
      <div role="alert">{acts.failure !== undefined && <Notice intent="danger">{failureText(acts)}</Notice>}</div>
    </NoticeSlot>
  );
});

function effectText(act: 'enable' | 'disable' | 'delete', known: AccessCodeDetails, now: number): string {
  const { organisation, used } = known;
  if (act === 'enable') {
    const state = codeState({ ...known, enabled: true }, now);
    if (state === 'CodeExpired' || state === 'CodeFull') return accessCodesText(`act.noEffect.${state}`);
    return accessCodesText('act.enableEffect', { organisation: organisation.name });
  }
  return accessCodesText(act === 'delete' ? 'act.deleteEffect' : 'act.disableEffect', {
    stay: accessCodesCount('act.stay', used),
  });
}

function failureText({ failure }: CodeActStore): string {
  if (failure === undefined) return '';
  if (failure.kind === 'changedMeanwhile') return accessCodesText('act.changed');
  if (failure.kind === 'doneAndChanged') return accessCodesText('act.doneAndChanged');
  if (failure.kind === 'notDone') return accessCodesText('act.notDone');
  return failure.kind === 'unconfirmed'
    ? accessCodesText('act.unconfirmed', { why: codeFailureText(failure.why) })
    : accessCodesText('act.failed', { why: codeFailureText(failure) });
}
