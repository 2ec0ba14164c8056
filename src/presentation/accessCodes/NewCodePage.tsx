import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Organisation } from '@/domain/organisations/Organisation';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { formsText } from '../kit/forms/formsText';
import { NoticeSlot } from '../kit/layout/NoticeSlot';
import { Panel } from '../kit/layout/Panel';
import { Actions, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { useStore } from '../kit/useStore';
import type { AccessCodesStore } from './AccessCodesStore';
import type { AccessCodeStores } from './AccessCodeStores';
import { accessCodesText, codeFaultText, saveFailureText } from './accessCodesText';
import { enteredText } from './entryText';
import { CodeHeader } from './CodeHeader';
import { codePath, isOfProvider } from './codePath';
import styles from './codes.module.css';
import { NewCodeFields } from './NewCodeFields';
import type { NewCodeStore } from './NewCodeStore';

interface NewCodePageProps {
  readonly organisation: Organisation;
  readonly stores: AccessCodeStores;
  readonly list: AccessCodesStore;
  readonly onBack: () => void;
}

export const NewCodePage = observer(function NewCodePage({ organisation, stores, list, onBack }: NewCodePageProps) {
  const store = useStore(() => stores.newCode(organisation.id, () => void list.table.reload()));
  return (
    <article className={styles['page']} aria-labelledby="new-code-title">
      <CodeHeader
        id="new-code-title"
        title={accessCodesText('new.title')}
        back={accessCodesText('back')}
        onBack={onBack}
      />
      <div role="status">
        {store.made !== undefined && (
          <Notice intent="success">
            {accessCodesText('new.made', { code: store.made.code })}{' '}
            <Link to={codePath(isOfProvider(organisation) ? undefined : organisation.id, store.made.code)}>
              {accessCodesText('new.open', { code: store.made.code })}
            </Link>
          </Notice>
        )}
      </div>
      <div className={styles['form']}>
        <Panel>
          <Fields store={store} onCancel={onBack} />
        </Panel>
      </div>
    </article>
  );
});

interface FieldsProps extends FieldProps {
  readonly onCancel: () => void;
}

const Fields = observer(function Fields({ store, onCancel }: FieldsProps) {
  /** True after the first attempt to save; errors are then shown. */
  const [hasTriedToSubmit, setTried] = useState(false);
  const { form } = store;
  const faults = hasTriedToSubmit ? store.faults : {};
  return (
    <CheckedForm
      hasTriedToSubmit={hasTriedToSubmit}
      onSubmit={async () => {
        setTried(!store.canSave);
        await store.save();
      }}
    >
      <Stack gap={20}>
        <NoticeSlot>
          <DraftNotices
            form={form}
            labelOf={field => labels[field]?.() ?? field}
            words={kept => enteredText(form.read(kept), kept)}
            failure={form.lastFailure && saveFailureText(form.lastFailure, form.status)}
            held={store.made?.code}
          />
        </NoticeSlot>
        <CodeField store={store} fault={faults.code && codeFaultText(faults.code, form.mine.code)} />
        <NewCodeFields
          mine={form.mine}
          faults={faults}
          store={store}
          noExpiry={accessCodesText('new.v1')}
          reasonHint={accessCodesText('settings.reasonHint')}
          onLimit={(field, entry) => store.writeLimit(field, entry)}
          onReason={reason => store.write('reason', reason)}
        />
        <Actions>
          <PendingButton type="submit" intent="primary" text={accessCodesText('new.create')} awaiting={form.busy} />
          <Button
            variant="minimal"
            text={accessCodesText('act.cancel')}
            disabled={form.busy}
            onClick={() => {
              form.discard();
              onCancel();
            }}
          />
        </Actions>
      </Stack>
    </CheckedForm>
  );
});

const labels: Readonly<Record<string, () => string>> = {
  code: () => accessCodesText('new.code'),
  seats: () => accessCodesText('settings.seats'),
  expiry: () => accessCodesText('settings.expiry'),
  reason: () => formsText('reason.label'),
};

interface FieldProps {
  readonly store: NewCodeStore;
}

const CodeField = observer(function CodeField({ store, fault }: FieldProps & { readonly fault: string | undefined }) {
  const id = useId();
  const hint = accessCodesText('new.codeHint');
  return (
    <FieldFrame id={id} label={accessCodesText('new.code')} hint={hint} fault={fault}>
      <div className={styles['entry']}>
        <InputGroup
          {...privateField}
          {...describedControl(id, { hint, fault })}
          className={styles['code'] ?? ''}
          maxLength={64}
          value={store.form.mine.code}
          onValueChange={code => store.write('code', code)}
        />
        <Button text={accessCodesText('new.generate')} onClick={() => store.generate()} />
      </div>
    </FieldFrame>
  );
});
