import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { draftText } from '../kit/forms/formsText';
import { ReasonField } from '../kit/forms/ReasonField';
import { SaveBar } from '../kit/forms/SaveBar';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { shownWeekdays } from './coreHoursFields';
import type { CoreHoursStore } from './CoreHoursStore';
import { DateHoursFields } from './DateHoursFields';
import { FieldConflict } from './FieldConflict';
import { HoursFields } from './HoursFields';
import { fieldLabel, fieldValueText, hoursFailureText, regionsText } from './regionsText';
import { WeekdayField } from './WeekdayField';

interface CoreHoursFormProps {
  readonly store: CoreHoursStore;
  readonly mayChange: boolean;
}

/** The form for the core hours: of every day, of single weekdays, and of single dates. */
export const CoreHoursForm = observer(function CoreHoursForm({ store, mayChange }: CoreHoursFormProps) {
  const canChange = mayChange && store.isVersioned;
  const hint = mayChange ? (store.isVersioned ? 'hint' : 'noVersion') : 'readOnly';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <Panel title={regionsText('hours.title')}>
      <Hint>{regionsText(`hours.${hint}`)}</Hint>
      <form className="region-hours" onSubmit={save} aria-label={regionsText('hours.title')} noValidate>
        <Notices store={store} />
        <EveryDay store={store} isFixed={!canChange} />
        <fieldset>
          <legend>{regionsText('hours.week')}</legend>
          {shownWeekdays.map(name => (
            <WeekdayField key={name} store={store} name={name} isFixed={!canChange} />
          ))}
        </fieldset>
        <DateHoursFields store={store} isFixed={!canChange} />
        {canChange && <Actions store={store} />}
      </form>
    </Panel>
  );
});

interface PartProps {
  readonly store: CoreHoursStore;
  readonly isFixed: boolean;
}

const EveryDay = observer(function EveryDay({ store, isFixed }: PartProps) {
  const id = useId();
  const { timeZone, start, end } = store.form.mine;
  return (
    <fieldset>
      <legend>{regionsText('hours.everyDay')}</legend>
      <div className="region-row">
        <FieldFrame id={id} label={regionsText('hours.timeZone')}>
          <HTMLSelect
            {...privateField}
            id={id}
            value={timeZone}
            disabled={isFixed}
            options={[...store.zones]}
            onChange={({ currentTarget: { value } }) => store.write('timeZone', value)}
          />
        </FieldFrame>
        <HoursFields
          isStacked
          day={regionsText('hours.everyDay')}
          hours={{ start, end }}
          isFixed={isFixed}
          fault={store.faultAt('everyDay')}
          onWrite={(part, text) => store.write(part, text)}
        />
      </div>
      {(['timeZone', 'start', 'end'] as const).map(field => (
        <FieldConflict key={field} store={store} field={field} />
      ))}
    </fieldset>
  );
});

const Notices = observer(function Notices({ store }: { readonly store: CoreHoursStore }) {
  const { form, mergedFromServer } = store;
  return (
    <>
      <DraftNotices
        form={form}
        labelOf={fieldLabel}
        words={kept =>
          draftText(form.read(kept), kept, mine =>
            Object.entries(mine).map(([field, value]) => [fieldLabel(field), fieldValueText(value)] as const),
          )
        }
        failure={form.lastFailure && hoursFailureText(form.lastFailure, form.status)}
      />
      <div role="status">
        {form.status === 'saved' && (
          <Notice intent="success">
            {mergedFromServer.length === 0
              ? regionsText('hours.saved')
              : regionsText('hours.mergedFromServer', { fields: mergedFromServer.map(fieldLabel).join(', ') })}
          </Notice>
        )}
      </div>
    </>
  );
});

/** The buttons, shown only while there is something to save. */
const Actions = observer(function Actions({ store }: { readonly store: CoreHoursStore }) {
  const { form, hasChange, isIncomplete } = store;
  if (!hasChange && !form.isUnsaved && !form.busy) return null;
  return (
    <>
      <ReasonField
        label={regionsText('hours.reason')}
        value={store.reason}
        isMissing={isIncomplete && store.lacksReason}
        onWrite={reason => store.write('reason', reason)}
      />
      <div role="alert">{isIncomplete && <Notice intent="danger">{regionsText('hours.incomplete')}</Notice>}</div>
      <SaveBar
        save={regionsText('hours.save')}
        isDecided={form.isDecided}
        isUnanswered={form.status === 'unanswered'}
        isBusy={form.busy}
        isReady={store.canSave}
        onCancel={form.isUnsaved ? () => store.discard() : undefined}
      />
    </>
  );
});
