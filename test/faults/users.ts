import type { SourceFault } from './SourceFault';

/** Faults of people and their rights: each would give, take or keep a right that nobody chose. */
export const userFaults: readonly SourceFault[] = [
  {
    name: 'changed rights count as saved after a lost answer without a comparison',
    file: 'src/application/users/ChangeUserGroups.ts',
    find: 'return isHeld ? now : fail(failure);',
    replace: 'return now;',
    test: 'test/application/users/ChangeUserGroups.test.ts',
    fails: ['reads back after a lost answer: saved only where the server holds it'],
  },
  {
    name: 'a right that could not be read is taken away',
    file: 'src/application/users/ChangeUserGroups.ts',
    find: 'if (held === undefined || held.unreadable > 0) return',
    replace: 'if (held === undefined) return',
    test: 'test/application/users/ChangeUserGroups.test.ts',
    fails: ['takes nothing away that could not be read'],
  },
  {
    name: 'an earlier attempt to create a person is forgotten',
    file: 'src/application/users/CreateUser.ts',
    find: "if (now.ok || now.failure.kind !== 'idTaken') return now;",
    replace: 'if (now.ok || !now.ok) return now;',
    test: 'test/application/users/CreateUser.test.ts',
    fails: ['says which earlier attempt has arrived where the entry was changed after a lost answer'],
  },
  {
    name: 'people review their own rights',
    file: 'src/application/users/bulk/reviewActions.ts',
    find: 'reasonAgainst(access, parts.self) ?? judge(access, right, item) ??',
    replace: 'judge(access, right, item) ??',
    test: 'test/application/users/bulk/reviewActions.test.ts',
    fails: ['plans each right apart, and never one’s own'],
  },
  {
    name: 'somebody who may only read selects rights for a review',
    file: 'src/presentation/users/review/HeldRights.tsx',
    find: 'selects={mayChange}',
    replace: 'selects',
    test: 'test/presentation/users/UsersPage.test.tsx',
    fails: ['can be selected from only by who may change rights (false)'],
  },
  {
    name: 'a therapist on whom people depend is ended',
    file: 'src/application/users/bulk/promotionActions.ts',
    find: "return handOverFirst(access.duties).mayEnd ? 'do' : cannot('handOverFirst');",
    replace: "return 'do';",
    test: 'test/application/users/bulk/promotionActions.test.ts',
    fails: ['hand over first what depends on them, also where that could not be counted'],
  },
  {
    name: 'an account is planned with a code that takes nobody',
    file: 'src/application/users/bulk/newPeopleAction.ts',
    find: "return ok(readingOf(typeof codeProblem === 'string' ? { cannot: codeProblem } : 'do'));",
    replace: "return ok(readingOf(codeProblem === codeProblem ? 'do' : 'do'));",
    test: 'test/application/users/bulk/newPeopleAction.test.ts',
    fails: ['are planned row by row, without a call that creates anybody'],
  },
  {
    name: 'a bulk action goes on without the right to it',
    file: 'src/application/kernel/bulk/BulkWork.ts',
    find: "this.halt('notAllowed');",
    replace: '',
    test: 'test/application/kernel/bulk/bulkRows.test.ts',
    fails: ['stops where the person may no longer change anything, and goes on when they continue'],
  },
];
