import { rightKey } from '@/domain/users/UserGroup';
import { JournalledMap, type Keeper, pairKey } from '#sandbox/backend/kernel/JournalledMap';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { UserDirectory } from './UserDirectory';

/** A bulk action, and how many rows it is about to do. */
export interface BulkOfChange {
  readonly id: string;
  readonly rows: number;
}

export interface BulkNoticeParts {
  readonly people: PeopleDirectory;
  readonly directory: UserDirectory;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

/** One person whose rights a row has changed. */
interface ChangeOfRow {
  readonly bulk: BulkOfChange;
  readonly person: string;
  /** Keys of the rights concerned. */
  readonly rights: readonly string[];
  /** What has changed, without who did it and why. */
  readonly text: string;
  /** The same for all rows: who did it, and why. */
  readonly ending: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Without a further row for so long, a bulk action counts as over, in milliseconds. */
export const BULK_QUIET_MS = 5 * 60_000;
/** An email names so many people; it says how many more there are. */
const MOST_NAMED = 100;

/** Collects what the rows of a bulk action change: each reader gets one email about all of it. */
export class BulkNotices {
  private readonly changes = new JournalledMap<ChangeOfRow>('bulk-notices');

  constructor(private readonly parts: BulkNoticeParts) {}

  keepIn(keeper: Keeper): this {
    this.changes.keepIn(keeper);
    return this;
  }

  /** The last row sends the emails. */
  add(bulk: BulkOfChange, change: Pick<ChangeOfRow, 'person' | 'rights' | 'text' | 'ending'>): void {
    const before = this.of(bulk.id).length;
    this.changes.put(pairKey(bulk.id, String(before)), { ...change, bulk, at: this.parts.clock.now() });
    if (before + 1 >= bulk.rows) this.send(bulk.id);
  }

  /** Sends about actions whose other rows were refused, stopped or never sent; to be called often. */
  sendDue(): void {
    if (this.changes.size === 0) return;
    const now = this.parts.clock.now();
    for (const id of new Set([...this.changes.values()].map(({ bulk }) => bulk.id)))
      if (this.of(id).every(({ at }) => Math.abs(now - at) >= BULK_QUIET_MS)) this.send(id);
  }

  private of(id: string): readonly ChangeOfRow[] {
    return [...this.changes.values()].filter(({ bulk }) => bulk.id === id);
  }

  private send(id: string): void {
    const { directory } = this.parts;
    const changes = this.of(id);
    changes.forEach((_, place) => this.changes.remove(pairKey(id, String(place))));
    const changed = new Set(changes.map(({ person }) => person));
    const colleagues = directory.holders().filter(user => !changed.has(user.id) && directory.hasAccount(user));
    for (const reader of [...changed, ...colleagues.map(user => user.id)]) this.sendTo(reader, changes);
  }

  private sendTo(reader: string, all: readonly ChangeOfRow[]): void {
    const { directory, people, sendEmail } = this.parts;
    const user = directory.find(reader);
    if (user === undefined) return;
    const held = new Set(directory.hasAccount(user) ? people.access.rightsOf(reader).rights.map(rightKey) : []);
    const own = all.filter(({ person }) => person === reader);
    const others = all.filter(({ person, rights }) => person !== reader && rights.some(right => held.has(right)));
    const told = [...own, ...others];
    if (told.length === 0) return;
    const more = told.length - MOST_NAMED;
    const text = [
      ...told.slice(0, MOST_NAMED).map(change => change.text),
      ...(more > 0 ? [`And ${more} more.`] : []),
      told[0]?.ending ?? '',
    ].join('\n\n');
    sendEmail(user.person.email, this.subjectOf(own, others), text);
  }

  private subjectOf(own: readonly ChangeOfRow[], others: readonly ChangeOfRow[]): string {
    const names = [...new Set(others.map(({ person }) => person))];
    const [one] = names;
    if (one === undefined) return 'What you may do has changed';
    if (own.length > 0) return `What you and ${names.length} more may do has changed`;
    const who = names.length === 1 ? this.parts.directory.nameOf(one) : `${names.length} people`;
    return `What ${who} may do has changed`;
  }
}
