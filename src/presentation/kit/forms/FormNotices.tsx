import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { FormStatus } from '@/application/kernel/forms/FormState';
import { Notice } from '../Notice';
import { formsText } from './formsText';

export interface NotedForm {
  readonly status: FormStatus;
  readonly unreadableFields: readonly string[];
  readonly unreadable: readonly string[];
  discardUnreadable(): void;
}

interface FormNoticesProps {
  readonly form: NotedForm;
  readonly labelOf: (field: string) => string;
  /** The server's value in words, shown if saving again would add another item. */
  readonly held?: string | undefined;
}

/** Says which parts of a form are saved, which are not, and which parts of its draft could not be read. */
export const FormNotices = observer(function FormNotices({ form, labelOf, held }: FormNoticesProps) {
  const { status, unreadableFields } = form;
  return (
    <>
      <div role="status">
        {status === 'savedEarlier' && <Notice intent="warning">{formsText('savedEarlier')}</Notice>}
      </div>
      <div role="alert">
        {status === 'heldOtherwise' && (
          <Notice intent="danger">
            {held === undefined ? formsText('heldOtherwise') : formsText('heldAnother', { held })}
          </Notice>
        )}
        {unreadableFields.length > 0 && (
          <Notice intent="warning">
            {formsText('unreadableFields', { fields: unreadableFields.map(labelOf).join(', ') })}
          </Notice>
        )}
      </div>
      <Unreadable form={form} />
    </>
  );
});

const Unreadable = observer(function Unreadable({ form }: { readonly form: NotedForm }) {
  const { unreadable } = form;
  if (unreadable.length === 0) return null;
  return (
    <div role="alert">
      <Notice
        intent="danger"
        action={<Button size="small" text={formsText('discardUnreadable')} onClick={() => form.discardUnreadable()} />}
      >
        {formsText('unreadable')}
        {unreadable.map((text, place) => (
          <span key={place} className="moment-text">
            {text}
          </span>
        ))}
      </Notice>
    </div>
  );
});
