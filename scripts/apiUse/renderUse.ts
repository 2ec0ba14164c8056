import type { ApiUse } from './apiUse';

/** The test in which every call that names the version which was read has its case. */
const CONFLICTS = '`contract/backend/conflicts.test`';

/** docs/api-use.md. */
export function renderUse(uses: readonly ApiUse[]): string {
  const rows = uses.map(
    ({ name, method, path, users, scope, hasConflict }) =>
      `| ${name} | ${method} \`${path}\` | ${users.length === 0 ? '–' : users.join(', ')} | ${scope} | ${
        hasConflict ? CONFLICTS : ''
      } |`,
  );
  return [
    '# Who calls what',
    '',
    'Written by `npm run api-use` from the endpoint table and the sources. *Dashboard* names the area whose screens make a',
    'call, *practice* the programs of patients in the sandbox. The reason for a call without a caller is in',
    '[decisions.md](decisions.md#calls-without-a-caller). *Conflict* names the test that refuses a call with another',
    'version than the one which is stored.',
    '',
    '| call | address | who makes it | scope | conflict |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
