import { observer } from 'mobx-react-lite';
import type { AppointmentPlan } from '@/domain/patients/appointments/isSamePlan';
import type { AppointmentKind } from '@/domain/patients/appointments/Appointment';
import { ConflictChoice } from '../../kit/forms/ConflictChoice';
import { FormNotices } from '../../kit/forms/FormNotices';
import { formsText } from '../../kit/forms/formsText';
import { Notice } from '../../kit/Notice';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { appointmentDraftWords, timeWords, appointmentsText, saveFailureText } from './appointmentsText';
import type { EnteredAppointment, TypedTimes } from './appointmentFields';
import type { AppointmentFormStore } from './AppointmentFormStore';
import type { AppointmentTimeChoice } from './AppointmentTimeChoice';
import { spanWords } from './bothClocks';

interface AppointmentFormNoticesProps {
  readonly store: AppointmentFormStore;
  readonly choice: AppointmentTimeChoice;
}

/** Says which parts of the form are saved, which are not, and which are unknown. */
export const AppointmentFormNotices = observer(function AppointmentFormNotices({
  store,
  choice: { zone },
}: AppointmentFormNoticesProps) {
  const { made, existing, form, isTyped, sentLast } = store;
  const words = planWords(zone);
  return (
    <>
      <div role="status">
        {made !== undefined && (
          <Notice intent="success">{appointmentsText('form.saved', { when: words(made) })}</Notice>
        )}
        {form.restored && isTyped && <Notice intent="warning">{appointmentsText('form.restored')}</Notice>}
        {existing !== undefined && isTyped && sentLast === undefined && (
          <Notice intent="warning">{appointmentsText('form.stands', { when: words(existing) })}</Notice>
        )}
      </div>
      <DraftConflictsNotice
        others={form.conflictingDrafts}
        textOf={kept => appointmentDraftWords(form.read(kept)?.mine) ?? kept}
      />
      <FormNotices form={form} labelOf={labelOf} />
      <Conflicts store={store} />
      <div role="alert">
        <Unknown store={store} words={words} />
      </div>
    </>
  );
});

interface UnknownProps {
  readonly store: AppointmentFormStore;
  readonly words: (plan: AppointmentPlan) => string;
}

const Unknown = observer(function Unknown({ store: { failure, sentLast }, words }: UnknownProps) {
  return (
    <>
      {failure !== undefined && failure.kind !== 'unreachable' && (
        <Notice intent="danger">{saveFailureText(failure, words)}</Notice>
      )}
      {sentLast?.isOnScreen === true && <Notice intent="danger">{appointmentsText('form.maybeSaved')}</Notice>}
      {sentLast?.isOnScreen === false && (
        <Notice intent="danger">{appointmentsText('form.maybeSavedBefore', { when: words(sentLast.plan) })}</Notice>
      )}
    </>
  );
});

/** Both versions of each part that a colleague changed as well. */
const Conflicts = observer(function Conflicts({ store: { form } }: { readonly store: AppointmentFormStore }) {
  if (form.conflicts.length === 0) return null;
  return (
    <>
      <div role="alert">
        <Notice intent="warning">{formsText('conflictLead')}</Notice>
      </div>
      {form.conflicts.map(({ field, base, mine, theirs, choice }) => (
        <ConflictChoice
          key={field}
          label={labelOf(field)}
          before={partWords(field, base)}
          mine={partWords(field, mine)}
          theirs={partWords(field, theirs)}
          choice={choice}
          onChoose={chosen => form.choose(field, chosen)}
        />
      ))}
    </>
  );
});

const planWords =
  (zone: string) =>
  ({ start, end, kind, place }: AppointmentPlan): string =>
    [spanWords(start, end, zone), appointmentsText(`kind.${kind}`), place].filter(Boolean).join(' · ');

function labelOf(field: string): string {
  if (field === 'time') return appointmentsText('form.time');
  return field === 'kind' ? appointmentsText('kind.label') : appointmentsText('form.place');
}

function partWords(field: keyof EnteredAppointment, value: unknown): string {
  switch (field) {
    case 'time':
      return timeWords(value as TypedTimes);
    case 'kind':
      return value === null ? '' : appointmentsText(`kind.${value as AppointmentKind}`);
    case 'place':
      return typeof value === 'string' ? value : '';
  }
}
