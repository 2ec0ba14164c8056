import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';

/** Where a patient belongs. */
export interface Membership {
  readonly organisation: string;
  /** With which they joined; absent for patients who were moved or admitted by their email address. */
  readonly code?: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Which organisation each patient belongs to; nobody belongs to two. */
export class Members {
  private readonly changed = new JournalledMap<Membership>('organisation-members');

  /** `seeded`: where patients belong before anybody joins or is moved. */
  constructor(private readonly seeded: ReadonlyMap<string, Membership>) {}

  keepIn(keeper: Keeper): this {
    this.changed.keepIn(keeper);
    return this;
  }

  of(patientId: string): Membership | undefined {
    return this.changed.get(patientId) ?? this.seeded.get(patientId);
  }

  put(patientId: string, membership: Membership): void {
    this.changed.put(patientId, membership);
  }

  /** How many belong to one of these organisations. */
  count(organisations: ReadonlySet<string>): number {
    const ids = new Set([...this.seeded.keys(), ...this.changed.ids()]);
    return [...ids].filter(id => organisations.has(this.of(id)?.organisation ?? '')).length;
  }

  /** Since when each patient who joined with a code belongs, in milliseconds since 1970. */
  joinedWith(code: string): readonly number[] {
    return [...this.changed.values()].filter(one => one.code === code).map(({ since }) => since);
  }
}
