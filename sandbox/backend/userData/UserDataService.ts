import { randomUUID } from 'node:crypto';
import { deletionRefusals, EXPORT_HOURS } from '@/domain/userData/deletionRefusals.rule';
import { STAYING_PARTS, type PartCount, type RecipientGroup } from '@/domain/userData/UserData';
import type { DataCloneDto, DeletionReceiptDto, UserDataDto } from '@/infrastructure/http/userData/userDataDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { DeletionRequests } from '#sandbox/backend/users/DeletionRequests';
import type { User, UserDirectory } from '#sandbox/backend/users/UserDirectory';
import { contentHash, invalid, readArchive } from './archive';
import { obfuscate } from './obfuscate';
import type { PersonBooks } from './PersonBooks';
import { countsOf, type PersonContent } from './PersonContent';
import { OWN_REGION, type PersonExports, type StoredExport } from './PersonExports';

const HOUR_MS = 3_600_000;

/** Accounts of the identity provider. */
export interface IdentityAccounts {
  create(account: { readonly uid: string; readonly email: string; readonly displayName: string }): void;
  /** Ends their sessions too. */
  remove(uid: string): void;
}

export interface UserDataDependencies {
  readonly people: PeopleDirectory;
  readonly directory: UserDirectory;
  readonly care: Pick<CareServices, 'care' | 'chat'>;
  readonly books: PersonBooks;
  readonly exports: PersonExports;
  readonly deletions: DeletionRequests;
  readonly accounts: IdentityAccounts;
  readonly endSessions: (uid: string) => void;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

interface StoredReceipt extends Omit<DeletionReceiptDto, 'deletedByName'> {
  /** In the list of people. */
  readonly userId: string;
  readonly deletedBy: string;
}

/** Acts that were unfinished when the process ended. */
type Running =
  | { readonly act: 'import'; readonly account: PersonContent['account'] }
  | {
      readonly act: 'delete';
      readonly user: User;
      readonly by: string;
      readonly receiptId: string;
      readonly identities: readonly string[];
      readonly told: readonly { readonly who: RecipientGroup; readonly emails: readonly string[] }[];
    };

type Deleting = Extract<Running, { readonly act: 'delete' }>;

/** Exports, copies, imports and deletes all data of one person. */
export class UserDataService {
  private readonly receipts = new JournalledMap<StoredReceipt>('user-data-receipts');
  /** The export from which a person was imported, by their id. */
  private readonly imports = new JournalledMap<string>('user-data-imports');
  private readonly running = new JournalledMap<Running>('user-data-running');

  constructor(private readonly dependencies: UserDataDependencies) {}

  attachTo(journal: JournalHost): this {
    this.receipts.attachTo(journal);
    this.imports.attachTo(journal);
    this.running.attachTo(journal);
    return this;
  }

  /** An interrupted deletion is finished, an interrupted import leaves nothing. */
  finishInterrupted(): void {
    for (const [id, begun] of [...this.running.ids()].map(one => [one, this.running.get(one)] as const)) {
      if (begun?.act === 'delete') this.carryOut(begun);
      if (begun?.act === 'import') this.dependencies.books.erase(begun.account);
      this.running.remove(id);
    }
  }

  view(userId: string): UserDataDto {
    const { people, directory, exports } = this.dependencies;
    const user = directory.find(userId);
    const receipt = this.receipts.get(people.idOf(userId));
    if (!user && receipt) return { ...nothingLeft(receipt), receipt: this.shownReceipt(receipt) };
    const found = user ?? directory.get(userId);
    const content = this.dependencies.books.read(found);
    const hash = contentHash(content);
    const newest = exports.newestOf(found.id);
    return {
      userId: found.id,
      confirmWith: found.person.email,
      counts: [...countsOf(content)],
      stays: STAYING_PARTS.filter(part => part !== 'authored' || found.kind !== 'patient'),
      told: this.notifiedBy(found).map(({ who, emails }) => ({ who, count: emails.length })),
      refusals: [...this.refusalsOf(found, hash)],
      ...(newest && {
        newestExport: {
          ...{ exportId: newest.exportId, obfuscated: newest.obfuscated, sha256: newest.sha256 },
          ...{ madeAt: new Date(newest.madeAt).toISOString(), isCurrent: newest.contentHash === hash },
        },
      }),
    };
  }

  export(user: User, by: string, isObfuscated: boolean): StoredExport {
    const whole = this.dependencies.books.read(user);
    const content = isObfuscated ? obfuscate(whole, { id: `copy-${randomUUID()}` }) : whole;
    return this.dependencies.exports.make(user.id, by, content, whole);
  }

  /** Refuses with 409 `ConflictError`. */
  clone(
    user: User,
    by: string,
    {
      id,
      isObfuscated,
      destination,
    }: { readonly id: string; readonly isObfuscated: boolean; readonly destination: string },
  ): DataCloneDto {
    const copy = `copy-${id}`;
    if (destination === OWN_REGION && !isObfuscated)
      throw new BackendError(409, 'ConflictError', 'The person is in this region: a copy here has to be obfuscated.');
    const whole = this.dependencies.books.read(user);
    const content = isObfuscated ? obfuscate(whole, { id: copy }) : whole;
    const made = this.dependencies.exports.make(user.id, by, content, whole);
    const { sha256, counts } = made;
    const answer = { source: OWN_REGION, sha256, counts: [...counts] };
    if (destination !== OWN_REGION) return { ...answer, signedUrl: this.linkOf(made) };
    if (this.imports.get(copy) === undefined) this.bringIn(content, made.exportId);
    return { ...answer, userId: copy };
  }

  /** Refuses with 400 `InvalidExport` and 409 `ConflictError`; writes all or nothing. */
  import(source: string, signedUrl: string): { readonly userId: string; readonly counts: PartCount[] } {
    const opened = source === OWN_REGION ? this.dependencies.exports.open(signedUrl) : undefined;
    if (!opened) throw invalid('This is no address of an export of that region, or it is over.');
    const { content, about } = readArchive(opened.bytes);
    if (about.exportId !== opened.made.exportId || about.source !== source)
      throw invalid('The export is another one than its address says.');
    const { id } = content.account;
    if (this.imports.get(id) !== about.exportId || !this.dependencies.directory.find(id))
      this.bringIn(content, about.exportId);
    return { userId: id, counts: [...countsOf(content)] };
  }

  /** Refuses with 409 and the refusals of the rule; a repeat answers the same receipt. */
  delete(userId: string, by: string): DeletionReceiptDto {
    const { directory, people, books, exports, clock } = this.dependencies;
    const user = directory.find(userId);
    const earlier = this.receipts.get(people.idOf(userId));
    if (!user && earlier) return this.shownReceipt(earlier);
    const found = user ?? directory.get(userId);
    const content = books.read(found);
    const hash = contentHash(content);
    const refusals = this.refusalsOf(found, hash);
    const made = this.wholeExport(found, hash);
    if (refusals.length > 0 || !made) throw new BackendError(409, refusals[0] ?? 'ExportMissing', refusals.join(', '));
    const told = this.notifiedBy(found);
    const identities = people.identitiesOf(found.id);
    const undoUntil = exports.prolongForUndo(made);
    const receipt: StoredReceipt = {
      ...{ receiptId: randomUUID(), userId: found.id, deletedBy: people.idOf(by) },
      ...{ counts: [...countsOf(content)], exportId: made.exportId, sha256: made.sha256, source: OWN_REGION },
      deletedAt: new Date(clock.now()).toISOString(),
      signedUrl: exports.links.sign(made, undoUntil),
      undoUntil: new Date(undoUntil).toISOString(),
    };
    const begun: Deleting = {
      ...{ act: 'delete', user: found, by: people.idOf(by), receiptId: receipt.receiptId, identities, told },
    };
    this.receipts.put(found.id, receipt);
    this.running.put(found.id, begun);
    this.imports.remove(found.id);
    this.carryOut(begun);
    return this.shownReceipt(receipt);
  }

  /** Everything that a deletion does, once it is decided; what was done of it before is not there to be done again. */
  private carryOut({ user, by, receiptId, identities, told }: Deleting): void {
    const { books, deletions, accounts, endSessions, sendEmail } = this.dependencies;
    books.erase(user);
    // Before the sessions end, which would withdraw the request.
    for (const uid of identities) deletions.carryOut(uid, by);
    for (const uid of identities) {
      endSessions(uid);
      accounts.remove(uid);
    }
    // Before the emails: one is rather missing than sent twice.
    this.running.remove(user.id);
    for (const { who, emails } of told)
      for (const email of emails) sendEmail(email, 'Personal data were deleted', wordsFor(who, receiptId));
  }

  linkOf(made: StoredExport): string {
    return this.dependencies.exports.links.sign(made, made.keptUntil);
  }

  private bringIn(content: PersonContent, exportId: string): void {
    const { directory, books, accounts } = this.dependencies;
    const { id, person } = content.account;
    if (directory.find(id) || directory.find(person.email))
      throw new BackendError(409, 'ConflictError', 'A person with this id or address already exists.');
    this.running.put(id, { act: 'import', account: content.account });
    try {
      books.write(content);
    } catch (error) {
      this.finishInterrupted();
      throw error;
    }
    this.imports.put(id, exportId);
    this.running.remove(id);
    // A copy is not someone who could sign in.
    if (!person.email.endsWith('.invalid'))
      accounts.create({
        ...{ uid: 'uid' in person ? person.uid : id, email: person.email },
        displayName: `${person.firstName} ${person.lastName}`,
      });
  }

  private refusalsOf(user: User, hash: string) {
    const { people, care, clock } = this.dependencies;
    const made = this.wholeExport(user, hash) ?? this.dependencies.exports.newestOf(user.id);
    const patient = user.kind === 'patient' ? people.patient(user.person.patientId) : undefined;
    const uids = people.identitiesOf(user.id);
    return deletionRefusals({
      holdsRights: user.kind !== 'patient' && people.access.scopesOf(user.id).length > 0,
      chatOpen:
        (patient !== undefined && care.chat.rooms.activeOf(patient.patientId) !== undefined) ||
        care.chat.requests.waiting().some(({ patientId }) => patientId === patient?.patientId) ||
        (patient === undefined && uids.some(uid => care.chat.rooms.roomsOf(uid).length > 0)),
      highRisk: patient?.highRisk === true,
      newestExport: made && {
        ageMs: clock.now() - made.madeAt,
        isWhole: !made.obfuscated,
        isCurrent: made.contentHash === hash,
      },
    });
  }

  /** The export with which everything could be restored. */
  private wholeExport(user: User, hash: string): StoredExport | undefined {
    const since = this.dependencies.clock.now() - EXPORT_HOURS * HOUR_MS;
    return this.dependencies.exports.newestOf(
      user.id,
      one => !one.obfuscated && one.contentHash === hash && one.madeAt >= since,
    );
  }

  private notifiedBy(user: User): readonly { readonly who: RecipientGroup; readonly emails: readonly string[] }[] {
    const { people, directory, care } = this.dependencies;
    const therapists =
      user.kind === 'patient' ? care.care.assignmentsOf(user.person.patientId).map(({ uid }) => uid) : [];
    const addressOf = (uid: string): readonly string[] => {
      const found = people.find(uid);
      return found ? [found.email] : [];
    };
    return [
      { who: 'person', emails: directory.hasAccount(user) ? [user.person.email] : [] },
      { who: 'therapists', emails: [...new Set(therapists)].flatMap(addressOf) },
      { who: 'administrators', emails: people.staffWith('organisations:edit-thrive').map(({ email }) => email) },
    ];
  }

  private shownReceipt({ userId: _, deletedBy, ...receipt }: StoredReceipt): DeletionReceiptDto {
    return { ...receipt, deletedByName: this.dependencies.directory.nameOf(deletedBy) };
  }
}

const nothingLeft = ({ userId }: StoredReceipt): UserDataDto => ({
  ...{ userId, confirmWith: '', counts: [], stays: [...STAYING_PARTS], told: [], refusals: [] },
});

/** No one is named, because an email may be read by others. */
function wordsFor(who: RecipientGroup, receiptId: string): string {
  const number = `The number of the receipt is ${receiptId}.`;
  if (who === 'person') return `Your data were deleted, as was asked for. ${number}`;
  if (who === 'therapists') return `The data of someone in your care were deleted on request. ${number}`;
  return `The data of a person were deleted. ${number}`;
}
