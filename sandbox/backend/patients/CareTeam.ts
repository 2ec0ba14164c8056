import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import type { ChatRooms } from '#sandbox/backend/chat/ChatRooms';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Assignment, PatientPast } from './PatientPast';
import type { SharedData } from './SharedData';

/**
 * The therapists of each patient: everyone who was in a chat with the patient to its end or is in it now, and those to
 * whom the patient was assigned without a chat, until the patient is discharged. A later chat brings its people back.
 */
export class CareTeam {
  /** The time of each patient's last discharge, in milliseconds since 1970. */
  private readonly discharges = new JournalledMap<number>('discharges');

  constructor(
    private readonly people: PeopleDirectory,
    private readonly rooms: ChatRooms,
    private readonly shared: SharedData,
    private readonly past: PatientPast,
  ) {}

  attachTo(journal: JournalHost): this {
    this.discharges.attachTo(journal);
    return this;
  }

  assignedTo(uid: string): readonly Assignment[] {
    const fromRooms = this.rooms
      .all()
      .filter(({ people }) => people.some(({ userId }) => userId === uid))
      .map(room => toAssignment(room, uid));
    return earliest(
      [...this.past.assignedTo(uid), ...fromRooms].filter(assignment => this.isPresent(assignment)),
      ({ patientId }) => patientId,
    );
  }

  assignmentsOf(patientId: string): readonly Assignment[] {
    const rooms = this.rooms.all().filter(room => room.patientId === patientId);
    const fromRooms = rooms.flatMap(room =>
      room.people.filter(({ role }) => role === 'therapist').map(({ userId }) => toAssignment(room, userId)),
    );
    return earliest(
      [...this.past.assignedOf(patientId), ...fromRooms].filter(assignment => this.isPresent(assignment)),
      ({ uid }) => uid,
    );
  }

  /** Identity id of who leads: in the active chat, or the one who has had the patient longest. */
  leadOf(patientId: string): string | undefined {
    const team = this.assignmentsOf(patientId);
    const lead = this.rooms.activeOf(patientId)?.leadUid;
    return lead ?? team.toSorted((a, b) => a.since - b.since)[0]?.uid;
  }

  /**
   * Fails with 403 `NOT_IN_CHAT_WITH_PATIENT` for people who do not care for the patient, and with 403
   * `OnlyReaderError` for people who may only read.
   */
  carer(uid: string, patientId: string): Patient {
    const patient = this.reader(uid, patientId);
    if (this.cares(uid, patientId)) return patient;
    throw new BackendError(403, 'OnlyReaderError', "The caller may read this patient's data, and change nothing.");
  }

  /** The same, and also admits those with whom the data were shared. */
  reader(uid: string, patientId: string): Patient {
    const patient = this.people.patient(patientId);
    if (patient && this.mayRead(uid, patientId)) return patient;
    throw new BackendError(403, 'NOT_IN_CHAT_WITH_PATIENT', 'The caller does not care for this patient.');
  }

  mayRead(uid: string, patientId: string): boolean {
    return this.cares(uid, patientId) || this.shared.has(uid, patientId);
  }

  cares(uid: string, patientId: string): boolean {
    return this.assignmentsOf(patientId).some(assignment => assignment.uid === uid);
  }

  discharge(patientId: string, at: number): void {
    const begun = this.rooms.all().flatMap(room => (room.patientId === patientId ? room.startedAt : []));
    // A chat may begin, or have begun, within the same millisecond.
    this.discharges.put(patientId, Math.max(at, ...begun.map(startedAt => startedAt + 1)));
    this.shared.forget(patientId);
  }

  private isPresent({ patientId, since }: Assignment): boolean {
    return since >= (this.discharges.get(patientId) ?? -Infinity);
  }
}

function toAssignment({ patientId, startedAt }: ChatRoom, uid: string): Assignment {
  return { uid, patientId, since: startedAt };
}

function earliest(
  assignments: readonly Assignment[],
  keyOf: (assignment: Assignment) => string,
): readonly Assignment[] {
  const found = new Map<string, Assignment>();
  for (const assignment of assignments) {
    const known = found.get(keyOf(assignment));
    if (!known || assignment.since < known.since) found.set(keyOf(assignment), assignment);
  }
  return [...found.values()];
}
