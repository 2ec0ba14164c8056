import { rightKey } from '@/domain/users/UserGroup';
import { JournalledMap, type JournalHost, pairKey } from '#sandbox/backend/kernel/JournalledMap';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { UserDirectory } from './UserDirectory';

/** A bulk action, and how many rows it is about to do. */
export interface BulkOfChange {
  readonly id: string;
  readonly rows: number;
}

export interface BulkNoticeDependencies {
  readonly people: PeopleDirectory;
  readonly directory: UserDirectory;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

/** A user whose rights a row has changed. */
interface ChangeOfRow {
  /** Identity id of the author, who alone adds to the action; absent in what earlier builds stored. */
  readonly by?: string;
  readonly bulk: BulkOfChange;
  readonly person: string;
  /** Keys of the rights concerned. */
  readonly rights: readonly string[];
  /** The change, without its author and reason. */
  readonly text: string;
  /** The author and reason: written once for all rows that share it. */
  readonly ending: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A bulk action counts as over if no further row arrives within this time, in milliseconds. */
export const BULK_QUIET_MS = 5 * 60_000;
/** The longest time that the first row waits for an email, even if more rows arrive, in milliseconds. */
export const LONGEST_BULK_DELAY_MS = 10 * 60_000;
/** Number of people named in an email, which says how many more there are. */
const MOST_NAMED = 100;

/** Collects what the rows of a bulk action change: each reader gets one email about all of it. */
export class BulkNotices {
  private readonly changes = new JournalledMap<ChangeOfRow>('bulk-notices');

  constructor(private readonly dependencies: BulkNoticeDependencies) {}

  attachTo(journal: JournalHost): this {
    this.changes.attachTo(journal);
    return this;
  }

  /** The last row sends the emails. `by`: the author's identity id. */
  add(by: string, bulk: BulkOfChange, change: Pick<ChangeOfRow, 'person' | 'rights' | 'text' | 'ending'>): void {
    const row = { ...change, by, bulk, at: this.dependencies.clock.now() };
    const action = actionOf(row);
    const before = this.changesOf(action).length;
    this.changes.put(pairKey(action, String(before)), row);
    if (before + 1 >= bulk.rows) this.send(action);
  }

  /** Sends about actions whose other rows were refused, stopped, late or never sent; to be called often. */
  sendDue(): void {
    if (this.changes.size === 0) return;
    const now = this.dependencies.clock.now();
    for (const action of new Set([...this.changes.values()].map(actionOf))) {
      const waits = this.changesOf(action).map(([, { at }]) => Math.abs(now - at));
      if (Math.min(...waits) >= BULK_QUIET_MS || Math.max(...waits) >= LONGEST_BULK_DELAY_MS) this.send(action);
    }
  }

  /** Rows with their keys. */
  private changesOf(action: string): readonly (readonly [string, ChangeOfRow])[] {
    return [...this.changes.ids()].flatMap(key => {
      const change = this.changes.get(key);
      return change !== undefined && actionOf(change) === action ? [[key, change] as const] : [];
    });
  }

  private send(action: string): void {
    const { directory } = this.dependencies;
    const rows = this.changesOf(action);
    for (const [key] of rows) this.changes.remove(key);
    const changes = rows.map(([, change]) => change);
    const changed = new Set(changes.map(({ person }) => person));
    const colleagues = directory.holders().filter(user => !changed.has(user.id) && directory.hasAccount(user));
    for (const reader of [...changed, ...colleagues.map(user => user.id)]) this.sendTo(reader, changes);
  }

  private sendTo(reader: string, all: readonly ChangeOfRow[]): void {
    const { directory, people, sendEmail } = this.dependencies;
    const user = directory.find(reader);
    if (user === undefined) return;
    const held = new Set(directory.hasAccount(user) ? people.access.rightsOf(reader).rights.map(rightKey) : []);
    const own = all.filter(({ person }) => person === reader);
    const others = all.filter(({ person, rights }) => person !== reader && rights.some(right => held.has(right)));
    const changes = [...own, ...others];
    if (changes.length === 0) return;
    sendEmail(user.person.email, this.subjectOf(own, others), textOf(changes));
  }

  private subjectOf(own: readonly ChangeOfRow[], others: readonly ChangeOfRow[]): string {
    const names = [...new Set(others.map(({ person }) => person))];
    const [one] = names;
    if (one === undefined) return 'What you may do has changed';
    if (own.length > 0) return `What you and ${names.length} more may do has changed`;
    const who = names.length === 1 ? this.dependencies.directory.nameOf(one) : `${names.length} people`;
    return `What ${who} may do has changed`;
  }
}

/** One author's bulk action: ids are chosen by who sends them, so two authors may choose the same. */
const actionOf = ({ by = '', bulk }: Pick<ChangeOfRow, 'by' | 'bulk'>): string => pairKey(by, bulk.id);

/** The changes, with author and reason after all changes that share them. */
function textOf(changes: readonly ChangeOfRow[]): string {
  const named = new Set(changes.slice(0, MOST_NAMED));
  const endings = [...new Set(changes.map(({ ending }) => ending))];
  return endings
    .flatMap(ending => {
      const same = changes.filter(change => change.ending === ending);
      const texts = same.filter(change => named.has(change)).map(({ text }) => text);
      const more = same.length - texts.length;
      return [...texts, ...(more > 0 ? [`And ${more} more.`] : []), ending];
    })
    .join('\n\n');
}
