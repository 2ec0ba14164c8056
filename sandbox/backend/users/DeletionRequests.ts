import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** A request to delete an account, and its outcome. Milliseconds since 1970. */
export interface StoredDeletion {
  readonly askedAt: number;
  /** Identity id of the requester. */
  readonly askedBy: string;
  readonly ended?: {
    readonly state: 'withdrawn' | 'carriedOut';
    readonly at: number;
    /** Identity id; null if there is no particular author. */
    readonly by: string | null;
  };
}

export type SeededDeletions = ReadonlyMap<string, readonly StoredDeletion[]>;

/** Requests to delete accounts, by the account’s identity id: each with its end, oldest first. */
export class DeletionRequests {
  private readonly changed = new JournalledMap<readonly StoredDeletion[]>('account-deletions');
  /** Open requests of the owners in the format of earlier builds: when each was made. */
  private readonly former = new JournalledMap<number>('deletion-requests');

  constructor(
    private readonly clock: { now(): number },
    private readonly seeded: () => SeededDeletions = () => new Map(),
  ) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    this.former.attachTo(journal);
    return this;
  }

  /** Returns the time of the open request for deletion; undefined if there is none. */
  openSince(uid: string): number | undefined {
    return this.requestsOf(uid).find(isOpen)?.askedAt;
  }

  /** False if it was already requested. */
  ask(uid: string): boolean {
    if (this.openSince(uid) !== undefined) return false;
    this.changed.put(uid, [...this.requestsOf(uid), { askedAt: this.clock.now(), askedBy: uid }]);
    return true;
  }

  /** A withdrawal without an author: the sessions from which the request came were ended. False if none is open. */
  withdraw(uid: string): boolean {
    return this.end(uid, { state: 'withdrawn', at: this.clock.now(), by: null });
  }

  /** A request is carried out. False if there was none. */
  carryOut(uid: string, by: string): boolean {
    return this.end(uid, { state: 'carriedOut', at: this.clock.now(), by });
  }

  all(): readonly (StoredDeletion & { readonly uid: string })[] {
    const uids = new Set([...this.seeded().keys(), ...this.former.ids(), ...this.changed.ids()]);
    return [...uids].flatMap(uid => this.requestsOf(uid).map(request => ({ ...request, uid })));
  }

  private end(uid: string, ended: NonNullable<StoredDeletion['ended']>): boolean {
    if (this.openSince(uid) === undefined) return false;
    this.changed.put(
      uid,
      this.requestsOf(uid).map(request => (isOpen(request) ? { ...request, ended } : request)),
    );
    return true;
  }

  private requestsOf(uid: string): readonly StoredDeletion[] {
    const askedAt = this.former.get(uid);
    const before = askedAt === undefined ? this.seeded().get(uid) : [{ askedAt, askedBy: uid }];
    return this.changed.get(uid) ?? before ?? [];
  }
}

const isOpen = ({ ended }: StoredDeletion): boolean => ended === undefined;
