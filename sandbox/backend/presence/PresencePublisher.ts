import type { DocumentPort, PlainWrite } from '#sandbox/backend/kernel/DocumentPort';
import { ONLINE_WINDOW_S } from '@/domain/presence/isOnline.rule';

interface Presence {
  readonly lastSeenTime: number;
  readonly loggedOutTime: number;
  readonly appearOffline: boolean;
}

const NEVER: Presence = { lastSeenTime: 0, loggedOutTime: 0, appearOffline: false };

/**
 * Publishes presence: for staff one document a person in `chat-presence`, times in seconds since 1970 with a fraction;
 * for a patient one document for each of their therapists in `patient-presence`, which contains only the time until
 * which the therapist counts as online.
 */
export class PresencePublisher {
  constructor(
    private readonly documents: DocumentPort,
    private readonly clock: { now(): number },
    /** Identity ids of the patients who may know whether this member of staff is online. */
    private readonly patientsOf: (uid: string) => readonly string[] = () => [],
  ) {}

  markAsOnline(uid: string, isOnline: boolean): void {
    const now = this.clock.now() / 1000;
    this.change(uid, isOnline ? { lastSeenTime: now } : { loggedOutTime: now });
  }

  appearsOffline(uid: string): boolean {
    return this.presenceOf(uid).appearOffline;
  }

  /** A user who asks not to appear offline counts as online. */
  appearOffline(uid: string, appearOffline: boolean): void {
    this.change(uid, appearOffline ? { appearOffline } : { appearOffline, lastSeenTime: this.clock.now() / 1000 });
  }

  /** The therapists of a patient's chat are others now. */
  changeTherapists(patient: string, present: readonly string[], gone: readonly string[]): void {
    const shown = present.map(uid => shownTo(patient, uid, this.presenceOf(uid)));
    const hidden = gone.map(uid => ({
      path: patientPathOf(patient, uid),
      data: { patient: null, user: uid, onlineUntil: 0 },
    }));
    if (shown.length + hidden.length > 0) this.documents.writeAll([...shown, ...hidden]);
  }

  private presenceOf(uid: string): Presence {
    return { ...NEVER, ...this.documents.read(pathOf(uid)) };
  }

  private change(uid: string, changed: Partial<Presence>): void {
    const presence = { ...this.presenceOf(uid), ...changed };
    const forPatients = this.patientsOf(uid).map(patient => shownTo(patient, uid, presence));
    this.documents.writeAll([{ path: pathOf(uid), data: { ...presence, user: uid } }, ...forPatients]);
  }
}

/** Hidden and logged out are the same to a patient. */
function shownTo(patient: string, uid: string, { lastSeenTime, loggedOutTime, appearOffline }: Presence): PlainWrite {
  const isHere = !appearOffline && lastSeenTime > loggedOutTime;
  return {
    path: patientPathOf(patient, uid),
    data: { patient, user: uid, onlineUntil: isHere ? lastSeenTime + ONLINE_WINDOW_S : 0 },
  };
}

function pathOf(uid: string): string {
  return `chat-presence/${uid}`;
}

function patientPathOf(patient: string, uid: string): string {
  return `patient-presence/${patient}.${uid}`;
}
