import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';

/** That somebody asked for the deletion of an account, and what was done about it. Milliseconds since 1970. */
export interface StoredDeletion {
  readonly askedAt: number;
  /** Identity id of who asked. */
  readonly askedBy: string;
  readonly ended?: {
    readonly state: 'withdrawn' | 'carriedOut';
    readonly at: number;
    /** Identity id; null where nobody in particular did it. */
    readonly by: string | null;
  };
}

export type SeededDeletions = ReadonlyMap<string, readonly StoredDeletion[]>;

/** Who asked that an account be deleted, by the account’s identity id: each request with its end, the oldest first. */
export class DeletionRequests {
  private readonly changed = new JournalledMap<readonly StoredDeletion[]>('account-deletions');
  /** Open requests of the owners, as earlier builds kept them: when each was made. */
  private readonly former = new JournalledMap<number>('deletion-requests');

  constructor(
    private readonly clock: { now(): number },
    private readonly seeded: () => SeededDeletions = () => new Map(),
  ) {}

  keepIn(keeper: Keeper): this {
    this.changed.keepIn(keeper);
    this.former.keepIn(keeper);
    return this;
  }

  /** When the deletion was asked for that nothing was done about yet. */
  openSince(uid: string): number | undefined {
    return this.of(uid).find(isOpen)?.askedAt;
  }

  /** False where it was asked for already. */
  ask(uid: string): boolean {
    if (this.openSince(uid) !== undefined) return false;
    this.changed.put(uid, [...this.of(uid), { askedAt: this.clock.now(), askedBy: uid }]);
    return true;
  }

  /** Nobody in particular takes it back: the sessions from which it came were ended. False where none is open. */
  withdraw(uid: string): boolean {
    return this.end(uid, { state: 'withdrawn', at: this.clock.now(), by: null });
  }

  /** What was asked for is done. False where nothing was asked for. */
  carryOut(uid: string, by: string): boolean {
    return this.end(uid, { state: 'carriedOut', at: this.clock.now(), by });
  }

  all(): readonly (StoredDeletion & { readonly uid: string })[] {
    const uids = new Set([...this.seeded().keys(), ...this.former.ids(), ...this.changed.ids()]);
    return [...uids].flatMap(uid => this.of(uid).map(request => ({ ...request, uid })));
  }

  private end(uid: string, ended: NonNullable<StoredDeletion['ended']>): boolean {
    if (this.openSince(uid) === undefined) return false;
    this.changed.put(
      uid,
      this.of(uid).map(request => (isOpen(request) ? { ...request, ended } : request)),
    );
    return true;
  }

  private of(uid: string): readonly StoredDeletion[] {
    const askedAt = this.former.get(uid);
    const before = askedAt === undefined ? this.seeded().get(uid) : [{ askedAt, askedBy: uid }];
    return this.changed.get(uid) ?? before ?? [];
  }
}

const isOpen = ({ ended }: StoredDeletion): boolean => ended === undefined;
