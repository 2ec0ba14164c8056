import { createHash } from 'node:crypto';
import type { AuditRecord } from './AuditRecord';

export function hashOf(record: Omit<AuditRecord, 'hash'>): string {
  const inOrder = Object.entries(record)
    .filter(([field]) => field !== 'hash')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
