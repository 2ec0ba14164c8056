import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { AppointmentsStore } from './AppointmentsStore';
import { Tag } from '../../kit/layout/Tag';
import { appointmentsText } from './appointmentsText';
import { bothClocks, spanWords } from './bothClocks';
import { privateField } from '../../kit/privateField';

interface AppointmentRowProps {
  readonly store: AppointmentsStore;
  readonly momentId: string;
  readonly appointment: Appointment;
  readonly zone: string;
  /** Address of the form that changes it; undefined for a user with read access only. */
  readonly path: string | undefined;
}

const intents = { scheduled: 'neutral', attended: 'success', missed: 'warning', cancelled: 'neutral' } as const;

/** One appointment of the list, in both time zones. */
export const AppointmentRow = observer(function AppointmentRow({
  store,
  momentId,
  appointment,
  zone,
  path,
}: AppointmentRowProps) {
  const { start, end, kind, place, status } = appointment;
  const when = spanWords(start, end, zone);
  const [, theirs] = bothClocks(start, end, zone, store.patientZone);
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
        <p className="appointment-when">
          <strong>{when}</strong>
          <Tag intent={intents[status]}>{appointmentsText(`status.${status}`)}</Tag>
        </p>
        {theirs !== undefined && (
          <p className="appointment-clock">{appointmentsText('times.there', { time: theirs.words })}</p>
        )}
        <p>
          {appointmentsText(`kind.${kind}`)}
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
