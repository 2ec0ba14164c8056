import type { SourceFault } from './SourceFault';

const rights = 'test/sandbox/backend/users/rightsInForce.test.ts';
const lastHolder = 'test/sandbox/backend/users/lastHolder.test.ts';
const lastDays = 'test/sandbox/backend/users/lastDays.test.ts';
const minted = 'test/contract/access/mintedBeforeTheLoss.test.ts';
const links = 'test/presentation/app/routes/linksOfGroups.test.ts';

/** Faults in access checks: each would allow what no valid right permits, or leave no one who can grant a right. */
export const accessFaults: readonly SourceFault[] = [
  {
    name: 'reading unassigned patients by another route has no limit',
    file: 'sandbox/backend/owners/Owners.ts',
    find: 'return this.find(id) === undefined ? {} : this.lookUp(uid, id);',
    replace: 'return {};',
    test: 'test/sandbox/backend/users/userHandlers.test.ts',
    fails: ['limits unassigned patients per hour as chats do, but not colleagues'],
  },
  {
    name: 'a call is checked against the scopes at sign-in',
    file: 'sandbox/backend/session/Accounts.ts',
    find: 'return { ...session, scopes: scopesAsked(held, asked) };',
    replace: `const first = (globalThis.scopesAtSignIn ??= new Map());
    if (!first.has(session.cookieHash)) first.set(session.cookieHash, scopesAsked(held, asked));
    return { ...session, scopes: first.get(session.cookieHash) };`,
    test: rights,
    fails: ['applies to an open session, and a downgrade to its next call'],
  },
  {
    name: 'tokens issued before a scope was lost stay valid',
    file: 'sandbox/server/createServices.ts',
    find: 'revokeScopes(identityId, lostAt, { documents, database });',
    replace: 'void revokeScopes;',
    test: rights,
    fails: ['records each loss with its second where the security rules compare it'],
  },
  {
    name: 'tokens issued before a scope was lost stay valid because the loss has the wrong time',
    file: 'sandbox/server/createServices.ts',
    find: 'revokeScopes(identityId, lostAt, { documents, database });',
    replace: 'revokeScopes(identityId, 0, { documents, database });',
    test: rights,
    fails: ['records each loss with its second where the security rules compare it'],
  },
  {
    name: 'tokens issued before a scope was lost stay valid in the realtime database',
    file: 'sandbox/server/createServices.ts',
    find: 'database.set(`revoked-scopes/${uid}`, revokedAt);',
    replace: 'void database;',
    test: lastDays,
    fails: ['has its loss recorded with the time of its end, and no chat lists her as a reader'],
  },
  {
    name: 'a token is dated by its exchange instead of its creation',
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
    name: 'a token contains a scope that was lost while the backend waited to mint it',
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
    name: 'a right lost while the body of a call arrives still allows the call',
    file: 'sandbox/backend/dispatch/createRouteHandler.ts',
    find: `caller = callerOf(endpoint, request.headers, dependencies.gatekeepers);
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
    name: 'only the browser checks for the last holder of a right',
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
    name: 'a user who cannot sign in counts as a holder of a right',
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
    name: 'the menu hides a page whose calls the backend allows',
    file: 'src/infrastructure/http/endpoints/users.ts',
    find: 'const readers = sessionWithAny(...userReaderScopes);',
    replace: 'const readers = session();',
    test: links,
    fails: ['open the list of people, which no link names, for those whom the backend allows to read it'],
  },
  {
    name: 'the menu offers a page whose main call is refused',
    file: 'src/domain/access/navigationCatalogue.ts',
    find: "'promoteUsers', 'iams:escalate-to-therapist'",
    replace: "'promoteUsers', 'region-settings:edit'",
    test: links,
    fails: ['allow the main call of /admin/promote-users with the scope of the link alone'],
  },
  {
    name: 'a right stays in force after its last day',
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
    name: 'an expired right stays in the security rules until the next call',
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
    name: 'a window does not notice that a scope was lost and restored',
    file: 'sandbox/backend/dispatch/createRouteHandler.ts',
    find: 'scopesVersion(session.scopes, mark)',
    replace: "scopesVersion(session.scopes, '')",
    test: 'test/contract/access/scopesVersion.test.ts',
    fails: ['when a scope was lost and restored between two answers', 'when a last day is set, changed or removed'],
  },
  {
    name: 'an undo reverts a colleague’s later change',
    file: 'src/domain/kernel/bulk/undoableRows.rule.ts',
    find: 'return now.version === versionAfter ?',
    replace: 'return now.version.length > 0 ?',
    test: 'test/application/kernel/bulk/CheckBulkUndo.test.ts',
    fails: ['finds the rows done and not changed since, without a call that changes anything'],
  },
];
