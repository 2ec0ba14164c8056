import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { FormConflict } from '@/application/kernel/forms/FormState';
import row from '../layout/SettingsGroup.module.css';
import { Notice } from '../Notice';
import { CheckedForm } from './CheckedForm';
import { ConflictChoice } from './ConflictChoice';
import { DraftNotices } from './DraftNotices';
import { draftText, formsText } from './formsText';
import type { MergedForm } from './MergedForm';
import styles from './MergedFormPanel.module.css';
import { SaveBar } from './SaveBar';
import { unsavedText, type SaveFailure } from './saveFailureText';

interface MergedFormPanelProps<F extends object, T, X extends SaveFailure> {
  readonly form: MergedForm<F, T, X>;
  readonly title: string;
  readonly lead?: string;
  /** Label of its own save button; left out when several forms share one save bar. */
  readonly save?: string;
  readonly saved: string;
  readonly labelOf: (field: string) => string;
  readonly valueText: (value: unknown) => string;
  /** Shows how the two versions of a field differ. */
  readonly differenceOf?: (conflict: FormConflict<F>) => ReactNode;
  readonly children: ReactNode;
  /** Renders a row of a settings card instead of a card of its own. */
  readonly isRow?: boolean;
}

/** A form without a version, with its conflicts, notices and save button. */
export const MergedFormPanel = observer(function MergedFormPanel<F extends object, T, X extends SaveFailure>(
  props: MergedFormPanelProps<F, T, X>,
) {
  const { form: merged, title, isRow = false } = props;
  const id = useId();
  const Heading = isRow ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id}>
      <CheckedForm
        className={(isRow ? row['row'] : styles['card']) ?? ''}
        hasTriedToSubmit={merged.hasTriedToSubmit}
        onSubmit={() => merged.save()}
      >
        <Heading id={id}>{title}</Heading>
        <div className={isRow ? row['body'] : styles['body']}>
          <Body {...props} />
        </div>
      </CheckedForm>
    </section>
  );
});

const Body = observer(function Body<F extends object, T, X extends SaveFailure>(props: MergedFormPanelProps<F, T, X>) {
  const { form: merged, lead, labelOf, valueText, children } = props;
  const { form } = merged;
  const { lastFailure } = form;
  return (
    <>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      <DraftNotices
        form={form}
        labelOf={labelOf}
        words={kept =>
          draftText(form.read(kept), kept, mine =>
            Object.entries(mine).map(([field, value]) => [labelOf(field), valueText(value)] as const),
          )
        }
        failure={lastFailure && unsavedText(lastFailure, form.status)}
      />
      {children}
      <Conflicts {...props} />
      <div role="status">
        {form.status === 'saved' && (
          <Notice intent="success">
            {merged.mergedFromServer.length === 0
              ? props.saved
              : formsText('mergedFromServer', { fields: merged.mergedFromServer.map(labelOf).join(', ') })}
          </Notice>
        )}
      </div>
      {/* Without a button of its own, Enter in a field still saves the form. */}
      {props.save === undefined ? <button type="submit" hidden /> : <Acts form={merged} save={props.save} />}
    </>
  );
});

const Conflicts = observer(function Conflicts<F extends object, T, X extends SaveFailure>({
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

/** The buttons, shown only while there is something to save. */
const Acts = observer(function Acts<F extends object, T, X extends SaveFailure>({ form, save }: ActsProps<F, T, X>) {
  const { isUnsaved, isDecided, busy, status } = form.form;
  // A form with errors can be submitted too, because only then are they shown.
  const isReady = form.canSave || (form.isOpen && form.hasChange && isDecided);
  if (!form.hasChange && !isUnsaved && !busy) return null;
  return (
    <SaveBar
      save={save}
      isDecided={isDecided}
      isUnanswered={status === 'unanswered'}
      isBusy={busy}
      isReady={isReady}
      onCancel={isUnsaved ? () => form.discard() : undefined}
    />
  );
});
