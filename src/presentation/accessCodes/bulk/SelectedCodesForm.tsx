import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { ChoiceField } from '../../kit/forms/ChoiceField';
import { FormNotices } from '../../kit/forms/FormNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { NoticeSlot } from '../../kit/layout/NoticeSlot';
import { Panel } from '../../kit/layout/Panel';
import { Actions, Stack } from '../../kit/layout/Stack';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { codeBulkCount, codeBulkText } from './codeBulkWords';
import { changedCodesDraftText, entryLabel } from './listFaultText';
import { BULK_CODE_ACTS } from '../CodeAct';
import styles from '../codes.module.css';
import type { SelectedCodesStore } from './SelectedCodesStore';
import { DateField } from '../../kit/forms/DateField';

interface SelectedCodesProps {
  readonly store: SelectedCodesStore;
}

interface SelectedCodesFormProps extends SelectedCodesProps {
  readonly onCancel: () => void;
}

export const SelectedCodesForm = observer(function SelectedCodesForm({ store, onCancel }: SelectedCodesFormProps) {
  const { form, selected, count, faults, hasTriedToSubmit } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.check();
  };
  if (selected === undefined) return null;
  if (count === 0) return <Notice intent="warning">{codeBulkText('act.none')}</Notice>;
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Panel>
        <Stack gap={20}>
          <p>{count === null ? codeBulkText('act.leadAll') : codeBulkCount('act.lead', count)}</p>
          <NoticeSlot>
            <FormNotices form={form} labelOf={entryLabel} />
            <DraftConflictsNotice
              others={form.conflictingDrafts}
              textOf={kept => changedCodesDraftText(form.read(kept), kept)}
            />
            <div role="status">
              {form.restored && store.isEntered && <Notice intent="warning">{codeBulkText('act.restored')}</Notice>}
            </div>
          </NoticeSlot>
          <ActField store={store} isMissing={hasTriedToSubmit && faults.act} />
          {form.mine.act === 'extend' && <DayField store={store} isMissing={hasTriedToSubmit && faults.day} />}
          <ReasonField
            value={form.mine.reason}
            isMissing={hasTriedToSubmit && faults.reason}
            hint={codeBulkText('entry.reasonHint')}
            onWrite={text => store.write('reason', text)}
          />
          <NoticeSlot>
            <div role="alert">
              {store.isTooMany && <Notice intent="danger">{codeBulkText('act.tooMany')}</Notice>}
              {store.couldNotLoad && <Notice intent="danger">{codeBulkText('act.notLoaded')}</Notice>}
              {store.isChanged && <Notice intent="danger">{codeBulkText('act.isChanged')}</Notice>}
            </div>
          </NoticeSlot>
          <Actions>
            <PendingButton type="submit" intent="primary" text={codeBulkText('entry.check')} awaiting={store.loading} />
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

const ActField = observer(function ActField({
  store,
  isMissing,
}: SelectedCodesProps & { readonly isMissing: boolean }) {
  return (
    <ChoiceField
      label={codeBulkText('act.legend')}
      value={store.form.mine.act}
      choices={BULK_CODE_ACTS.map(one => [one, codeBulkText(`act.${one}`)] as const)}
      fault={isMissing ? codeBulkText('fault.act') : undefined}
      onChoose={act => store.choose(act)}
    />
  );
});

const DayField = observer(function DayField({
  store,
  isMissing,
}: SelectedCodesProps & { readonly isMissing: boolean }) {
  return (
    <DateField
      label={codeBulkText('act.lastDay')}
      hint={codeBulkText('act.lastDayHint')}
      fault={isMissing ? codeBulkText('fault.day') : undefined}
      value={store.form.mine.lastDay}
      onWrite={day => store.write('lastDay', day)}
    />
  );
});
