import { observer } from 'mobx-react-lite';
import type { AppointmentPlan } from '@/domain/patients/isSamePlan';
import { Notice } from '../../shared/Notice';
import { OtherDraftsNotice } from '../drafts/OtherDraftsNotice';
import { appointmentDraftWords } from './appointmentDraftWords';
import type { AppointmentFormStore } from './AppointmentFormStore';
import { appointmentsText } from './appointmentsText';
import type { AppointmentTimeChoice } from './AppointmentTimeChoice';
import { spanWords } from './bothClocks';
import { saveFailureText } from './saveFailureText';

interface AppointmentFormNoticesProps {
  readonly store: AppointmentFormStore;
  readonly choice: AppointmentTimeChoice;
}

/** What is saved of what stands in the form, and what is not, or is not known. */
export const AppointmentFormNotices = observer(function AppointmentFormNotices({ store, choice: { zone } }: AppointmentFormNoticesProps) {
  const { made, stands, restored, isTyped } = store;
  const words = ({ start, end, kind, place }: AppointmentPlan): string => [spanWords(start, end, zone), appointmentsText(`kind.${kind}`), place].filter(Boolean).join(' · ');
  return (
    <>
      <div role="status">
        {made !== undefined && <Notice intent="success">{appointmentsText('form.saved', { when: words(made) })}</Notice>}
        {restored && isTyped && <Notice intent="warning">{appointmentsText('form.restored')}</Notice>}
        {stands !== undefined && isTyped && <Notice intent="warning">{appointmentsText('form.stands', { when: words(stands) })}</Notice>}
      </div>
      <OtherDraftsNotice others={store.others} words={appointmentDraftWords} />
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

const Unknown = observer(function Unknown({ store: { failure, sent, saving, isAsSent }, words }: UnknownProps) {
  const isOpen = sent !== undefined && !saving;
  return (
    <>
      {failure !== undefined && failure.kind !== 'unreachable' && <Notice intent="danger">{saveFailureText(failure, words)}</Notice>}
      {isOpen && isAsSent && <Notice intent="danger">{appointmentsText('form.maybeSaved')}</Notice>}
      {isOpen && !isAsSent && <Notice intent="danger">{appointmentsText('form.maybeSavedBefore', { when: words(sent) })}</Notice>}
    </>
  );
});
