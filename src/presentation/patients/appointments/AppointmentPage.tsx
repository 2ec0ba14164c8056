import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { PrintedPage } from '../print/PrintedPage';
import type { ProfilePageProps } from '../profile/ProfilePageProps';
import { AppointmentForm } from './AppointmentForm';
import { AppointmentList } from './AppointmentList';
import './appointments.css';
import { appointmentsText } from './appointmentsText';
import { routes } from '../../app/routes/routes';

type AppointmentPageProps = ProfilePageProps<'appointments' | 'appointmentForm'>;

/** The page of a profile that lists, makes and changes appointments; with an id in its address it changes that one. */
export const AppointmentPage = observer(function AppointmentPage(props: AppointmentPageProps) {
  const { patientId, profile, appointmentId } = props;
  const zone = profile.details?.timeZone;
  if (zone === undefined) {
    if (profile.profile.details.status !== 'couldNotCheck') return <Spinner />;
    return (
      <Notice
        intent="danger"
        action={<Button text={appointmentsText('retry')} onClick={() => profile.reload('details')} />}
      >
        {appointmentsText('noZone')}
      </Notice>
    );
  }
  const key = `${patientId} ${appointmentId ?? ''}`;
  return (
    <PrintedPage page="appointment" profile={profile}>
      {profile.details?.onlyReads !== false ? (
        <Read key={key} {...props} zone={zone} />
      ) : appointmentId === undefined ? (
        <All key={key} {...props} zone={zone} />
      ) : (
        <One key={key} {...props} zone={zone} appointmentId={appointmentId} />
      )}
    </PrintedPage>
  );
});

interface KnownProps extends AppointmentPageProps {
  readonly zone: string;
}

/** For a user with read access only: nothing can be changed, at any address. */
function Read({ patientId, stores, zone }: KnownProps) {
  const list = useStore(() => stores.appointments(patientId, zone));
  return (
    <>
      <Notice intent="warning">{appointmentsText('onlyReads')}</Notice>
      <AppointmentList store={list} />
    </>
  );
}

function All({ patientId, stores, profile, zone }: KnownProps) {
  const list = useStore(() => stores.appointments(patientId, zone, () => profile.reload('appointments')));
  const form = useStore(() =>
    stores.appointmentForm({ patientId, patientZone: zone, momentId: null }, () => {
      void list.load();
      profile.reload('appointments');
    }),
  );
  return (
    <div className="appointments">
      <AppointmentList
        store={list}
        pathOf={momentId => routes.profileAppointments.to({ patientId, appointmentId: momentId })}
      />
      <AppointmentForm store={form} />
    </div>
  );
}

function One({ patientId, stores, profile, zone, appointmentId }: KnownProps & { readonly appointmentId: string }) {
  const navigate = useNavigate();
  const back = routes.profileAppointments.to({ patientId });
  const form = useStore(() =>
    stores.appointmentForm({ patientId, patientZone: zone, momentId: appointmentId }, isDone => {
      profile.reload('appointments');
      if (isDone) void navigate(back);
    }),
  );
  return (
    <div className="appointment-one">
      <Link to={back}>{appointmentsText('form.back')}</Link>
      <AppointmentForm store={form} />
    </div>
  );
}
