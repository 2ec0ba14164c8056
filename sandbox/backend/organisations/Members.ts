import { JournalledMap, pairKey, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

export interface Membership {
  readonly organisation: string;
  /** With which they joined; absent for patients who were moved or admitted by their email address. */
  readonly code?: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** That a patient has joined with a code. */
interface Seat {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The organisation of each patient; no one belongs to two. A seat that a patient took stays theirs. */
export class Members {
  private readonly changed = new JournalledMap<Membership>('organisation-members');
  private readonly seats = new JournalledMap<Seat>('access-code-seats');

  /**
   * `seeded`: where patients belong before anybody joins or is moved. `isPatient`: colleagues join with codes too, and
   * take no place of a patient.
   */
  constructor(
    private readonly seeded: ReadonlyMap<string, Membership>,
    readonly isPatient: (id: string) => boolean = () => true,
  ) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    this.seats.attachTo(journal);
    return this;
  }

  membershipOf(patientId: string): Membership | undefined {
    return this.changed.get(patientId) ?? this.seeded.get(patientId);
  }

  put(patientId: string, membership: Membership): void {
    const { code, since } = membership;
    if (code !== undefined && !this.hasSeat(patientId, code)) this.seats.put(pairKey(patientId, code), { code, since });
    this.changed.put(patientId, membership);
  }

  /** True if a patient has ever joined with a code, whichever organisation they belong to now. */
  hasSeat(patientId: string, code: string): boolean {
    return this.seats.get(pairKey(patientId, code)) !== undefined || this.seeded.get(patientId)?.code === code;
  }

  count(organisations: ReadonlySet<string>): number {
    const joined = [...this.changed.ids()].filter(id => this.isPatient(id));
    const ids = new Set([...this.seeded.keys(), ...joined]);
    return [...ids].filter(id => organisations.has(this.membershipOf(id)?.organisation ?? '')).length;
  }

  /** The time at which each patient first joined with a code, in milliseconds since 1970. */
  joinedWith(code: string): readonly number[] {
    return [...this.seats.values()].filter(one => one.code === code).map(({ since }) => since);
  }
}
