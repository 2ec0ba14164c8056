import type { ChangeDto } from '@/infrastructure/http/organisations/organisationDtos';
import { JournalledMap, type JournalHost } from './JournalledMap';
import { isBlank } from '@/domain/kernel/isBlank';

/** The number of entries kept for each thing. */
const NEWEST = 20;

export interface Author {
  readonly uid: string;
  readonly requestId?: string | undefined;
}

/** Acts of one user with the same reason share an entry if each follows the last within this time, in milliseconds. */
const GATHERED_MS = 3_600_000;

/** The most names listed in one entry. */
const LISTED = 10;

/** An act that can share an entry with others of its kind. */
export interface GatheredAct {
  /** The object of the act. */
  readonly name: string;
  /** Describes the entry. `names` are the most recent objects, newest first; `count` is the number of all. */
  readonly sentence: (names: readonly string[], count: number) => string;
}

/**
 * `gathered`: the most recent names of an entry of several acts, and the number of acts. It is not part of any answer.
 */
type StoredChange = ChangeDto & { readonly gathered?: { readonly names: readonly string[]; readonly count: number } };

/** The most recent changes of each thing that administrators manage, in words. The audit trail has all changes. */
export class ChangeHistory {
  private readonly newest = new JournalledMap<readonly StoredChange[]>('administrative-changes');

  constructor(
    private readonly clock: { now(): number },
    private readonly nameOf: (uid: string) => string,
  ) {}

  attachTo(journal: JournalHost): this {
    this.newest.attachTo(journal);
    return this;
  }

  /** `thing`: kind and id, such as `organisation/org-12`. */
  changesOf(thing: string): readonly ChangeDto[] {
    return this.stored(thing).map(({ gathered: _gathered, ...change }) => change);
  }

  add(thing: string, author: Author, sentences: readonly string[], reason?: string): void {
    if (sentences.length === 0) return;
    const entries = sentences.map(sentence => this.entry(author, sentence, reason));
    this.put(thing, [...entries.reverse(), ...this.stored(thing)]);
  }

  /** Adds an act to the newest entry, if that is the same act of the same user with the same reason. */
  gather(thing: string, author: Author, { name, sentence }: GatheredAct, reason?: string): void {
    const [newest, ...rest] = this.stored(thing);
    const next = this.entry(author, sentence([name], 1), reason);
    const before = newest && isContinued(newest, next) ? newest.gathered : undefined;
    const names = [name, ...(before?.names ?? [])].slice(0, LISTED);
    const count = (before?.count ?? 0) + 1;
    const entry = { ...next, sentence: sentence(names, count), gathered: { names, count } };
    this.put(thing, [entry, ...(before === undefined ? this.stored(thing) : rest)]);
  }

  private entry({ uid, requestId }: Author, sentence: string, reason: string | undefined): StoredChange {
    return {
      at: new Date(this.clock.now()).toISOString(),
      byUserId: uid,
      byName: this.nameOf(uid),
      sentence,
      ...(reason !== undefined && !isBlank(reason) && { reason: reason.trim() }),
      ...(requestId !== undefined && { requestId }),
    };
  }

  private stored(thing: string): readonly StoredChange[] {
    return this.newest.get(thing) ?? [];
  }

  private put(thing: string, changes: readonly StoredChange[]): void {
    this.newest.put(thing, changes.slice(0, NEWEST));
  }
}

const isContinued = (newest: StoredChange, next: StoredChange): boolean =>
  newest.byUserId === next.byUserId &&
  newest.reason === next.reason &&
  Date.parse(next.at) - Date.parse(newest.at) <= GATHERED_MS;
