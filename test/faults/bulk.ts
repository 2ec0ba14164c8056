import type { SourceFault } from './SourceFault';

const runner = 'test/application/kernel/bulk/BulkRunner.test.ts';

/** Faults of bulk actions: each would change more than was confirmed, or misreport the result. */
export const bulkFaults: readonly SourceFault[] = [
  {
    name: 'codes stored by an earlier version are not read',
    file: 'src/application/users/bulk/promotionActions.ts',
    find: "{ codes: ',' }) as PromotionItem",
    replace: '{}) as PromotionItem',
    test: 'test/application/users/bulk/promotionActions.test.ts',
    fails: ['reads rows of an earlier version, with each list as one text'],
  },
  {
    name: 'a bulk action continues after sign-out',
    file: 'src/application/kernel/bulk/BulkRunner.ts',
    find: "this.work?.halt('left');",
    replace: '',
    test: runner,
    fails: ['makes no call after a sign-out, shows another user nothing and lets the same user continue'],
  },
  {
    name: 'a dry run makes changes',
    file: 'src/application/kernel/bulk/CheckBulkRows.ts',
    find: 'item => action.read(item), watch);',
    replace:
      'async item => { await Reflect.apply(Reflect.get(action, "change"), action, [item, null]); ' +
      'return action.read(item); }, watch);',
    test: 'test/application/kernel/bulk/bulkRows.test.ts',
    fails: ['reports for each row what will be done, without a call that changes anything'],
  },
  {
    name: 'a bulk action’s row counts as done before its answer arrives',
    file: 'src/application/kernel/bulk/BulkWork.ts',
    find: "if (!(await this.record(place, { kind: 'sent' }))) {",
    replace: "if (!(await this.record(place, { kind: 'done', version: row.version }))) {",
    test: runner,
    fails: ['saves a row as sent before its call, and its outcome after the answer'],
  },
  {
    name: 'a bulk action’s row is sent again after a lost answer without a check',
    file: 'src/application/kernel/bulk/BulkWork.ts',
    find: 'if (isSent(row)) return this.readBack(place, row);',
    replace: '',
    test: 'test/application/kernel/bulk/bulkProperties.test.ts',
    fails: ['does each confirmed row at most once, nothing else, and reports which'],
  },
  {
    name: 'a bulk action’s row counts as refused when only its repeat was',
    file: 'src/application/kernel/bulk/BulkWork.ts',
    find: "if (answer.failure.kind === 'refused') return this.settleRefused(place, row, answer.failure.reason);",
    replace: '',
    test: runner,
    fails: ['does not believe the refused repeat of its own call'],
  },
  {
    name: 'a bulk action mistakes a colleague’s change for its own',
    file: 'src/domain/kernel/changeAuthor.ts',
    find: "if (newest?.byUserId === undefined || act.uid === undefined) return 'unknown';",
    replace: "if (newest?.reason === act.reason) return 'self';",
    test: 'test/domain/kernel/changeAuthor.test.ts',
    fails: ['another user changed it with the same reason'],
  },
  {
    name: 'a call that the browser sends twice counts as a colleague’s change',
    file: 'src/application/users/bulk/readPerson.ts',
    find: "if (sentSince === undefined || judged !== 'already') return {};",
    replace: 'if (sentSince !== 0) return {};',
    test: 'test/adversarial/lostAnswersOfBulkActions.test.ts',
    fails: ['users.promoteAnalyst grants each the right once', 'users.endRight reviews each right once'],
  },
  {
    name: 'another page’s finished bulk action hides the page',
    file: 'src/presentation/kit/bulk/BulkStore.ts',
    find: 'about !== undefined && about !== subjectId',
    replace: "about !== undefined && subjectId === ''",
    test: 'test/presentation/users/promotions/PromotionPage.test.tsx',
    fails: ['is not hidden by another page’s finished action, whose result stays available'],
  },
  {
    name: 'the saved file of a bulk action reports the plan instead of the result',
    file: 'src/presentation/kit/bulk/BulkWords.ts',
    find: 'rowText(row, words, false));',
    replace: 'rowText(row, words, true));',
    test: 'test/adversarial/lostAnswersOfBulkActions.test.ts',
    fails: ['saves a file with the server’s state of each code', 'with the server’s state of each user'],
  },
  {
    name: 'a right can be ended without a recent sign-in',
    file: 'src/application/users/bulk/promotionActions.ts',
    find: 'await recentSignIn.execute(() => rights.downgradeAnalyst({ userId, reason, isOfCodes, bulk }))',
    replace: 'await rights.downgradeAnalyst({ userId, reason, isOfCodes, bulk })',
    test: 'test/application/users/bulk/promotionActions.test.ts',
    fails: ['waits for a recent sign-in before their right ends'],
  },
];
