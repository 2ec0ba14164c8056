import type { SourceFault } from './SourceFault';

/** Faults of patients, their files and notifications: each would hide what presses, or do what nobody chose. */
export const patientFaults: readonly SourceFault[] = [
  {
    name: 'a discharge whose answer was lost counts as not done',
    file: 'src/application/patients/list/DischargeFromCare.ts',
    find: 'if (await this.isGone(patientId)) return ok(undefined);',
    replace: '',
    test: 'test/application/patients/list/DischargeFromCare.test.ts',
    fails: ['DischargeFromCare looks after a lost answer whether it was done'],
  },
  {
    name: 'the note of a refused discharge stays in the record',
    file: 'src/application/patients/list/DischargeFromCare.ts',
    find: 'if (wasRefused) await this.gateway.removeNote(patientId, written.value);',
    replace: 'void wasRefused;',
    test: 'test/application/patients/list/DischargeFromCare.test.ts',
    fails: ['DischargeFromCare deletes the reason when the discharge is refused'],
  },
  {
    name: 'what has not begun is recorded as attended',
    file: 'src/application/patients/appointments/RecordAttendance.ts',
    find: '.includes(settlement.to))',
    replace: '.includes(settlement.to) && false)',
    test: 'test/application/patients/appointments/RecordAttendance.test.ts',
    fails: ['RecordAttendance records no attendance before the start, and can cancel the appointment'],
  },
  {
    name: 'what a colleague recorded of an appointment is overwritten',
    file: 'src/application/patients/appointments/RecordAttendance.ts',
    find: 'if (appointment.status !== settlement.from && appointment.status !== settlement.to)',
    replace: 'if (appointment.status === undefined)',
    test: 'test/application/patients/appointments/RecordAttendance.test.ts',
    fails: ['RecordAttendance changes none that a colleague recorded as something else meanwhile'],
  },
  {
    name: 'Home counts only the patients that it shows',
    file: 'src/presentation/patients/list/HomePatientsStore.ts',
    find: 'return this.needing.length - this.rows.length;',
    replace: 'return 0;',
    test: 'test/presentation/patients/list/HomePatientsStore.test.ts',
    fails: ['HomePatientsStore puts patients in need first and counts those beyond its rows'],
  },
  {
    name: 'Home is sure of flags that could not be read',
    file: 'src/presentation/patients/list/HomePatientsStore.ts',
    find: "return this.list.patients.every(({ couldNotCheck }) => !couldNotCheck.includes('record'));",
    replace: 'return true;',
    test: 'test/presentation/patients/list/HomePatientsStore.test.ts',
    fails: ['is not sure of flags where a record could not be read'],
  },
  {
    name: 'a history is seen while its window is hidden',
    file: 'src/presentation/kit/SeenItems.ts',
    find: 'this.attentive = focused && visible;',
    replace: 'this.attentive = true;',
    test: 'test/presentation/patients/timeline/PatientTimelineStore.test.ts',
    fails: ['what is shown in a window that is hidden', 'what is shown in a window without the focus'],
  },
  {
    name: 'a discharge counts unread messages, not unanswered ones',
    file: 'src/application/patients/list/CheckDischarge.ts',
    find: '({ waitingSince }) => waitingSince !== null',
    replace: '() => false',
    test: 'test/application/patients/list/CheckDischarge.test.ts',
    fails: ['finds messages that were read and not answered'],
  },
];
