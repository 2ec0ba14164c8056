import { PatientRecordChangesDto, PatientRecordDto } from '../patients/patientRecordDtos';
import { RiskAssessmentBodyDto, RiskAssessmentChangesDto, RiskAssessmentDto } from '../patients/riskAssessmentDtos';
import { endpoint, json, list, nothing, session } from './endpoint';
import { patientOf } from './owner';

const patients = session('therapist:list-patients');

/** The clinical record of a patient. A change names the version that was read. */
export const patientRecordEndpoints = {
  record: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/patient-record',
    summary: 'Returns the fields of the record, each with who changed it last and when.',
    reply: json(PatientRecordDto),
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
    etag: 'answers',
  }),
  changeRecord: endpoint({
    method: 'PATCH',
    path: '/patients/{patientId}/patient-record',
    summary: 'Changes the fields named and answers the record as it is then.',
    body: PatientRecordChangesDto,
    reply: json(PatientRecordDto),
    access: patients,
    owner: patientOf('carer'),
    repeat: 'command',
    etag: 'demands',
  }),
  riskAssessments: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/patient-record/risk-assessments',
    summary: 'Lists the risk assessments, the newest first.',
    reply: list(RiskAssessmentDto),
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
  }),
  addRiskAssessment: endpoint({
    method: 'POST',
    path: '/patients/{patientId}/patient-record/risk-assessments',
    summary: 'Adds a risk assessment once per id; 409 ConflictError when the id is taken by something else.',
    body: RiskAssessmentBodyDto,
    reply: json(RiskAssessmentDto),
    access: patients,
    owner: patientOf('carer'),
    repeat: 'sameEffect',
  }),
  riskAssessment: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/patient-record/risk-assessments/{riskAssessmentId}',
    summary: 'Returns one risk assessment.',
    reply: json(RiskAssessmentDto),
    access: patients,
    owner: patientOf('reader'),
    repeat: 'safe',
    etag: 'answers',
  }),
  changeRiskAssessment: endpoint({
    method: 'PATCH',
    path: '/patients/{patientId}/patient-record/risk-assessments/{riskAssessmentId}',
    summary: 'Changes what is named and answers the assessment as it is then.',
    body: RiskAssessmentChangesDto,
    reply: json(RiskAssessmentDto),
    access: patients,
    owner: patientOf('carer'),
    repeat: 'command',
    etag: 'demands',
  }),
  deleteRiskAssessment: endpoint({
    method: 'DELETE',
    path: '/patients/{patientId}/patient-record/risk-assessments/{riskAssessmentId}',
    summary: 'Takes a risk assessment out of the record; its entry in the history is marked as deleted.',
    reply: nothing,
    access: patients,
    owner: patientOf('carer'),
    repeat: 'command',
    etag: 'demands',
  }),
} as const;
