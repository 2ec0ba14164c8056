import { KnownPatients } from '@/application/kernel/KnownPatients';
import { CheckAppointmentTime } from '@/application/patients/appointments/CheckAppointmentTime';
import { FindAppointment } from '@/application/patients/appointments/FindAppointment';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { ListAppointments } from '@/application/patients/appointments/ListAppointments';
import { ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { SaveAppointment } from '@/application/patients/appointments/SaveAppointment';
import { RecordAttendance } from '@/application/patients/appointments/RecordAttendance';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import {
  AppointmentFormStore,
  type OnAppointmentSaved,
} from '@/presentation/patients/appointments/AppointmentFormStore';
import { AppointmentsStore } from '@/presentation/patients/appointments/AppointmentsStore';
import { ClashWatch } from '@/presentation/patients/appointments/ClashWatch';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';
import { FakeAvailabilityGateway } from '#test/support/fakes/patients/FakeAvailabilityGateway';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { aMoment } from './aMoment';

export const anAppointment = (momentId: string, start: string, part: Partial<Appointment> = {}): Moment => {
  const at = Date.parse(start);
  return aMoment({
    momentId,
    type: 'appointment',
    at,
    appointment: {
      start: at,
      end: at + 3_000_000,
      timeZone: 'Europe/London',
      kind: 'video',
      status: 'scheduled',
      place: '',
      ...part,
    },
  });
};

interface AppointmentWorld {
  readonly clock: ManualClock;
  readonly history: FakePatientHistory;
}

/** Ana's appointments with Ben, whose clock is London's, on the Wednesday of the week when clocks go forward. */
export function appointmentTools(
  patientZone = 'Europe/London',
  world: AppointmentWorld = {
    clock: new ManualClock(Date.parse('2026-03-25T12:00:00Z')),
    history: new FakePatientHistory(),
  },
) {
  const { clock, history } = world;
  const [drafts, calendar, patients, ids] = [
    new FakeDraftVault(),
    new FakeAvailabilityGateway(),
    new FakeAssignedPatientGateway(),
    new SequentialIds(),
  ];
  let saved = 0;
  const clashes = new ClashWatch({
    checkAppointmentTime: new CheckAppointmentTime(calendar, history),
    listAssignedPatients: new ListAssignedPatients(patients, new KnownPatients()),
    clock,
  });
  const form = (
    momentId: string | null = null,
    onSaved: OnAppointmentSaved = () => undefined,
    formDrafts = new FormDrafts(drafts, clock),
  ) =>
    new AppointmentFormStore(
      { patientId: 'p-ana', patientZone, momentId },
      {
        findAppointment: new FindAppointment(history),
        availability: calendar,
        saveAppointment: new SaveAppointment({ appointments: history, archive: history }, clock),
        formDrafts,
        clock,
        ids,
      },
      clashes,
      isDone => {
        saved += 1;
        onSaved(isDone);
      },
    );
  const list = (onSettled?: () => void) =>
    new AppointmentsStore(
      'p-ana',
      patientZone,
      {
        listAppointments: new ListAppointments(history),
        availability: calendar,
        recordAttendance: new RecordAttendance({ appointments: history, archive: history }, clock),
        clock,
      },
      onSettled,
    );
  return { clock, history, drafts, calendar, patients, form, list, saved: () => saved };
}
