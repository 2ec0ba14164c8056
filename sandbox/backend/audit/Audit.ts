import { createHash, randomUUID } from 'node:crypto';
import type { Owner } from '@/infrastructure/http/endpoints/owner';
import type { Caller } from '#sandbox/backend/dispatch/authorise';
import type { Standing } from '#sandbox/backend/dispatch/demandOwner';
import type { Route } from '#sandbox/backend/dispatch/Route';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Append, Journalled } from '#firebase-stand-in/journal/Journalled';
import type { AuditEntry, AuditRecord } from './AuditRecord';
import { isBlank } from '@/domain/kernel/isBlank';

interface Occurrence {
  readonly caller: Caller;
  readonly requestId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly standing?: Standing;
  readonly query?: object;
  readonly body?: object;
}

/** Calls that change nothing worth a line: they come by the minute or with every key pressed. */
const unrecorded = new Set(['openId.loginUrl', 'chat.markAsTyping', 'chat.markAsOnline', 'errorReporting.reportError']);

/** Period within which a read repeated by a timer or by updates of others needs no second line, in milliseconds. */
const REPEATED_WITHIN_MS = 60 * 60_000;

/** Digits of the hash of a term: enough to distinguish two terms. */
const TERM_HASH_DIGITS = 16;

const sessionEvents: Readonly<Record<string, readonly [AuditEntry['event'], AuditEntry['event']]>> = {
  'session.customToken': ['authn_login_success', 'authn_login_fail'],
  'session.totpChallengeResponse': ['authn_login_success', 'authn_login_fail'],
  'session.emailChallengeResponse': ['authn_login_success', 'authn_login_fail'],
  'session.sessionCookie': ['session_created', 'authn_login_fail'],
  'session.logout': ['session_logout', 'authz_fail'],
  'mfa.addTotpSecret': ['authn_factor_added', 'authz_fail'],
  'mfa.relabelTotpSecret': ['authn_factor_relabelled', 'authz_fail'],
  'mfa.removeTotpSecret': ['authn_factor_removed', 'authz_fail'],
  'mfa.removeDefaultEmail': ['authn_factor_removed', 'authz_fail'],
  'openId.loginCallback': ['authn_login_success', 'authn_login_fail'],
};

const denials = new Set([
  'Unauthorised',
  'Forbidden',
  'NOT_IN_CHAT_WITH_PATIENT',
  'OnlyReaderError',
  'NotLeadTherapistError',
  'TooManyLookUps',
]);

/** Append-only trail of who did what; each record carries the hash of the one before. */
export class Audit implements Journalled<AuditRecord> {
  readonly stream = 'audit';
  private readonly records: AuditRecord[] = [];
  /** The times of the last line of each background read. */
  private readonly repeated = new Map<string, number>();
  private append: Append<AuditRecord> = () => undefined;

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.append = journal.attach(this);
    return this;
  }

  /** Records a call unless it only read; of reads those that show patients, and searches. */
  call(route: Route, { caller, requestId, path, outcome, query, body, standing = {} }: Occurrence): void {
    const { name, endpoint } = route;
    const event = eventOf(route, outcome);
    const user = caller && ('uid' in caller ? caller.uid : caller.sub);
    const created = endpoint.creates === undefined ? undefined : textIn(body, endpoint.creates);
    const subject = Object.values(path)[0] ?? created;
    const stated =
      endpoint.reason === undefined ? undefined : (textIn(body, endpoint.reason) ?? textIn(query, endpoint.reason));
    const { patient, why = stated } = standing;
    const term =
      endpoint.searches === undefined
        ? undefined
        : (textIn(query, endpoint.searches) ?? textIn(body, endpoint.searches));
    const isRead = event === 'sensitive_read';
    if (event === undefined || (isRead && why === 'self') || unrecorded.has(name)) return;
    if (isRead && endpoint.background && this.isRepeated([user, name, subject, patient, why].join('|'))) return;
    this.add({
      event,
      call: name,
      outcome,
      request: requestId,
      ...(typeof user === 'string' && { user }),
      ...(subject !== undefined && !subject.includes('@') && { subject }),
      ...(patient !== undefined && { patient }),
      ...(why !== undefined && { why }),
      ...(term !== undefined && { term: termHash(term) }),
    });
  }

  /** Records what happened outside a call of the table. */
  record(entry: Omit<AuditEntry, 'request'>): void {
    this.add({ ...entry, request: randomUUID() });
  }

  all(): readonly AuditRecord[] {
    return this.records;
  }

  /** The number of the first record that was altered, or whose predecessor was; undefined while the trail is whole. */
  firstBroken(): number | undefined {
    return this.records.find(
      (record, index) => record.hash !== hashOf(record) || record.previous !== (this.records[index - 1]?.hash ?? ''),
    )?.number;
  }

  replay(record: AuditRecord): void {
    this.records.push(record);
  }

  snapshot(): Iterable<AuditRecord> {
    return this.records;
  }

  private isRepeated(read: string): boolean {
    const now = this.clock.now();
    const last = this.repeated.get(read);
    if (last !== undefined && now - last < REPEATED_WITHIN_MS) return true;
    this.repeated.set(read, now);
    return false;
  }

  private add(entry: AuditEntry): void {
    const unsealed = {
      ...entry,
      number: this.records.length + 1,
      at: new Date(this.clock.now()).toISOString(),
      previous: this.records.at(-1)?.hash ?? '',
    };
    const record = { ...unsealed, hash: hashOf(unsealed) };
    this.append(record);
    this.records.push(record);
  }
}

/** The text of a field of a query or a body, unless it is empty. */
function textIn(fields: object | undefined, name: string): string | undefined {
  const value: unknown = (fields as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' && !isBlank(value) ? value.trim() : undefined;
}

const termHash = (term: string): string =>
  createHash('sha256').update(term.toLowerCase()).digest('hex').slice(0, TERM_HASH_DIGITS);

/** Undefined for a call that writes no line. */
function eventOf({ name, endpoint }: Route, outcome: string): AuditEntry['event'] | undefined {
  const own = sessionEvents[name];
  if (own) return outcome === 'success' ? own[0] : own[1];
  if (denials.has(outcome)) return 'authz_fail';
  if (endpoint.repeat !== 'safe') return 'sensitive_update';
  return endpoint.searches !== undefined || showsPeople(endpoint.owner) ? 'sensitive_read' : undefined;
}

function showsPeople(owner: Owner): boolean {
  return (
    ['patient', 'chat', 'chatRequest', 'account'].includes(owner.of) || ('shows' in owner && owner.shows !== undefined)
  );
}

function hashOf(record: Omit<AuditRecord, 'hash'>): string {
  const inOrder = Object.entries(record)
    .filter(([field]) => field !== 'hash')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
