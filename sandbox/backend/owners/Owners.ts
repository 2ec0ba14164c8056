import { channelOf } from '@/domain/kernel/ChatGeneration';
import type { Owner, Relation } from '@/infrastructure/http/endpoints/owner';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import { ledRoomOf, roomOf } from '#sandbox/backend/chat/roomOf';
import type { CareTeam } from '#sandbox/backend/patients/CareTeam';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { LookUpLimits } from './LookUpLimits';

interface Standing {
  readonly patient?: string;
  /** `self`: patients who meet themselves. */
  readonly why?: 'self' | 'cares' | 'dataShared' | 'inChat' | 'leadsChat' | 'lookUp' | 'chatRequest';
}

/** Checks each call against the owner that the endpoint table names for it, before its handler runs. */
export class Owners {
  constructor(
    private readonly chat: Pick<ChatServices, 'people' | 'rooms' | 'requests'>,
    private readonly care: CareTeam,
    private readonly lookUpLimits: LookUpLimits,
  ) {}

  /** Rejects callers who may not use the thing named by `id`. */
  demand(owner: Owner, uid: string, id: string): Standing {
    switch (owner.of) {
      case 'everybody':
      case 'caller':
        return {};
      case 'account':
        return this.find(id) === undefined ? {} : this.lookUp(uid, id);
      case 'patient':
        return this.demandRelation(owner.relation, uid, id);
      case 'chat':
        return this.demandParticipant(owner, uid, id);
      case 'chatRequest':
        return this.demandAddressee(uid, id);
    }
  }

  private demandRelation(relation: Relation, uid: string, id: string): Standing {
    switch (relation) {
      case 'carer':
        return { patient: this.care.carer(uid, id).patientId, why: 'cares' };
      case 'reader':
        return { patient: this.care.reader(uid, id).patientId, why: this.care.cares(uid, id) ? 'cares' : 'dataShared' };
      case 'participant':
        return { patient: roomOf(this.chat, uid, id).patientId, why: 'inChat' };
      case 'lead':
        return { patient: ledRoomOf(this.chat, uid, id).patientId, why: 'leadsChat' };
      case 'participantOrCarer':
        return this.care.cares(uid, id)
          ? { patient: id, why: 'cares' }
          : { patient: roomOf(this.chat, uid, id).patientId, why: 'inChat' };
      case 'anybody':
        return this.lookUp(uid, id);
    }
  }

  private lookUp(uid: string, id: string): Standing {
    const patient = this.find(id);
    const known = patient && this.knows(uid, patient.patientId);
    if (known !== undefined) return { patient: patient?.patientId ?? id, why: known };
    this.lookUpLimits.demand(uid, patient?.patientId ?? id.trim().toLowerCase());
    return { ...(patient && { patient: patient.patientId }), why: 'lookUp' };
  }

  /** Returns the caller's relation to the patient; undefined for a stranger. */
  private knows(uid: string, patientId: string): 'inChat' | 'cares' | 'dataShared' | undefined {
    if (this.chat.rooms.activeOf(patientId)?.people.some(({ userId }) => userId === uid)) return 'inChat';
    if (this.care.cares(uid, patientId)) return 'cares';
    return this.care.mayRead(uid, patientId) ? 'dataShared' : undefined;
  }

  private find(idOrEmail: string): Patient | undefined {
    const { people } = this.chat;
    const wanted = idOrEmail.trim().toLowerCase();
    return (
      people.patient(wanted) ??
      people.patients().find(({ uid, email }) => [uid, email].some(known => known.toLowerCase() === wanted))
    );
  }

  private demandParticipant({ generation, absent }: Extract<Owner, { of: 'chat' }>, uid: string, id: string): Standing {
    const room = this.chat.rooms.shared(generation === 'named' ? id : channelOf(generation, id), uid);
    if (room) return { patient: room.patientId, why: this.isSelf(uid, room.patientId) ? 'self' : 'inChat' };
    if (absent !== undefined) throw new BackendError(404, absent, 'The caller has no such chat.');
    throw new BackendError(403, 'NOT_IN_CHAT_WITH_PATIENT', 'The caller does not take part in this chat.');
  }

  private demandAddressee(uid: string, id: string): Standing {
    const request = this.chat.requests.find(id);
    if (!request || (request.to !== undefined && request.to !== uid))
      throw new BackendError(404, 'NotFound', 'There is no such chat request.');
    return { patient: request.patientId, why: 'chatRequest' };
  }

  private isSelf(uid: string, patientId: string): boolean {
    return this.chat.people.patient(patientId)?.uid === uid;
  }
}
