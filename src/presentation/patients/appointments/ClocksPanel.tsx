import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { appointmentsText } from './appointmentsText';
import { appointmentTime } from './appointmentTime';
import type { AppointmentTimeChoice } from './AppointmentTimeChoice';
import { bothClocks, lengthWords } from './bothClocks';

/** The typed times in the time zones of therapist and patient. */
export const ClocksPanel = observer(function ClocksPanel({
  choice: { times, zone, patientZone },
}: {
  readonly choice: AppointmentTimeChoice;
}) {
  const { start, end, patientClockTwice } = times;
  return (
    <section className="appointment-clocks" aria-label={appointmentsText('times.title')} aria-live="polite">
      {start !== null && end !== null && end > start && (
        <>
          <h3>{appointmentsText('times.title')}</h3>
          <dl>
            {bothClocks(start, end, zone, patientZone).map(({ label, words }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          {zone === patientZone && <p>{appointmentsText('times.same', { zone })}</p>}
          <p>{appointmentsText('times.length', { length: lengthWords(start, end) })}</p>
        </>
      )}
      {start !== null && patientClockTwice && (
        <Notice intent="warning">
          {appointmentsText('times.patientTwice', {
            time: appointmentTime.clock(start, patientZone),
            offset: appointmentTime.offset(start, patientZone),
          })}
        </Notice>
      )}
    </section>
  );
});
