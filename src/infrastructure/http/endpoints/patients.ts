import { GraphDto, GraphQueryDto, PatientDetailsDto, SharedDataDto } from '../patients/patientDtos';
import { boolean, endpoint, json, session } from './endpoint';
import { patientOf } from './owner';

const patients = session('therapist:list-patients');

/** A patient as a therapist who cares for them sees them; 403 NOT_IN_CHAT_WITH_PATIENT for everybody else. */
export const patientEndpoints = {
  details: endpoint({
    method: 'GET',
    path: '/patients/{patientId}',
    summary: 'Tells who a patient is, where they live and who cares for them.',
    reply: json(PatientDetailsDto),
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
    background: true,
  }),
  graph: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/graph',
    summary:
      'Returns the mood readings, questionnaire results and clinical impressions of a span of time, oldest first; ' +
      '400 InvalidSpan.',
    query: GraphQueryDto,
    reply: json(GraphDto),
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
  }),
  isLead: endpoint({
    method: 'GET',
    path: '/therapist/is-lead/{patientId}',
    summary: 'Tells whether the caller leads the care of a patient.',
    reply: boolean,
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
  }),
  shareData: endpoint({
    method: 'POST',
    path: '/patients/{patientId}/share-data/{therapistId}',
    summary: 'Lets a colleague read what is kept of a patient; 404 when there is no such therapist.',
    reply: json(SharedDataDto),
    access: patients,
    owner: patientOf('carer'),
    repeat: 'sameEffect',
  }),
} as const;
