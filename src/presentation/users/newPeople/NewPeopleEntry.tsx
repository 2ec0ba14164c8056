import { Button, FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { FormNotices } from '../../kit/forms/FormNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Notice } from '../../kit/Notice';
import { privateField } from '../../kit/privateField';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { reasonLimits } from '../rightFields';
import { LONGEST_CODE } from '../userPath';
import { usersText } from '../usersText';
import type { NewPeopleStore } from './NewPeopleStore';
import { newPeopleDraftText, newPeopleLabel, newPeopleProblemText, newPeopleText } from './newPeopleText';
import { FileField } from '../../kit/forms/FileField';

interface EntryProps {
  readonly store: NewPeopleStore;
}

/** A list of people who are to get an account, before anything is checked. */
export const NewPeopleEntry = observer(function NewPeopleEntry({ store }: EntryProps) {
  const { form } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store.check();
  };
  return (
    <form className="organisation-panel promotion-form" onSubmit={submit} noValidate>
      <FormNotices form={form} labelOf={newPeopleLabel} />
      <DraftConflictsNotice others={form.others} words={kept => newPeopleDraftText(form.read(kept), kept)} />
      <div role="status">{form.restored && <Notice intent="warning">{newPeopleText('restored')}</Notice>}</div>
      <ListFields store={store} />
      <CodeField store={store} />
      <ReasonField
        hint={usersText('form.keptReasonHint', reasonLimits)}
        missing={usersText('form.reasonMissing', reasonLimits)}
        value={form.mine.reason}
        isMissing={store.isTried && store.reasonFault !== undefined}
        onWrite={reason => store.write('reason', reason)}
      />
      <ListProblem store={store} />
      <div className="user-acts">
        {form.isUnsaved && <Button text={newPeopleText('discard')} onClick={() => store.discard()} />}
        <Button type="submit" intent="primary" text={newPeopleText('check')} />
      </div>
    </form>
  );
});

const ListProblem = observer(function ListProblem({ store }: EntryProps) {
  const problem = newPeopleProblemText(store.problem);
  return <div role="alert">{problem !== undefined && <Notice intent="danger">{problem}</Notice>}</div>;
});

const ListFields = observer(function ListFields({ store }: EntryProps) {
  const id = useId();
  const { fileProblem, problem } = store;
  return (
    <>
      <FormGroup
        label={newPeopleText('people')}
        labelFor={id}
        helperText={<span id={`${id}-hint`}>{newPeopleText('peopleHint')}</span>}
      >
        <TextArea
          {...privateField}
          id={id}
          fill
          rows={8}
          dir="auto"
          value={store.form.mine.people}
          placeholder={newPeopleText('example')}
          aria-invalid={problem !== undefined && problem.kind !== 'incomplete'}
          aria-describedby={`${id}-hint`}
          onChange={event => store.write('people', event.currentTarget.value)}
        />
      </FormGroup>
      <FileField
        kind="csv"
        label={newPeopleText('file')}
        accept=".csv,.txt,text/csv,text/plain"
        onChoose={file => void store.readFile(file)}
      />
      <div role="alert">
        {fileProblem !== undefined && <Notice intent="danger">{newPeopleText(`fault.${fileProblem}`)}</Notice>}
      </div>
    </>
  );
});

const CodeField = observer(function CodeField({ store }: EntryProps) {
  const id = useId();
  return (
    <FormGroup
      label={newPeopleText('accessCode')}
      labelFor={id}
      helperText={<span id={`${id}-hint`}>{newPeopleText('accessCodeHint')}</span>}
    >
      <InputGroup
        {...privateField}
        id={id}
        fill
        maxLength={LONGEST_CODE}
        autoComplete="off"
        value={store.form.mine.accessCode}
        aria-describedby={`${id}-hint`}
        onValueChange={text => store.write('accessCode', text)}
      />
    </FormGroup>
  );
});
