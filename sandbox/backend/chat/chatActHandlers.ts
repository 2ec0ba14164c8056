import { leadTherapist } from '#sandbox/domain/chat/acts/leadTherapist.rule';
import type { PatientChatDto } from '@/infrastructure/http/chat/chatActDtos';
import type { ChatPatientDto } from '@/infrastructure/http/chat/chatDtos';
import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { askColleague, pendingRequest } from './askColleague';
import { channelOfRoom } from './channelOfRoom';
import type { ChatServices } from './ChatServices';
import type { ChatRoom } from './ChatRoom';
import { ledRoomOf, roomOf } from './roomOf';
import { staffMember } from './staffMember';
import { notifyLeads } from './notifyLeads';

/** The same words whether or not there is such a patient. */
const NO_CHAT = 'There is no active chat with such a patient.';

/**
 * Therapists' acts on chats other than writing messages. `mayRead` decides who may see the patient of a chat that they
 * are not in.
 */
export function chatActHandlers(
  services: ChatServices,
  mayRead: (uid: string, patientId: string) => boolean = () => false,
): HandlersOf<'chatActs'> {
  const { people, rooms, membership } = services;
  const therapists = (): readonly StaffMember[] =>
    people.staff().filter(({ role, disabled }) => role === 'therapist' && !disabled);
  const therapist = (id: string): StaffMember =>
    therapists().find(({ staffId }) => staffId === id) ?? refuseUnknown('There is no such therapist.');
  const known = (patientId: string): Patient =>
    people.patient(patientId.trim().toLowerCase()) ?? refuseUnknown(NO_CHAT);
  const byEmail = (email: string): Patient =>
    people.patients().find(patient => patient.email === email.trim().toLowerCase()) ?? refuseUnknown(NO_CHAT);
  const named = (idOrEmail: string): Patient => (idOrEmail.includes('@') ? byEmail(idOrEmail) : known(idOrEmail));
  const activeOf = ({ patientId }: Patient): ChatRoom => rooms.activeOf(patientId) ?? refuseUnknown(NO_CHAT);
  const seen = (patient: Patient, uid: string): PatientChatDto => {
    const room = activeOf(patient);
    const isStranger = !room.people.some(({ userId }) => userId === uid) && !mayRead(uid, patient.patientId);
    return chatSeenBy(services, room, isStranger ? undefined : known(patient.patientId), uid);
  };
  return {
    inviteTherapist: ({ caller, path, body }) => {
      const room = roomOf(services, caller.uid, path.patientId);
      const to = therapist(path.therapistId);
      if (room.people.some(({ userId }) => userId === to.uid))
        throw new BackendError(409, 'ConflictError', `${fullName(to)} is in the chat.`);
      const from = staffMember(people, caller.uid);
      return askColleague(services, {
        room,
        patient: known(path.patientId),
        from,
        to,
        requestType: 'chat-therapist-invite',
        message: body.message,
      });
    },
    handOverChat: ({ caller, path, body }) => {
      const room = ledRoomOf(services, caller.uid, path.patientId);
      const [from, to] = [staffMember(people, caller.uid), therapist(path.therapistId)];
      if (from.uid === to.uid) throw new BackendError(409, 'ConflictError', 'The caller is the lead already.');
      return askColleague(services, {
        room,
        patient: known(path.patientId),
        from,
        to,
        requestType: 'chat-therapist-handover',
        message: body.message,
      });
    },
    claimLead: ({ caller, path }) => {
      const patient = named(path.patientIdOrEmail);
      const before = activeOf(patient);
      const joined = membership.join(staffMember(people, caller.uid), patient);
      const after = rooms.save({
        ...joined,
        leadUid: leadTherapist({ lead: before.leadUid, act: 'claim', by: caller.uid }),
      });
      notifyLeads(services, before, after);
      return { chatSessionId: after.id, pubNub: pubNubOf(after.generation) };
    },
    patientChat: ({ caller, path }) => seen(known(path.patientId), caller.uid),
    patientChatByEmail: ({ caller, path }) => seen(byEmail(path.patientEmail), caller.uid),
    eligibleTherapists: ({ caller, path }) => {
      const room = roomOf(services, caller.uid, path.patientId);
      const others = therapists().filter(({ uid }) => uid !== caller.uid);
      return others.map(person => {
        const pending = pendingRequest(services, { room, to: person.uid, caller: caller.uid });
        return {
          therapistId: person.staffId,
          name: fullName(person),
          email: person.email,
          inChat: room.people.some(({ userId }) => userId === person.uid),
          ...(pending && { pending }),
        };
      });
    },
  };
}

/**
 * The chat as this user sees it. Without `patient`, it is the view of a stranger, who learns the name only by claiming
 * the chat.
 */
function chatSeenBy(
  { people, log }: ChatServices,
  room: ChatRoom,
  patient: Patient | undefined,
  uid: string,
): PatientChatDto {
  const lead = people.find(room.leadUid);
  const last = log.logOf(channelOfRoom(room)).lastMessage();
  return {
    chatSessionId: room.id,
    pubNub: pubNubOf(room.generation),
    ...(patient && { patient: patientOf(patient), highRisk: patient.highRisk }),
    lead: {
      therapistId: lead && 'staffId' in lead ? lead.staffId : room.leadUid,
      name: lead ? fullName(lead) : room.leadUid,
      isCaller: room.leadUid === uid,
    },
    startedAt: new Date(room.startedAt).toISOString(),
    ...(last && { lastMessageAt: new Date(Number(BigInt(last.event.seq) / 10_000n)).toISOString() }),
  };
}

function patientOf({ patientId: id, uid: userId, email, firstName, lastName }: Patient): ChatPatientDto {
  return { id, userId, email, firstName, lastName };
}

function refuseUnknown(detail: string): never {
  throw new BackendError(404, 'NotFound', detail);
}
