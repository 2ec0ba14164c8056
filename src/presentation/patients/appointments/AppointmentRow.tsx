import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { AppointmentsStore } from './AppointmentsStore';
import { appointmentsText } from './appointmentsText';
import { bothClocks, spanWords } from './bothClocks';
import { privateField } from '../../kit/privateField';

interface AppointmentRowProps {
  readonly store: AppointmentsStore;
  readonly momentId: string;
  readonly appointment: Appointment;
  readonly zone: string;
  /** Address of the form that changes it; undefined for a person who may only read. */
  readonly path: string | undefined;
}

/** One appointment of the list, by both clocks. */
export const AppointmentRow = observer(function AppointmentRow({
  store,
  momentId,
  appointment,
  zone,
  path,
}: AppointmentRowProps) {
  const { start, end, kind, place, status } = appointment;
  const statusClass = `appointment-status appointment-${status}`;
  const when = spanWords(start, end, zone);
  return (
    <li className="appointment-row">
      {path !== undefined && (
        <Checkbox
          {...privateField}
          checked={store.chosen.has(momentId)}
          onChange={event => store.choose(momentId, event.currentTarget.checked)}
          aria-label={appointmentsText('choose', { when })}
        />
      )}
      <div>
        {bothClocks(start, end, zone, store.patientZone).map(({ label, words }) => (
          <p key={label}>
            <strong>{words}</strong> <span className="appointment-clock">{label}</span>
          </p>
        ))}
        <p>
          <span className={statusClass}>{appointmentsText(`status.${status}`)}</span> {appointmentsText(`kind.${kind}`)}
          {place !== '' && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </p>
      </div>
      {path !== undefined && (
        <Link to={path} aria-label={appointmentsText('editOf', { when })}>
          {appointmentsText('edit')}
        </Link>
      )}
    </li>
  );
});
