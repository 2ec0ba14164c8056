import type { SourceFault } from './sourceFaults';

const rights = 'test/sandbox/backend/users/rightsInForce.test.ts';

/** Faults by which somebody would do what no valid right allows, or nobody could give a right any more. */
export const accessFaults: readonly SourceFault[] = [
  {
    name: 'a call is allowed by the scopes of the sign-in',
    file: 'sandbox/backend/session/Accounts.ts',
    find: 'return { ...session, scopes: scopesAsked(held, asked) };',
    replace: `const first = (globalThis.scopesAtSignIn ??= new Map());
    if (!first.has(session.cookieHash)) first.set(session.cookieHash, scopesAsked(held, asked));
    return { ...session, scopes: first.get(session.cookieHash) };`,
    test: rights,
    fails: ['arrives in a session that is open, and a downgrade acts at the next call'],
  },
  {
    name: 'tokens from before the loss of a scope stay good',
    file: 'sandbox/server/createParts.ts',
    find: 'revokeScopes(identityId, lostAt, { documents, database });',
    replace: 'void revokeScopes;',
    test: rights,
    fails: ['is noted where the security rules compare it with the moment of a sign-in'],
  },
  {
    name: 'only the browser looks for the last holder',
    file: 'src/domain/users/accessChange.rule.ts',
    find: "return last.length > 0 ? refuse('LastHolder', last) : { allowed: true };",
    replace: 'return { allowed: true };',
    test: rights,
    fails: ['keeps a right that others have only for a time'],
  },
  {
    name: 'the menu hides what the call still allows',
    file: 'src/infrastructure/http/endpoints/users.ts',
    find: 'const readers = sessionWithAny(...userReaderScopes);',
    replace: 'const readers = session();',
    test: rights,
    fails: ['is closed to therapists'],
  },
  {
    name: 'a right outlives its last day',
    file: 'src/domain/users/rightsAt.rule.ts',
    find: 'const held = grants.filter(({ from, until }) => from <= now && (until === null || now < until));',
    replace: 'const held = grants.filter(({ from }) => from <= now);',
    test: rights,
    fails: ['ends with its last day, whatever anybody does'],
  },
  {
    name: 'an undo takes back what a colleague has given since',
    file: 'src/domain/kernel/bulk/undoableRows.rule.ts',
    find: 'return now.version === versionAfter ?',
    replace: 'return now.version.length > 0 ?',
    test: 'test/application/kernel/bulk/CheckBulkUndo.test.ts',
    fails: ['finds what the action did and nobody has changed since'],
  },
];
