import { randomUUID } from 'node:crypto';
import type { Caller } from '#sandbox/backend/dispatch/authorise';
import type { Route } from '#sandbox/backend/dispatch/Route';
import type { Keeper } from '#sandbox/backend/shared/JournalledMap';
import type { Append, Journalled } from '#sandbox/journal/Journalled';
import type { AuditEntry, AuditRecord } from './AuditRecord';
import { hashOf } from './hashOf';

interface Occurrence {
  readonly caller: Caller;
  readonly requestId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly outcome: string;
}

/** Calls that change nothing worth a line: they come by the minute or with every key pressed. */
const unrecorded = new Set(['openId.loginUrl', 'chat.markAsTyping', 'chat.markAsOnline', 'errorReporting.reportError']);

/** Calls that only read and leave a line all the same: somebody looked into a patient's record or took something out of it. */
const sensitiveReads = new Set([
  'patientRecord.record',
  'patientRecord.riskAssessments',
  'patientRecord.riskAssessment',
  'patientMoments.content',
  'patientMoments.driveFile',
  'chatV1.chatHistory',
  'chatV1.chatHistoryByUserId',
]);

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

const denials = new Set(['Unauthorised', 'Forbidden', 'NOT_IN_CHAT_WITH_PATIENT', 'OnlyReaderError']);

/** Append-only trail of who did what; each record carries the hash of the one before. */
export class Audit implements Journalled<AuditRecord> {
  readonly stream = 'audit';
  private readonly records: AuditRecord[] = [];
  private append: Append<AuditRecord> = () => undefined;

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.append = keeper.attach(this);
    return this;
  }

  /** Records a call unless it only read. */
  call({ name, endpoint }: Route, { caller, requestId, path, outcome }: Occurrence): void {
    const event = eventOf(name, outcome);
    const denied = event === 'authz_fail';
    if (!denied && (unrecorded.has(name) || (endpoint.repeat === 'safe' && !(name in sessionEvents) && !sensitiveReads.has(name)))) return;
    const user = caller && ('uid' in caller ? caller.uid : caller.sub);
    const subject = Object.values(path)[0];
    this.add({
      event,
      call: name,
      outcome,
      request: requestId,
      ...(typeof user === 'string' && { user }),
      ...(subject !== undefined && { subject }),
    });
  }

  /** Records what happened outside a call of the table. */
  note(entry: Omit<AuditEntry, 'request'>): void {
    this.add({ ...entry, request: randomUUID() });
  }

  all(): readonly AuditRecord[] {
    return this.records;
  }

  /** The number of the first record that was altered, or whose predecessor was; undefined while the trail is whole. */
  firstBroken(): number | undefined {
    return this.records.find((record, index) => record.hash !== hashOf(record) || record.previous !== (this.records[index - 1]?.hash ?? ''))
      ?.number;
  }

  replay(record: AuditRecord): void {
    this.records.push(record);
  }

  snapshot(): Iterable<AuditRecord> {
    return this.records;
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

function eventOf(name: string, outcome: string): AuditEntry['event'] {
  const own = sessionEvents[name];
  if (own) return outcome === 'success' ? own[0] : own[1];
  if (denials.has(outcome)) return 'authz_fail';
  return sensitiveReads.has(name) ? 'sensitive_read' : 'sensitive_update';
}
