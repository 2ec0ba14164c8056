import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { UserAccess } from '@/domain/users/UserAccess';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { draftText } from '../kit/forms/formsText';
import { ReasonField } from '../kit/forms/ReasonField';
import { SaveBar } from '../kit/forms/SaveBar';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { RightField } from './RightField';
import { reasonLimits, shownGroups, shownRights, shownSingleScopes } from './rightFields';
import styles from './RightsPanel.module.css';
import { ScopeChanges } from './ScopeChanges';
import type { UserAccessStore } from './UserAccessStore';
import { groupsFailureText, rightTitle, expiryText, usersText } from './usersText';

interface RightsPanelProps {
  readonly store: UserAccessStore;
  readonly known: UserAccess;
  readonly zone: string;
  readonly mayChange: boolean;
  /** True if the form itself shows what changes, because there is no space beside it. */
  readonly showsChanges: boolean;
}

/** The form for a user's rights, with what each permits. */
export const RightsPanel = observer(function RightsPanel(props: RightsPanelProps) {
  const { store, known, zone, mayChange, showsChanges } = props;
  const isReadOnly = !mayChange || store.isSelf || store.isPatientWithoutRights;
  const isFixed = isReadOnly || !store.isWhole;
  return (
    <Panel title={usersText('form.title')} flush>
      <CheckedForm
        className={styles['rights'] ?? ''}
        hasTriedToSubmit={store.hasTriedToSubmit}
        onSubmit={() => store.save()}
      >
        <div className={styles['top']}>
          <Refusal store={store} known={known} mayChange={mayChange} />
          <Notices store={store} />
        </div>
        {shownGroups.map(right => (
          <RightField key={right} store={store} right={right} isFixed={isFixed} />
        ))}
        <h3 className={styles['single']}>{usersText('form.single')}</h3>
        {shownSingleScopes.map(right => (
          <RightField key={right} store={store} right={right} isFixed={isFixed} />
        ))}
        {!isReadOnly && (
          <div className={styles['more']}>
            <Hint>{usersText('form.lastDayHint', { zone })}</Hint>
            {showsChanges && store.hasChange && <Changes store={store} />}
            <Reason store={store} />
          </div>
        )}
        <Foot store={store}>{isReadOnly ? <Discard store={store} /> : <Acts store={store} />}</Foot>
      </CheckedForm>
    </Panel>
  );
});

const Changes = observer(function Changes({ store }: { readonly store: UserAccessStore }) {
  return (
    <div className={styles['changes']}>
      <h3>{usersText('form.difference')}</h3>
      <ScopeChanges difference={store.difference} />
    </div>
  );
});

type RefusalProps = Pick<RightsPanelProps, 'store' | 'known' | 'mayChange'>;

/** Says why the rights of this user cannot be changed, or why a patient cannot be given any. */
const Refusal = observer(function Refusal({ store, known, mayChange }: RefusalProps) {
  if (!mayChange) return <p>{usersText('form.readOnly')}</p>;
  if (store.isSelf) return <p>{usersText('failure.selfChange')}</p>;
  return known.user.kind === 'patient' && <Notice intent="warning">{usersText('form.patient')}</Notice>;
});

/** Notices about the draft. */
const Notices = observer(function Notices({ store }: { readonly store: UserAccessStore }) {
  const { form } = store;
  return (
    <DraftNotices
      form={form}
      labelOf={fieldLabel}
      words={kept =>
        draftText(form.read(kept), kept, mine => [
          ...shownRights.map(right => [rightTitle(right), expiryText(mine[right])] as const),
          [fieldLabel('reason'), mine.reason],
        ])
      }
    />
  );
});

interface FootProps {
  readonly store: UserAccessStore;
  /** The form's buttons. */
  readonly children: ReactNode;
}

/** The result of saving, shown beside the button because the form is taller than a screen. */
const Foot = observer(function Foot({ store, children }: FootProps) {
  const { form, mergedFromServer } = store;
  const { lastFailure, status } = form;
  const isSaved = status === 'saved';
  return (
    <div className={styles['foot']}>
      <div role="alert">
        {lastFailure !== undefined && <Notice intent="danger">{groupsFailureText(lastFailure, status)}</Notice>}
      </div>
      <div role="status">
        {isSaved && (
          <Notice intent="success">
            {mergedFromServer.length === 0
              ? usersText('form.saved')
              : usersText('form.mergedFromServer', { fields: mergedFromServer.map(rightTitle).join(', ') })}
          </Notice>
        )}
      </div>
      {children}
    </div>
  );
});

const Reason = observer(function Reason({ store }: { readonly store: UserAccessStore }) {
  if (!store.hasChange && store.reason === '') return null;
  return (
    <ReasonField
      label={usersText('form.reason')}
      hint={usersText('form.reasonHint', reasonLimits)}
      value={store.reason}
      missing={usersText('form.reasonMissing', reasonLimits)}
      isMissing={store.hasTriedToSubmit && store.isReasonMissing}
      onWrite={reason => store.write('reason', reason)}
    />
  );
});

/** The buttons, shown only while there is something to save. */
const Acts = observer(function Acts({ store }: { readonly store: UserAccessStore }) {
  const { form, hasChange } = store;
  if (!hasChange && !form.isUnsaved && !form.busy) return null;
  return (
    <SaveBar
      save={usersText('form.save')}
      isDecided={form.isDecided}
      isUnanswered={form.status === 'unanswered'}
      isBusy={form.busy}
      isReady={store.canSave}
      onCancel={form.isUnsaved ? () => store.discard() : undefined}
    />
  );
});

const Discard = observer(function Discard({ store }: { readonly store: UserAccessStore }) {
  const { form } = store;
  if (!form.isUnsaved) return null;
  return (
    <Button variant="minimal" text={usersText('form.discard')} onClick={() => store.discard()} disabled={form.busy} />
  );
});

const fieldLabel = (field: string): string => {
  const right = shownRights.find(one => one === field);
  return right === undefined ? usersText('form.reason') : rightTitle(right);
};
