import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { ChoiceField } from '../../kit/forms/ChoiceField';
import { FieldFrame } from '../../kit/forms/FieldFrame';
import { FormNotices } from '../../kit/forms/FormNotices';
import { Hint } from '../../kit/layout/Hint';
import { NoticeSlot } from '../../kit/layout/NoticeSlot';
import { Panel } from '../../kit/layout/Panel';
import { Actions, Stack } from '../../kit/layout/Stack';
import { Notice } from '../../kit/Notice';
import { privateField } from '../../kit/privateField';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import styles from '../codes.module.css';
import { NewCodeFields } from '../NewCodeFields';
import { codeBulkText } from './codeBulkWords';
import { entryLabel, listFaultText, newCodesDraftText } from './listFaultText';
import type { NewCodesStore } from './NewCodesStore';
import { ListFileField } from '../../kit/forms/ListFileField';

interface NewCodesProps {
  readonly store: NewCodesStore;
}

interface NewCodesFormProps extends NewCodesProps {
  readonly organisation: string;
  readonly onCancel: () => void;
}

export const NewCodesForm = observer(function NewCodesForm({ store, organisation, onCancel }: NewCodesFormProps) {
  const { form, hasTriedToSubmit } = store;
  const faults = hasTriedToSubmit ? store.faults : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store.check();
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Panel>
        <Stack gap={20}>
          <Hint>{codeBulkText('entry.lead', { organisation })}</Hint>
          <NoticeSlot>
            <FormNotices form={form} labelOf={entryLabel} />
            <DraftConflictsNotice
              others={form.conflictingDrafts}
              textOf={kept => newCodesDraftText(form.read(kept), kept)}
            />
            <div role="status">
              {form.restored && <Notice intent="warning">{codeBulkText('entry.restored')}</Notice>}
            </div>
          </NoticeSlot>
          <WayField store={store} isMissing={faults.way !== undefined} />
          {form.mine.way === 'pattern' && <PatternFields store={store} />}
          {form.mine.way === 'list' && <ListFields store={store} />}
          {form.mine.way === 'list' && <Hint>{codeBulkText('entry.all')}</Hint>}
          <NewCodeFields
            mine={form.mine}
            faults={faults}
            store={store}
            noExpiry={codeBulkText('entry.v1')}
            reasonHint={codeBulkText('entry.reasonHint')}
            onLimit={(field, entry) => store.write(field, entry)}
            onReason={text => store.write('reason', text)}
          />
          <NoticeSlot>
            <ListProblemNotice store={store} />
          </NoticeSlot>
          <Actions>
            <Button type="submit" intent="primary" text={codeBulkText('entry.check')} />
            <Button
              text={codeBulkText('entry.cancel')}
              onClick={() => {
                store.discard();
                onCancel();
              }}
            />
          </Actions>
        </Stack>
      </Panel>
    </form>
  );
});

const ListProblemNotice = observer(function ListProblemNotice({ store }: NewCodesProps) {
  const problem = listFaultText(store.problem);
  return (
    <div role="alert">
      {problem !== undefined && store.form.mine.way !== null && <Notice intent="danger">{problem}</Notice>}
    </div>
  );
});

const WayField = observer(function WayField({ store, isMissing }: NewCodesProps & { readonly isMissing: boolean }) {
  return (
    <ChoiceField
      label={codeBulkText('entry.way')}
      value={store.form.mine.way}
      choices={[
        ['pattern', codeBulkText('entry.pattern')],
        ['list', codeBulkText('entry.list')],
      ]}
      fault={isMissing ? codeBulkText('fault.way') : undefined}
      onChoose={way => store.chooseWay(way)}
    />
  );
});

const PatternFields = observer(function PatternFields({ store }: NewCodesProps) {
  const id = useId();
  const { prefix, count } = store.form.mine;
  return (
    <>
      <FieldFrame
        id={`${id}-prefix`}
        label={codeBulkText('entry.prefix')}
        hint={codeBulkText('entry.prefixHint')}
        holds="code"
      >
        <InputGroup
          {...privateField}
          id={`${id}-prefix`}
          className={styles['code'] ?? ''}
          maxLength={32}
          value={prefix}
          aria-describedby={`${id}-prefix-hint`}
          onValueChange={text => store.write('prefix', text)}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-count`}
        label={codeBulkText('entry.count')}
        hint={codeBulkText('entry.countHint')}
        holds="code"
      >
        <InputGroup
          {...privateField}
          id={`${id}-count`}
          inputMode="numeric"
          maxLength={6}
          value={count}
          aria-describedby={`${id}-count-hint`}
          onValueChange={text => store.write('count', text)}
        />
      </FieldFrame>
    </>
  );
});

const ListFields = observer(function ListFields({ store }: NewCodesProps) {
  const id = useId();
  return (
    <>
      <FieldFrame id={id} label={codeBulkText('entry.text')} hint={codeBulkText('entry.textHint')} holds="reason">
        <TextArea
          {...privateField}
          id={id}
          fill
          rows={8}
          className={styles['code'] ?? ''}
          value={store.form.mine.text}
          aria-describedby={`${id}-hint`}
          onChange={event => store.write('text', event.currentTarget.value)}
        />
      </FieldFrame>
      <ListFileField
        file={store.file}
        label={codeBulkText('entry.file')}
        problemText={problem => codeBulkText(`fault.${problem}`)}
      />
    </>
  );
});
