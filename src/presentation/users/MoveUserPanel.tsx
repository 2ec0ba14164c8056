import { Button, HTMLSelect, InputGroup, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OrganisationsOfUser } from '@/application/users/MoveUser';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { draftText } from '../kit/forms/formsText';
import { ReasonField } from '../kit/forms/ReasonField';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { Actions } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import styles from './MoveUserPanel.module.css';
import type { MoveUserStore } from './MoveUserStore';
import { newUserFailureText, newUserLabel } from './newUserFailureText';
import { reasonLimits } from './rightFields';
import { LONGEST_CODE } from './userPath';
import { userFailureText, usersText } from './usersText';
import { routes } from '../app/routes/routes';

/** A user's organisation, and the form that moves them to another one. */
export const MoveUserPanel = observer(function MoveUserPanel({
  createStore,
  mayMove,
}: {
  readonly createStore: () => MoveUserStore;
  readonly mayMove: boolean;
}) {
  const store = useStore(createStore);
  return (
    <Panel title={usersText('move.title')}>
      <Path store={store} />
      <div role="status">
        {store.moved !== undefined && (
          <Notice intent="success">
            <bdi>{writtenText(usersText('move.done', { name: store.moved.organisation?.name ?? '' }))}</bdi>
          </Notice>
        )}
      </div>
      {mayMove && store.isOpen && <Form store={store} />}
      {mayMove && !store.isOpen && (
        <div>
          <Button text={usersText('move.open')} onClick={() => store.open()} />
        </div>
      )}
    </Panel>
  );
});

interface PartProps {
  readonly store: MoveUserStore;
}

const Path = observer(function Path({ store }: PartProps) {
  const { organisations } = store;
  if (organisations === undefined) return <Spinner size={20} aria-label={usersText('move.loading')} />;
  if (!organisations.ok)
    return (
      <div role="alert">
        <Notice
          intent="warning"
          action={<Button size="small" text={usersText('retry')} onClick={() => void store.load()} />}
        >
          {usersText('move.failed', { why: userFailureText(organisations.failure) })}
        </Notice>
      </div>
    );
  return (
    <ol className={styles['path']} aria-label={usersText('move.path')}>
      {organisations.value.path.toReversed().map(({ id, name }) => (
        <li key={id}>
          <Link to={routes.organisation.to({ organisationId: id })}>
            <bdi>{writtenText(name)}</bdi>
          </Link>
        </li>
      ))}
    </ol>
  );
});

const Form = observer(function Form({ store }: PartProps) {
  const { form, organisations } = store;
  const faults = store.hasTriedToSubmit ? store.faults : undefined;
  return (
    <CheckedForm
      className={styles['form'] ?? ''}
      hasTriedToSubmit={store.hasTriedToSubmit}
      onSubmit={() => store.save()}
    >
      <Hint>{usersText('move.lead')}</Hint>
      {organisations?.ok === true && <Chooser store={store} organisations={organisations.value} />}
      <CodeField store={store} isMissing={faults?.accessCode === true} />
      <ReasonField
        hint={usersText('form.keptReasonHint', reasonLimits)}
        missing={usersText('form.reasonMissing', reasonLimits)}
        value={form.mine.reason}
        isMissing={faults?.reason === true}
        onWrite={reason => store.write('reason', reason)}
      />
      <DraftNotices
        form={form}
        labelOf={newUserLabel}
        words={kept =>
          draftText(form.read(kept), kept, mine => [
            [newUserLabel('accessCode'), mine.accessCode],
            [newUserLabel('reason'), mine.reason],
          ])
        }
        failure={form.lastFailure && newUserFailureText(form.lastFailure)}
      />
      <Actions>
        <PendingButton
          type="submit"
          intent="primary"
          text={usersText(form.status === 'unanswered' ? 'move.again' : 'move.act')}
          awaiting={form.busy}
        />
        <Button variant="minimal" text={usersText('move.cancel')} disabled={form.busy} onClick={() => store.cancel()} />
      </Actions>
    </CheckedForm>
  );
});

const CodeField = observer(function CodeField({ store, isMissing }: PartProps & { readonly isMissing: boolean }) {
  const id = useId();
  const fault = isMissing ? usersText('move.missing') : undefined;
  return (
    <FieldFrame id={id} label={usersText('move.accessCode')} fault={fault} holds="code">
      <InputGroup
        {...privateField}
        {...describedControl(id, { fault })}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        value={store.form.mine.accessCode}
        onValueChange={code => store.write('accessCode', code)}
      />
    </FieldFrame>
  );
});

interface ChooserProps extends PartProps {
  readonly organisations: OrganisationsOfUser;
}

const Chooser = observer(function Chooser({ store, organisations: { choosable } }: ChooserProps) {
  const id = useId();
  return (
    <>
      <FieldFrame
        id={id}
        label={usersText('move.organisation')}
        hint={choosable.unreadable > 0 ? usersText('move.organisationsPart') : undefined}
        holds="email"
      >
        <HTMLSelect
          {...privateField}
          id={id}
          fill
          value={store.chosen}
          onChange={({ currentTarget: { value } }) => store.choose(value)}
          options={[
            { value: '', label: usersText('move.chooseOrganisation') },
            ...choosable.items.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
      </FieldFrame>
      {store.chosen !== '' && <Codes store={store} />}
    </>
  );
});

const Codes = observer(function Codes({ store }: PartProps) {
  const id = useId();
  const { codes } = store;
  if (codes === undefined) return <Spinner size={20} aria-label={usersText('move.codesLoading')} />;
  if (!codes.ok)
    return <Notice intent="warning">{usersText('move.codesFailed', { why: userFailureText(codes.failure) })}</Notice>;
  const offered = codes.value.codes;
  const chosen = offered.find(({ code }) => code === store.form.mine.accessCode.trim());
  return (
    <FieldFrame
      id={id}
      label={usersText('move.codes')}
      hint={codes.value.isPart ? usersText('move.codesPart') : undefined}
      holds="code"
    >
      {offered.length === 0 ? (
        <p id={id}>{usersText('move.noCodes')}</p>
      ) : (
        <HTMLSelect
          {...privateField}
          id={id}
          fill
          value={chosen?.code ?? ''}
          onChange={({ currentTarget: { value } }) => store.write('accessCode', value)}
          options={[
            { value: '', label: usersText('move.chooseCode') },
            ...offered.map(({ code }) => ({ value: code, label: code })),
          ]}
        />
      )}
    </FieldFrame>
  );
});
