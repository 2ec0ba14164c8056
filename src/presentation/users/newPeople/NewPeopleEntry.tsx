import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { FormNotices } from '../../kit/forms/FormNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Notice } from '../../kit/Notice';
import { privateField } from '../../kit/privateField';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { EntryForm } from '../EntryForm';
import { reasonLimits } from '../rightFields';
import { LONGEST_CODE } from '../userPath';
import { usersText } from '../usersText';
import type { NewPeopleStore } from './NewPeopleStore';
import { newPeopleDraftText, newPeopleLabel, newPeopleFaultText, newPeopleText } from './newPeopleText';
import { ListFileField } from '../../kit/forms/ListFileField';

interface EntryProps {
  readonly store: NewPeopleStore;
}

/** The form for a list of people who are to get an account. */
export const NewPeopleEntry = observer(function NewPeopleEntry({ store }: EntryProps) {
  const { form } = store;
  return (
    <EntryForm onSubmit={() => store.check()} acts={<Acts store={store} />}>
      <FormNotices form={form} labelOf={newPeopleLabel} />
      <DraftConflictsNotice
        others={form.conflictingDrafts}
        textOf={kept => newPeopleDraftText(form.read(kept), kept)}
      />
      <div role="status">{form.restored && <Notice intent="warning">{newPeopleText('restored')}</Notice>}</div>
      <ListFields store={store} />
      <CodeField store={store} />
      <ReasonField
        hint={usersText('form.keptReasonHint', reasonLimits)}
        missing={usersText('form.reasonMissing', reasonLimits)}
        value={form.mine.reason}
        isMissing={store.hasTriedToSubmit && store.reasonFault !== undefined}
        onWrite={reason => store.write('reason', reason)}
      />
      <ListProblem store={store} />
    </EntryForm>
  );
});

const Acts = observer(function Acts({ store }: EntryProps) {
  return (
    <>
      <Button type="submit" intent="primary" text={newPeopleText('check')} />
      {store.form.isUnsaved && (
        <Button variant="minimal" text={newPeopleText('discard')} onClick={() => store.discard()} />
      )}
    </>
  );
});

const ListProblem = observer(function ListProblem({ store }: EntryProps) {
  const problem = newPeopleFaultText(store.problem);
  return <div role="alert">{problem !== undefined && <Notice intent="danger">{problem}</Notice>}</div>;
});

const ListFields = observer(function ListFields({ store }: EntryProps) {
  const id = useId();
  const { problem } = store;
  const hint = newPeopleText('peopleHint');
  return (
    <>
      <FieldFrame id={id} label={newPeopleText('people')} hint={hint} holds="reason">
        <TextArea
          {...privateField}
          {...describedControl(id, { hint })}
          fill
          rows={8}
          dir="auto"
          value={store.form.mine.people}
          placeholder={newPeopleText('example')}
          aria-invalid={problem !== undefined && problem.kind !== 'incomplete'}
          onChange={event => store.write('people', event.currentTarget.value)}
        />
      </FieldFrame>
      <ListFileField
        file={store.file}
        label={newPeopleText('file')}
        problemText={problem => newPeopleText(`fault.${problem}`)}
      />
    </>
  );
});

const CodeField = observer(function CodeField({ store }: EntryProps) {
  const id = useId();
  const hint = newPeopleText('accessCodeHint');
  return (
    <FieldFrame id={id} label={newPeopleText('accessCode')} hint={hint} holds="code">
      <InputGroup
        {...privateField}
        {...describedControl(id, { hint })}
        fill
        maxLength={LONGEST_CODE}
        autoComplete="off"
        value={store.form.mine.accessCode}
        onValueChange={text => store.write('accessCode', text)}
      />
    </FieldFrame>
  );
});
