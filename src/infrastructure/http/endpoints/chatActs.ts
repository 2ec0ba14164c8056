import {
  AskBodyDto,
  AskedDto,
  ClaimBodyDto,
  EligibleTherapistDto,
  GainedChatDto,
  PatientChatDto,
  PurposeQueryDto,
} from '../chat/chatActDtos';
import { endpoint, json, list, session } from './endpoint';
import { patientOf, patientWithReason } from './owner';

const viewChats = session('chat:view-active-chats');

/** Therapists' acts on chats besides writing. */
export const chatActEndpoints = {
  inviteTherapist: endpoint({
    method: 'POST',
    path: '/therapist/chats/{patientId}/invite/{therapistId}',
    summary:
      'Asks a colleague into the chat; 409 ActionPendingError when they were asked already, ConflictError when they ' +
      'are in it.',
    body: AskBodyDto,
    reply: json(AskedDto),
    access: viewChats,
    owner: patientOf('participant'),
    repeat: 'command',
  }),
  handOverChat: endpoint({
    method: 'POST',
    path: '/therapist/chats/{patientId}/handover/{therapistId}',
    summary:
      'Asks a colleague to become the lead, who stays the lead until it is accepted; ' +
      '403 NotLeadTherapistError, 409 ActionPendingError.',
    body: AskBodyDto,
    reply: json(AskedDto),
    access: viewChats,
    owner: patientOf('lead'),
    repeat: 'command',
  }),
  claimLead: endpoint({
    method: 'POST',
    path: '/therapist/chats/{patientIdOrEmail}/claim-lead',
    summary:
      'Makes the caller the lead of the active chat of a patient, and brings them into it; ' +
      '404 when there is no such chat, 429 TooManyLookUps.',
    body: ClaimBodyDto,
    reply: json(GainedChatDto),
    access: viewChats,
    owner: patientWithReason('patientIdOrEmail', 'reason'),
    repeat: 'command',
  }),
  patientChat: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/chat',
    summary:
      'Tells who leads the active chat of a patient, and names the patient to whoever knows them; ' +
      '404 when there is none, 429 TooManyLookUps.',
    reply: json(PatientChatDto),
    access: viewChats,
    owner: patientOf('anybody'),
    repeat: 'safe',
  }),
  patientChatByEmail: endpoint({
    method: 'GET',
    path: '/admin/chat/{patientEmail}',
    summary: 'The same for the patient with this email.',
    reply: json(PatientChatDto),
    access: viewChats,
    owner: patientOf('anybody', 'patientEmail'),
    repeat: 'safe',
  }),
  eligibleTherapists: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/eligible-therapists',
    summary:
      'Lists the therapists who can be asked into the chat of a patient, or with whom their data can be shared; ' +
      'the caller is not among them.',
    query: PurposeQueryDto,
    reply: list(EligibleTherapistDto),
    access: session('therapist:list-patients'),
    owner: patientOf('participantOrCarer'),
    repeat: 'safe',
  }),
} as const;
