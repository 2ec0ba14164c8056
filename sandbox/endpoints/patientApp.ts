import {
  MetadataChangesDto,
  MetadataDocumentDto,
  MetadataSummaryDto,
  NotifyScoresQueryDto,
  OnboardingResponseBodyDto,
  OnboardingResponseDto,
  OwnPatientRecordDto,
  OwnTherapistDto,
  RewardDto,
  RewardQueryDto,
} from './patientAppDtos';
import { GraphDto, GraphQueryDto } from '@/infrastructure/http/patients/patientDtos';
import { endpoint, json, list, nothing, session, text } from '@/infrastructure/http/endpoints/endpoint';
import { caller } from '@/infrastructure/http/endpoints/owner';

/** Held by people who use the service, never by staff. */
const asPatient = session('patient:chat');

/** The patient's app's own reads and writes besides moments. */
export const patientAppEndpoints = {
  therapists: endpoint({
    method: 'GET',
    path: '/patient/therapists',
    summary: 'Lists the therapists who care for the caller, the lead first.',
    reply: list(OwnTherapistDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
  accessCode: endpoint({
    method: 'GET',
    path: '/patient/get-access-code',
    summary: 'Returns the access code with which the caller joined; 404 when there was none.',
    reply: text,
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
  notify: endpoint({
    method: 'POST',
    path: '/patient/notify',
    summary: 'Tells the therapists of the caller about new questionnaire scores.',
    query: NotifyScoresQueryDto,
    reply: nothing,
    access: asPatient,
    owner: caller,
    repeat: 'command',
  }),
  graph: endpoint({
    method: 'GET',
    path: '/patient/data/graph',
    summary:
      'Returns the own mood readings, questionnaire results and clinical impressions of a period, oldest first; ' +
      '400 InvalidSpan.',
    query: GraphQueryDto,
    reply: json(GraphDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
  metadataDocuments: endpoint({
    method: 'GET',
    path: '/patient-metadata',
    summary: 'Lists the metadata documents of the caller.',
    reply: list(MetadataSummaryDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
  metadataDocument: endpoint({
    method: 'GET',
    path: '/patient-metadata/{metadataDocumentId}',
    summary: 'Returns one metadata document; empty if it was never written.',
    reply: json(MetadataDocumentDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
    etag: 'answers',
  }),
  updateMetadata: endpoint({
    method: 'POST',
    path: '/patient-metadata/{metadataDocumentId}/action/update-metadata',
    summary: 'Changes entries of a metadata document and answers it as it is then.',
    body: MetadataChangesDto,
    reply: json(MetadataDocumentDto),
    access: asPatient,
    owner: caller,
    repeat: 'command',
    etag: 'demands',
  }),
  earnReward: endpoint({
    method: 'POST',
    path: '/rewards/earn',
    summary: 'Records the points of a session, once per session.',
    query: RewardQueryDto,
    reply: json(RewardDto),
    access: asPatient,
    owner: caller,
    repeat: 'sameEffect',
  }),
  answerOnboardingSurvey: endpoint({
    method: 'POST',
    path: '/onboarding-survey/configs/{urlSuffix}/responses',
    summary:
      'Stores the answers of the caller to a survey, in part or whole; 404 when there is no such survey for them, 400 ' +
      'InvalidResponse with the id of the first question that is not answered as it must be, 409 VersionChanged, ' +
      'AlreadyAnswered or SessionExpired.',
    body: OnboardingResponseBodyDto,
    reply: json(OnboardingResponseDto),
    access: asPatient,
    owner: caller,
    repeat: 'sameEffect',
  }),
  ownRecord: endpoint({
    method: 'GET',
    path: '/account/patientrecord',
    summary: "Returns the part of the record that is the caller's to see.",
    reply: json(OwnPatientRecordDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
} as const;
