import { Audit } from './Audit';
import type { AuditRecord } from './AuditRecord';

/** The records to select; an absent field does not filter. */
export interface AuditFilter {
  /** Milliseconds since 1970. */
  readonly since?: number;
  /** Identity id of the acting user. */
  readonly who?: string;
  /** Id of the patient, organisation, code or other thing that the call named. */
  readonly subject?: string;
}

export interface AuditReport {
  /** One line for each record, the oldest first, and last whether the trail is whole. */
  readonly text: string;
  readonly isWhole: boolean;
}

/** The selected records in words. The chain of hashes is always checked over the whole trail. */
export function auditReport(records: readonly AuditRecord[], { since, who, subject }: AuditFilter): AuditReport {
  const trail = new Audit({ now: () => 0 });
  for (const record of records) trail.replay(record);
  const broken = trail.firstBroken();
  const found = records.filter(
    record =>
      (since === undefined || Date.parse(record.at) >= since) &&
      (who === undefined || record.user === who) &&
      (subject === undefined || [record.subject, record.patient].some(named => isSame(named, subject))),
  );
  const whole =
    broken === undefined
      ? `The trail is whole: each of its ${records.length} records confirms the one before it.`
      : `The trail was altered: record ${broken} or the one before it is not what was written.`;
  return {
    text: `${[...found.map(lineOf), `${found.length} of ${records.length} records.`, whole].join('\n')}\n`,
    isWhole: broken === undefined,
  };
}

/** Access codes mean the same in any letter case. */
const isSame = (named: string | undefined, asked: string): boolean => named?.toLowerCase() === asked.toLowerCase();

function lineOf({ number, at, user, event, call, subject, patient, outcome, why, term }: AuditRecord): string {
  const about = [
    ...(subject === undefined ? [] : [subject]),
    ...(patient === undefined || patient === subject ? [] : [`patient ${patient}`]),
    ...(term === undefined ? [] : [`term ${term}`]),
    ...(why === undefined ? [] : [`because: ${why}`]),
  ];
  return [number, at, user ?? 'unknown', event, call, outcome, ...about].join('  ');
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds in a span such as `30m`, `2h` or `7d`; undefined for what is none. */
export function spanOf(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (units[unit] ?? 0);
}
