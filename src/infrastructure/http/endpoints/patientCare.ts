import { HighRiskDto } from '../patients/assignedPatientDtos';
import { MomentDto, MomentPageDto, MomentsQueryDto, NoteQueryDto } from '../patients/momentDtos';
import { endpoint, json, nothing, session } from './endpoint';
import { patientOf } from './owner';

const patients = session('therapist:list-patients');

/** A therapist's records about a patient. */
export const patientCareEndpoints = {
  setHighRisk: endpoint({
    method: 'PUT',
    path: '/therapist/assigned-patients/{patientId}/high-risk',
    summary: 'Sets or removes the high-risk flag of a patient; 403 NOT_IN_CHAT_WITH_PATIENT.',
    body: HighRiskDto,
    reply: nothing,
    access: patients,
    owner: patientOf('carer'),
    repeat: 'sameEffect',
  }),
  dischargePatient: endpoint({
    method: 'DELETE',
    path: '/therapist/assigned-patients/{patientId}',
    summary:
      'Discharges a patient from care, which ends their chat; 403 NOT_IN_CHAT_WITH_PATIENT or NotLeadTherapistError.',
    reply: nothing,
    access: patients,
    owner: patientOf('carer'),
    repeat: 'command',
  }),
  patientMoments: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/moments',
    summary: 'Pages through the moments of a patient, newest first.',
    query: MomentsQueryDto,
    reply: json(MomentPageDto),
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/patients/{patientId}/moments/note',
    summary:
      'Adds a note to the record of a patient, once per id where one is given; ' +
      '409 ConflictError when the id is taken by something else.',
    query: NoteQueryDto,
    reply: json(MomentDto),
    access: patients,
    owner: patientOf('carer'),
    repeat: 'command',
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/patients/{patientId}/moments/notes/{momentId}',
    summary: 'Takes an own note out of the record of a patient; one that is gone already is no refusal.',
    reply: nothing,
    access: patients,
    owner: patientOf('carer'),
    repeat: 'sameEffect',
  }),
} as const;
