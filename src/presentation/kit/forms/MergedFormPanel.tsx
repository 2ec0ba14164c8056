import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { FormConflict } from '@/application/kernel/forms/FormState';
import { Notice } from '../Notice';
import { PendingButton } from '../PendingButton';
import { CheckedForm } from './CheckedForm';
import { ConflictChoice } from './ConflictChoice';
import { DraftNotices } from './DraftNotices';
import { draftText, formsText } from './formsText';
import type { MergedForm } from './MergedForm';
import './mergedFormPanel.css';
import { unsavedText, type SaveFailure } from './saveFailureText';

interface MergedFormPanelProps<F extends object, T, X extends { readonly kind: string }> {
  readonly form: MergedForm<F, T, X>;
  readonly title: string;
  readonly lead?: string;
  readonly save: string;
  readonly saved: string;
  readonly labelOf: (field: string) => string;
  /** A value of a field, for people. */
  readonly valueText: (value: unknown) => string;
  /** What both versions of a field differ in. */
  readonly differenceOf?: (conflict: FormConflict<F>) => ReactNode;
  readonly children: ReactNode;
}

/** A form without a version, with everything that may have become of it: the same for each. */
export const MergedFormPanel = observer(function MergedFormPanel<
  F extends object,
  T,
  X extends { readonly kind: string },
>(props: MergedFormPanelProps<F, T, X>) {
  const { form: merged, title, lead, labelOf, valueText, children } = props;
  const { form } = merged;
  const id = useId();
  const { lastFailure } = form;
  return (
    <section aria-labelledby={id}>
      <CheckedForm className="merged-form" isTried={merged.isTried} onSubmit={() => merged.save()}>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="merged-form-lead">{lead}</p>}
        <DraftNotices
          form={form}
          labelOf={labelOf}
          words={kept =>
            draftText(form.read(kept), kept, mine =>
              Object.entries(mine).map(([field, value]) => [labelOf(field), valueText(value)] as const),
            )
          }
          failure={lastFailure && unsavedText(lastFailure as unknown as SaveFailure, form.status)}
        />
        {children}
        <Conflicts {...props} />
        <div role="status">
          {form.status === 'saved' && (
            <Notice intent="success">
              {merged.takenOver.length === 0
                ? props.saved
                : formsText('takenOver', { fields: merged.takenOver.map(labelOf).join(', ') })}
            </Notice>
          )}
        </div>
        <Acts form={merged} save={props.save} />
      </CheckedForm>
    </section>
  );
});

const Conflicts = observer(function Conflicts<F extends object, T, X extends { readonly kind: string }>({
  form: { form },
  labelOf,
  valueText,
  differenceOf,
}: MergedFormPanelProps<F, T, X>) {
  return form.conflicts.map(conflict => (
    <div key={conflict.field}>
      <ConflictChoice
        label={labelOf(conflict.field)}
        before={valueText(conflict.base)}
        mine={valueText(conflict.mine)}
        theirs={valueText(conflict.theirs)}
        choice={conflict.choice}
        onChoose={choice => form.choose(conflict.field, choice)}
      />
      {differenceOf?.(conflict)}
    </div>
  ));
});

interface ActsProps<F extends object, T, X extends { readonly kind: string }> {
  readonly form: MergedForm<F, T, X>;
  readonly save: string;
}

const Acts = observer(function Acts<F extends object, T, X extends { readonly kind: string }>({
  form,
  save,
}: ActsProps<F, T, X>) {
  const { isUnsaved, isDecided, busy } = form.form;
  // A fault is said once the person has pressed the button.
  const isReady = form.canSave || (form.isOpen && form.hasChange && isDecided);
  return (
    <div className="merged-form-acts">
      {!isDecided && <span>{formsText('undecided')}</span>}
      <PendingButton type="submit" intent="primary" text={save} awaiting={busy} disabled={!isReady && !busy} />
      {isUnsaved && <Button text={formsText('discard')} disabled={busy} onClick={() => form.discard()} />}
    </div>
  );
});
