import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SettleFailure } from '@/application/patients/appointments/RecordAttendance';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { Hint } from '../../kit/layout/Hint';
import { Notice } from '../../kit/Notice';
import { appointmentFailureText, appointmentsCount, appointmentsText } from './appointmentsText';
import { AppointmentRow } from './AppointmentRow';
import './appointments.css';
import type { AppointmentsStore } from './AppointmentsStore';

interface AppointmentListProps {
  readonly store: AppointmentsStore;
  /** Address of the form that changes one; absent for a user with read access only. */
  readonly pathOf?: ((momentId: string) => string) | undefined;
}

/** All appointments of a patient; several can be recorded together. */
export const AppointmentList = observer(function AppointmentList({ store, pathOf }: AppointmentListProps) {
  const { listed, failure } = store;
  const title = useId();
  return (
    <section className="appointment-list" aria-labelledby={title}>
      <h2 id={title}>{appointmentsText('title')}</h2>
      <div role="alert">
        {failure !== undefined && (
          <Notice
            intent="danger"
            action={<Button text={appointmentsText('retry')} onClick={() => void store.load()} />}
          >
            {appointmentsText(listed === undefined ? 'listFailed' : 'stale')} {appointmentFailureText(failure)}
          </Notice>
        )}
      </div>
      {listed === undefined && failure === undefined && (
        <p role="status">
          <Spinner size={20} tagName="span" /> {appointmentsText('loading')}
        </p>
      )}
      {listed !== undefined && (
        <>
          {listed.unreadable > 0 && (
            <Notice intent="warning">{appointmentsCount('unreadable', listed.unreadable)}</Notice>
          )}
          {listed.zone !== store.patientZone && (
            <Hint>{appointmentsText('zones', { zone: listed.zone, patientZone: store.patientZone })}</Hint>
          )}
          {pathOf !== undefined && <Settling store={store} />}
          <Rows
            store={store}
            pathOf={pathOf}
            zone={listed.zone}
            heading={appointmentsText('coming')}
            none={appointmentsText(listed.unreadable > 0 ? 'noneRead' : 'noneComing')}
            moments={store.coming}
          />
          <Rows
            store={store}
            pathOf={pathOf}
            zone={listed.zone}
            heading={appointmentsText('past')}
            none={appointmentsText(listed.unreadable > 0 ? 'noneRead' : 'nonePast')}
            moments={store.past}
          />
        </>
      )}
    </section>
  );
});

interface RowsProps extends AppointmentListProps {
  readonly zone: string;
  readonly heading: string;
  readonly none: string;
  readonly moments: readonly Moment[];
}

function Rows({ store, pathOf, zone, heading, none, moments }: RowsProps) {
  return (
    <>
      <h3>{heading}</h3>
      {moments.length === 0 && <p>{none}</p>}
      <ul>
        {moments.map(
          ({ momentId, appointment }) =>
            appointment && (
              <AppointmentRow
                key={momentId}
                store={store}
                momentId={momentId}
                appointment={appointment}
                zone={zone}
                path={pathOf?.(momentId)}
              />
            ),
        )}
      </ul>
    </>
  );
}

const Settling = observer(function Settling({ store }: { readonly store: AppointmentsStore }) {
  const { chosen, settled, settling, recorded } = store;
  return (
    <div className="appointment-settling">
      <p role="status">{statusWords(store)}</p>
      {recorded.length > 0 && (
        <Button size="small" text={appointmentsText('undo')} disabled={settling} onClick={() => void store.undo()} />
      )}
      {chosen.size > 0 &&
        store.outcomes.map(status => (
          <Button
            key={status}
            text={appointmentsText(`status.${status}`)}
            disabled={settling}
            onClick={() => void store.settle(status)}
          />
        ))}
      {chosen.size > 0 && !store.outcomes.includes('attended') && <p>{appointmentsText('notYet')}</p>}
      <div role="alert">
        {typeof settled === 'object' && <Notice intent="danger">{settleFailureText(settled)}</Notice>}
      </div>
    </div>
  );
});

function statusWords({ chosen, settled }: AppointmentsStore): string {
  if (chosen.size > 0) return appointmentsCount('chosen', chosen.size);
  return settled === 'done' || settled === 'undone'
    ? appointmentsText(settled === 'done' ? 'settled' : 'undone')
    : appointmentsText('chooseHint');
}

/** After a lost answer it is not known whether something was recorded. */
function settleFailureText(failure: SettleFailure): string {
  return failure.kind === 'unreachable'
    ? appointmentsText('settleUnknown')
    : appointmentsText('settleFailed', { why: appointmentFailureText(failure) });
}
