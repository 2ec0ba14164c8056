import type { SourceFault } from './SourceFault';

const rights = 'test/sandbox/backend/users/rightsInForce.test.ts';
const lastHolder = 'test/sandbox/backend/users/lastHolder.test.ts';
const lastDays = 'test/sandbox/backend/users/lastDays.test.ts';
const minted = 'test/contract/access/mintedBeforeTheLoss.test.ts';
const links = 'test/presentation/app/routes/linksOfGroups.test.ts';

/** Faults by which a user could do what no valid right allows, or no one could grant a right any longer. */
export const accessFaults: readonly SourceFault[] = [
  {
    name: 'a second door to patients has no limit',
    file: 'sandbox/backend/owners/Owners.ts',
    find: 'return this.find(id) === undefined ? {} : this.lookUp(uid, id);',
    replace: 'return {};',
    test: 'test/sandbox/backend/users/userHandlers.test.ts',
    fails: ['limits unassigned patients per hour as chats do, but not colleagues'],
  },
  {
    name: 'a call is allowed by the scopes of the sign-in',
    file: 'sandbox/backend/session/Accounts.ts',
    find: 'return { ...session, scopes: scopesAsked(held, asked) };',
    replace: `const first = (globalThis.scopesAtSignIn ??= new Map());
    if (!first.has(session.cookieHash)) first.set(session.cookieHash, scopesAsked(held, asked));
    return { ...session, scopes: first.get(session.cookieHash) };`,
    test: rights,
    fails: ['applies to an open session, and a downgrade to its next call'],
  },
  {
    name: 'tokens from before the loss of a scope stay good',
    file: 'sandbox/server/createParts.ts',
    find: 'revokeScopes(identityId, lostAt, { documents, database });',
    replace: 'void revokeScopes;',
    test: rights,
    fails: ['records each loss with its second where the security rules compare it'],
  },
  {
    name: 'tokens from before the loss of a scope stay good, although a loss is noted',
    file: 'sandbox/server/createParts.ts',
    find: 'revokeScopes(identityId, lostAt, { documents, database });',
    replace: 'revokeScopes(identityId, 0, { documents, database });',
    test: rights,
    fails: ['records each loss with its second where the security rules compare it'],
  },
  {
    name: 'tokens from before the loss of a scope stay good in the realtime database',
    file: 'sandbox/server/createParts.ts',
    find: 'database.set(`revoked-scopes/${uid}`, revokedAt);',
    replace: 'void database;',
    test: lastDays,
    fails: ['has its loss recorded with the time of its end, and no chat lists her as a reader'],
  },
  {
    name: 'a token counts from the moment of its exchange',
    file: 'packages/firebase-stand-in/identity/idTokenClaims.ts',
    find: 'auth_time: Math.floor(session.startedAt / 1000),',
    replace: `auth_time: Math.floor(session.startedAt / 1000),
    minted_at: Math.floor(session.startedAt / 1000),`,
    test: minted,
    fails: [
      'opens neither database after the loss, although it is exchanged later',
      'opens neither database once the scope is restored, but a new token does',
    ],
  },
  {
    name: 'a token holds the scopes of before the wait for its second',
    file: 'sandbox/backend/session/sessionHandlers.ts',
    find: `const account = demandStaff(await accounts.afterLoss(uid, clock));
      return`,
    replace: `const account = demandStaff(accounts.accountOf(uid));
      await accounts.afterLoss(uid, clock);
      return`,
    test: minted,
    fails: ['has no scope that was lost while the backend waited to mint it'],
  },
  {
    name: 'a call is allowed by the scopes at its first byte',
    file: 'sandbox/backend/dispatch/createRouteHandler.ts',
    find: `caller = callerOf(endpoint, request.headers, parts.gatekeepers);
    demandScopes(endpoint.access, caller);
    if`,
    replace: 'if',
    test: rights,
    fails: [
      'and changes nothing when the caller has lost the right meanwhile',
      'and changes nothing when the caller has a last day that has passed meanwhile',
    ],
  },
  {
    name: 'only the browser looks for the last holder',
    file: 'src/domain/users/accessChange.rule.ts',
    find: "return last.length > 0 ? refuse('LastHolder', last) : { allowed: true };",
    replace: 'return { allowed: true };',
    test: lastHolder,
    fails: [
      'remains when two colleagues remove the last two simultaneously, 25 times',
      'keeps the access when everyone else who has it holds it until tomorrow',
      'keeps the access when the only other holder was created but has never signed in',
    ],
  },
  {
    name: 'somebody who cannot sign in counts as a holder',
    file: 'sandbox/backend/users/AccessChanges.ts',
    find: '&& directory.hasSecondFactor(user)',
    replace: '',
    test: lastHolder,
    fails: [
      'keeps the access when everyone else who has it has no second factor',
      'keeps the access when the only other holder was created but has never signed in',
    ],
  },
  {
    name: 'the menu hides what the call still allows',
    file: 'src/infrastructure/http/endpoints/users.ts',
    find: 'const readers = sessionWithAny(...userReaderScopes);',
    replace: 'const readers = session();',
    test: links,
    fails: ['open the list of people, which no link names, for those whom the backend allows to read it'],
  },
  {
    name: 'the menu offers a page whose call is refused',
    file: 'src/domain/access/navigationCatalogue.ts',
    find: "'/admin/promote-users', 'iams:escalate-to-therapist'",
    replace: "'/admin/promote-users', 'region-settings:edit'",
    test: links,
    fails: ['allow the main call of /admin/promote-users with the scope of the link alone'],
  },
  {
    name: 'a right outlives its last day',
    file: 'sandbox/domain/users/rightsAt.rule.ts',
    find: 'const held = real.filter(({ from, until }) => from <= now && (until === null || now < until));',
    replace: 'const held = real.filter(({ from }) => from <= now);',
    test: lastDays,
    fails: [
      'ends for ten people in one clock jump, for each at the end of their own day',
      'has its loss recorded with the time of its end, and no chat lists her as a reader',
    ],
  },
  {
    name: 'a right outlives its last day in the security rules until somebody calls',
    file: 'sandbox/server/startSandbox.ts',
    find: 'chat.people.access.endOverdue();',
    replace: 'void chat;',
    test: lastDays,
    fails: [
      'is recorded as lost even without any calls',
      'that ended while the sandbox was stopped is recorded after the start',
    ],
  },
  {
    name: 'a window does not learn of a scope that was lost and regained',
    file: 'sandbox/backend/dispatch/createRouteHandler.ts',
    find: 'scopesVersion(session.scopes, mark)',
    replace: "scopesVersion(session.scopes, '')",
    test: 'test/contract/access/scopesVersion.test.ts',
    fails: ['when a scope was lost and restored between two answers', 'when a last day is set, changed or removed'],
  },
  {
    name: 'an undo takes back what a colleague has given since',
    file: 'src/domain/kernel/bulk/undoableRows.rule.ts',
    find: 'return now.version === versionAfter ?',
    replace: 'return now.version.length > 0 ?',
    test: 'test/application/kernel/bulk/CheckBulkUndo.test.ts',
    fails: ['finds the rows done and not changed since, without a call that changes anything'],
  },
];
