import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ReadableJournal } from '#sandbox/backend/kernel/ReadableJournal';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { PatientPast } from '#sandbox/backend/patients/PatientPast';
import type { User } from '#sandbox/backend/users/UserDirectory';
import type { PersonAccount, PersonContent } from './PersonContent';
import { isOf, personStreams } from './personStreams';

export interface BookDependencies {
  readonly chat: ChatServices;
  readonly care: Pick<CareServices, 'moments' | 'records' | 'risks'>;
  readonly past: PatientPast;
  readonly records: ReadableJournal;
}

const EVENTS_NOBODY_MISSES = new Set(['typing']);

/** Reads, writes and removes all data of a person. */
export class PersonBooks {
  constructor(private readonly dependencies: BookDependencies) {}

  read(user: User): PersonContent {
    const { chat, care, past, records } = this.dependencies;
    const keys = this.keysOf(user);
    const carried = personStreams.carried.flatMap(stream => {
      const own = records.entries(stream).filter(entry => isOf(keys, entry));
      return own.length > 0 ? [[stream, own] as const] : [];
    });
    const none = { history: [], record: {}, risks: [], chats: [] };
    // With the flag as it is now.
    const patient = user.kind === 'patient' ? chat.people.patient(user.person.patientId) : undefined;
    const account: PersonAccount = {
      ...{ kind: user.kind, id: user.id, person: patient ?? user.person },
      ...(patient && { facts: past.facts(patient.patientId), assigned: past.assignedOf(patient.patientId) }),
      ...(patient && { highRisk: patient.highRisk }),
      ...(patient?.highRiskSince !== undefined && { highRiskSince: patient.highRiskSince }),
    };
    const rooms = patient ? chat.rooms.all().filter(({ patientId }) => patientId === patient.patientId) : [];
    return {
      account,
      ...none,
      ...(patient && {
        history: care.moments.historyOf(patient.patientId).all(),
        record: care.records.recordOf(patient.patientId),
        risks: care.risks.assessmentsOf(patient.patientId),
        chats: rooms.map(room => ({
          room,
          events: chat.log
            .logOf(channelOfRoom(room))
            .allEvents()
            .filter(({ type }) => !EVENTS_NOBODY_MISSES.has(type)),
        })),
      }),
      records: Object.fromEntries(carried),
    };
  }

  /** All data of the person is gone afterwards, even after a restart. */
  erase(user: Pick<PersonAccount, 'id' | 'kind' | 'person'>): void {
    const { chat, care, records } = this.dependencies;
    const keys = this.keysOf(user);
    for (const stream of [...personStreams.carried, ...personStreams.dropped])
      for (const entry of records.entries(stream).filter(one => isOf(keys, one)))
        records.put(stream, { id: entry.id, value: null });
    if ('patientId' in user.person) {
      const { patientId } = user.person;
      for (const room of chat.rooms.all().filter(one => one.patientId === patientId)) {
        chat.log.remove(room);
        chat.rooms.remove(room.id);
      }
      for (const { riskAssessmentId } of care.risks.assessmentsOf(patientId)) care.risks.remove(riskAssessmentId);
      care.records.remove(patientId);
      chat.people.erase(user);
      care.moments.forget(patientId);
      return;
    }
    chat.people.erase(user);
  }

  write({ account, history, record, risks, chats, records }: PersonContent): void {
    const { chat, care } = this.dependencies;
    chat.people.restore(account);
    for (const [stream, entries] of Object.entries(records))
      for (const entry of entries) this.dependencies.records.put(stream, entry);
    for (const moment of history.toReversed()) care.moments.put(moment);
    if ('patientId' in account.person) care.records.restore(account.person.patientId, record);
    for (const risk of risks) care.risks.put(risk);
    for (const { room, events } of chats) {
      chat.rooms.save(room);
      chat.log.import(events);
    }
  }

  private keysOf({ id, person }: Pick<PersonAccount, 'id' | 'person'>): ReadonlySet<string> {
    const identities = this.dependencies.chat.people.identitiesOf(id);
    return new Set([id, ...identities, ...('patientId' in person ? [person.patientId, person.uid] : [])]);
  }
}
