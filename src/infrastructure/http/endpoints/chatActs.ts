import { AskBodyDto, AskedDto, EligibleTherapistDto, GainedChatDto, PatientChatDto, PurposeQueryDto } from '../chat/chatActDtos';
import { endpoint, json, list, session } from './endpoint';

const viewChats = session('chat:view-active-chats');

/** What therapists do with chats besides talking. */
export const chatActEndpoints = {
  inviteTherapist: endpoint({
    method: 'POST',
    path: '/therapist/chats/{patientId}/invite/{therapistId}',
    summary: 'Asks a colleague into the chat; 409 ActionPendingError when they were asked already, ConflictError when they are in it.',
    body: AskBodyDto,
    reply: json(AskedDto),
    access: viewChats,
    repeat: 'command',
  }),
  handOverChat: endpoint({
    method: 'POST',
    path: '/therapist/chats/{patientId}/handover/{therapistId}',
    summary: 'Asks a colleague to become the lead, who stays the lead until it is accepted; 403 NotLeadTherapistError, 409 ActionPendingError.',
    body: AskBodyDto,
    reply: json(AskedDto),
    access: viewChats,
    repeat: 'command',
  }),
  claimLead: endpoint({
    method: 'POST',
    path: '/therapist/chats/{patientIdOrEmail}/claim-lead',
    summary: 'Makes the caller the lead of the active chat of a patient, and brings them into it; 404 when there is no such chat.',
    reply: json(GainedChatDto),
    access: viewChats,
    repeat: 'command',
  }),
  patientChat: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/chat',
    summary: 'Tells who leads the active chat of a patient; 404 when there is none.',
    reply: json(PatientChatDto),
    access: viewChats,
    repeat: 'safe',
  }),
  patientChatByEmail: endpoint({
    method: 'GET',
    path: '/admin/chat/{patientEmail}',
    summary: 'Tells who leads the active chat of the patient with this email; 404 when there is none.',
    reply: json(PatientChatDto),
    access: viewChats,
    repeat: 'safe',
  }),
  eligibleTherapists: endpoint({
    method: 'GET',
    path: '/patients/{patientId}/eligible-therapists',
    summary: 'Lists the therapists who can be asked into the chat of a patient, or with whom their data can be shared; the caller is not among them.',
    query: PurposeQueryDto,
    reply: list(EligibleTherapistDto),
    access: session('therapist:list-patients'),
    repeat: 'safe',
  }),
} as const;
