/**
 * The treatment of each stream of the journal in an export or deletion of a person's data. A missing stream fails a
 * test, so that no data of a person is forgotten.
 */
export const personStreams = {
  /** Entries of the person that are exported, deleted and restored as they are. */
  carried: [
    'person-details',
    'patient-metadata',
    'rewards',
    'score-reports',
    'shared-data',
    'discharges',
    'organisation-members',
    'survey-responses',
    'chat-requests',
    'cloud-documents',
    'availabilities',
    'therapist-time-zones',
    'pinned-chats',
  ],
  /** The same, by parts that know more about them: people, histories, records, chats. */
  known: [
    'high-risk',
    'people-created',
    'people-imported',
    'people-erased',
    'moments',
    'patient-records',
    'risk-assessments',
    'chat-rooms',
    'chat-v1-events',
    'chat-events-held',
  ],
  /** Deleted, and in no export: they open the account, or end by themselves. */
  dropped: [
    'sessions',
    'sign-ins',
    'mfa-guesses',
    'mfa-email-codes',
    'mfa-emails',
    'mfa-totp-steps',
    'mfa-methods',
    'push-devices',
    'email-changes',
    'link-tokens',
    'drive-accounts',
    'people-linked',
    'program-versions',
    'contact-requests',
    'welfare-emails',
  ],
  /** They stay: what was done to whom has to be answered for, and a seat stays used. */
  stays: [
    'audit',
    'administrative-changes',
    'account-deletions',
    'deletion-requests',
    'access-grants',
    'access-losses',
    'scope-use',
    'scope-use-recorded',
    'bulk-notices',
    'hand-over-notices',
    'access-code-seats',
    'unsubscribed-addresses',
    // Ids without a name: who was counted, so that the next report is compared with it.
    'reported-people',
    'reports',
    'report-schedule',
    'user-data-exports',
    'user-data-receipts',
    'user-data-imports',
    'user-data-running',
    'user-data-key',
  ],
  /** They are not about people. */
  nobodys: [
    'report-runs',
    'report-schedule-marks',
    'report-seed',
    'organisations',
    'organisation-pictures',
    'access-codes',
    'message-alerts',
    'surveys',
    'core-hours',
    'email-token-key',
  ],
} as const;

/** True if an entry belongs to the person named by these ids. */
export function isOf(
  keys: ReadonlySet<string>,
  { id, value }: { readonly id: string; readonly value: unknown },
): boolean {
  if (keys.has(id) || namedIn(id).some(one => keys.has(one))) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { patientId, uid, user } = value as Readonly<Record<string, unknown>>;
  return [patientId, uid, user].some(one => typeof one === 'string' && keys.has(one));
}

/** The parts of an id that joins a person and one of their objects. */
function namedIn(id: string): readonly string[] {
  if (!id.startsWith('[')) return [];
  try {
    const parts: unknown = JSON.parse(id);
    return Array.isArray(parts) ? parts.filter(part => typeof part === 'string') : [];
  } catch {
    return [];
  }
}
