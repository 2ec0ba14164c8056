import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { UserAccess } from '@/domain/users/UserAccess';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { draftText, formsText } from '../kit/forms/formsText';
import { ReasonField } from '../kit/forms/ReasonField';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { RightField } from './RightField';
import { reasonLimits, shownGroups, shownRights, shownSingleScopes } from './rightFields';
import { ScopeChanges } from './ScopeChanges';
import type { UserAccessStore } from './UserAccessStore';
import { groupsFailureText, rightTitle, termText, usersText } from './usersText';

interface RightsPanelProps {
  readonly store: UserAccessStore;
  readonly known: UserAccess;
  readonly zone: string;
  readonly mayChange: boolean;
}

/** The rights of a person, with what each lets them do, to change. */
export const RightsPanel = observer(function RightsPanel({ store, known, zone, mayChange }: RightsPanelProps) {
  const id = useId();
  const isReadOnly = !mayChange || store.isSelf || store.isPatientWithoutRights;
  const isFixed = isReadOnly || !store.isWhole;
  return (
    <section aria-labelledby={id}>
      <CheckedForm className="organisation-panel user-groups" isTried={store.isTried} onSubmit={() => store.save()}>
        <h2 id={id}>{usersText('form.title')}</h2>
        <Refusal store={store} known={known} mayChange={mayChange} />
        <Notices store={store} />
        {shownGroups.map(right => (
          <RightField key={right} store={store} right={right} isFixed={isFixed} />
        ))}
        <h3>{usersText('form.single')}</h3>
        {shownSingleScopes.map(right => (
          <RightField key={right} store={store} right={right} isFixed={isFixed} />
        ))}
        {!isReadOnly && (
          <>
            <p className="organisation-hint">{usersText('form.lastDayHint', { zone })}</p>
            {store.hasChange && <ScopeChanges difference={store.difference} />}
            <Reason store={store} />
          </>
        )}
        <Outcome store={store}>
          {isReadOnly ? (
            <div className="user-acts">
              <Discard store={store} />
            </div>
          ) : (
            <Actions store={store} />
          )}
        </Outcome>
      </CheckedForm>
    </section>
  );
});

type RefusalProps = Pick<RightsPanelProps, 'store' | 'known' | 'mayChange'>;

/** Why the rights of this person can only be read, or not be added to. */
const Refusal = observer(function Refusal({ store, known, mayChange }: RefusalProps) {
  if (!mayChange) return <p>{usersText('form.readOnly')}</p>;
  if (store.isSelf) return <p>{usersText('failure.selfChange')}</p>;
  return known.user.kind === 'patient' && <Notice intent="warning">{usersText('form.patient')}</Notice>;
});

/** What became of the draft. */
const Notices = observer(function Notices({ store }: { readonly store: UserAccessStore }) {
  const { form } = store;
  return (
    <DraftNotices
      form={form}
      labelOf={fieldLabel}
      words={kept =>
        draftText(form.read(kept), kept, mine => [
          ...shownRights.map(right => [rightTitle(right), termText(mine[right])] as const),
          [fieldLabel('reason'), mine.reason],
        ])
      }
    />
  );
});

interface OutcomeProps {
  readonly store: UserAccessStore;
  /** The buttons of the form. */
  readonly children: ReactNode;
}

/** What became of saving, beside the button that was pressed: the form is longer than a screen. */
const Outcome = observer(function Outcome({ store, children }: OutcomeProps) {
  const { form, takenOver } = store;
  const { lastFailure, status } = form;
  const part = useRef<HTMLDivElement>(null);
  const isSaved = status === 'saved';
  useEffect(() => {
    if (isSaved || lastFailure !== undefined) part.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaved, lastFailure]);
  return (
    <div ref={part} className="user-outcome">
      <div role="alert">
        {lastFailure !== undefined && <Notice intent="danger">{groupsFailureText(lastFailure, status)}</Notice>}
      </div>
      <div role="status">
        {isSaved && (
          <Notice intent="success">
            {takenOver.length === 0
              ? usersText('form.saved')
              : usersText('form.takenOver', { fields: takenOver.map(rightTitle).join(', ') })}
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
      isMissing={store.isTried && store.isReasonMissing}
      onWrite={reason => store.writeReason(reason)}
    />
  );
});

const Actions = observer(function Actions({ store }: { readonly store: UserAccessStore }) {
  const { form } = store;
  return (
    <div className="user-acts">
      {!form.isDecided && <span>{formsText('undecided')}</span>}
      <Discard store={store} />
      <PendingButton
        type="submit"
        intent="primary"
        text={usersText('form.save')}
        awaiting={form.busy}
        disabled={!store.canSave && !form.busy}
      />
    </div>
  );
});

const Discard = observer(function Discard({ store }: { readonly store: UserAccessStore }) {
  const { form } = store;
  if (!form.isUnsaved) return null;
  return <Button text={usersText('form.discard')} onClick={() => store.discard()} disabled={form.busy} />;
});

const fieldLabel = (field: string): string => {
  const right = shownRights.find(one => one === field);
  return right === undefined ? usersText('form.reason') : rightTitle(right);
};
