import type { Container } from 'inversify';
import { CheckAppointmentTime } from '@/application/patients/appointments/CheckAppointmentTime';
import { FindAppointment } from '@/application/patients/appointments/FindAppointment';
import { ListAppointments } from '@/application/patients/appointments/ListAppointments';
import { ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { LoadOwnTimeZone } from '@/application/patients/appointments/LoadOwnTimeZone';
import { LoadScores } from '@/application/patients/scores/LoadScores';
import { SaveAppointment } from '@/application/patients/appointments/SaveAppointment';
import { RecordAttendance } from '@/application/patients/appointments/RecordAttendance';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { AppointmentFormStore } from '@/presentation/patients/appointments/AppointmentFormStore';
import { AppointmentsStore } from '@/presentation/patients/appointments/AppointmentsStore';
import { ClashWatch } from '@/presentation/patients/appointments/ClashWatch';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import { ScoresStore } from '@/presentation/patients/scores/ScoresStore';
import { FormDraftsToken } from './tokens/patientAdapterTokens';
import * as t from './tokens/patientTokens';
import { RandomToken, ServerClockToken } from './tokens/systemTokens';

/** The stores of scores and appointments. */
export function createScoreStores(container: Container): Pick<PatientStores, 'scores' | 'appointments' | 'appointmentForm'> {
  const clock = container.get(ServerClockToken);
  const [moments, appointments, availability] = [container.get(t.MomentArchiveToken), container.get(t.AppointmentGatewayToken), container.get(t.AvailabilityGatewayToken)];
  const loadOwnTimeZone = new LoadOwnTimeZone(availability);
  return {
    scores: (patientId, zone) => new ScoresStore(patientId, zone, { loadScores: new LoadScores(container.get(t.PatientGatewayToken)), clock, print: () => window.print() }),
    appointments: (patientId, zone, onSettled) =>
      new AppointmentsStore(
        patientId,
        zone,
        { listAppointments: new ListAppointments(moments), loadOwnTimeZone, recordAttendance: new RecordAttendance({ appointments, archive: moments }, clock), clock },
        onSettled,
      ),
    appointmentForm: (subject, onSaved) =>
      new AppointmentFormStore(
        subject,
        {
          findAppointment: new FindAppointment(moments),
          loadOwnTimeZone,
          saveAppointment: new SaveAppointment({ appointments, archive: moments }, clock),
          formDrafts: container.get(FormDraftsToken),
          clock,
          ids: new UuidIdGenerator(container.get(RandomToken)),
        },
        new ClashWatch({
          checkAppointmentTime: new CheckAppointmentTime(availability, moments),
          listAssignedPatients: new ListAssignedPatients(container.get(t.AssignedPatientGatewayToken)),
          clock,
        }),
        onSaved,
      ),
  };
}
