/**
 * `npm run audit -- [--since 2h] [--who staff-dana] [--subject org-12] [--data DIR]`: prints the audit trail of the
 * sandbox, which may be running, and says whether its chain of hashes is whole.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AuditRecord } from '#sandbox/backend/audit/AuditRecord';
import { auditReport, spanOf } from '#sandbox/backend/audit/auditReport';

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    who: { type: 'string' },
    subject: { type: 'string' },
    data: { type: 'string', default: resolve(import.meta.dirname, '..', '.sandbox') },
  },
});

const span = values.since === undefined ? undefined : spanOf(values.since);
const journal = join(values.data, 'journal.jsonl');
if (values.since !== undefined && span === undefined) refuse(`${values.since} is no span such as 30m, 2h or 7d.`);
if (!existsSync(journal)) refuse(`There is no sandbox data in ${values.data}.`);

const { text, isWhole } = auditReport(recordsIn(readFileSync(journal, 'utf8')), {
  ...(span !== undefined && { since: Date.now() - span }),
  ...(values.who !== undefined && { who: values.who }),
  ...(values.subject !== undefined && { subject: values.subject }),
});
process.stdout.write(text);
process.exitCode = isWhole ? 0 : 1;

/** A last line that is still being written counts as none. */
function recordsIn(lines: string): readonly AuditRecord[] {
  return lines.split('\n').flatMap(line => {
    if (!line.startsWith('{"s":"audit"')) return [];
    try {
      return [(JSON.parse(line) as { readonly d: AuditRecord }).d];
    } catch {
      return [];
    }
  });
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
