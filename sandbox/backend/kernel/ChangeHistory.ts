import type { ChangeDto } from '@/infrastructure/http/organisations/organisationDtos';
import { JournalledMap, type Keeper } from './JournalledMap';
import { isBlank } from '@/domain/kernel/isBlank';

/** Entries of a thing that its answers carry. */
const NEWEST = 20;

export interface Author {
  readonly uid: string;
  readonly requestId?: string | undefined;
}

/** Acts of one user with one reason are one entry while they follow each other within this time, in milliseconds. */
const GATHERED_MS = 3_600_000;

/** Names that an entry of several acts lists. */
const LISTED = 10;

/** The common part of several acts of one kind. */
export interface GatheredAct {
  /** The object of the act. */
  readonly name: string;
  /** `names`: some of them, the newest first; `count`: of all. */
  readonly sentence: (names: readonly string[], count: number) => string;
}

/** `gathered`: the newest names of an entry of several acts, and how many acts it is of; no answer has them. */
type StoredChange = ChangeDto & { readonly gathered?: { readonly names: readonly string[]; readonly count: number } };

/** The newest changes of each thing that administrators look after, in words. The audit trail has all of them. */
export class ChangeHistory {
  private readonly newest = new JournalledMap<readonly StoredChange[]>('administrative-changes');

  constructor(
    private readonly clock: { now(): number },
    private readonly nameOf: (uid: string) => string,
  ) {}

  keepIn(keeper: Keeper): this {
    this.newest.keepIn(keeper);
    return this;
  }

  /** `thing`: kind and id, such as `organisation/org-12`. */
  of(thing: string): readonly ChangeDto[] {
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
