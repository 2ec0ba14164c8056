import { chooseTests, countByFolder, testsOf } from '#scripts/tools/testsOf.mjs';

const tests = [
  'test/domain/chat/needOrder.test.ts',
  'test/domain/chat/needOrder.properties.test.ts',
  'test/domain/chat/needOrderOfPins.test.ts',
  'test/e2e/chat/needOrder.spec.ts',
  'test/sandbox/seed/seedChats.test.ts',
  'packages/stand-in/test/tree/readPath.test.ts',
  'test/architecture/house.test.ts',
];

describe('the tests of changed files', () => {
  it.each([
    [
      'src/domain/chat/needOrder.rule.ts',
      ['test/domain/chat/needOrder.properties.test.ts', 'test/domain/chat/needOrder.test.ts', 'test/rules.test.ts'],
    ],
    [
      'test/domain/chat/needOrder.cases.json',
      ['test/domain/chat/needOrder.properties.test.ts', 'test/domain/chat/needOrder.test.ts', 'test/rules.test.ts'],
    ],
    ['sandbox/seed/seedChats.ts', ['test/sandbox/seed/seedChats.test.ts']],
    ['packages/stand-in/tree/readPath.ts', ['packages/stand-in/test/tree/readPath.test.ts']],
    ['test/sandbox/seed/seedChats.test.ts', ['test/sandbox/seed/seedChats.test.ts']],
    ['test/architecture/house.test.ts', []],
    ['README.md', []],
  ])('are found for %s', (changed, expected) => {
    expect(testsOf([changed], tests)).toEqual(expected);
  });

  it('are listed once each', () => {
    expect(testsOf(['src/domain/chat/needOrder.rule.ts', 'test/domain/chat/needOrder.test.ts'], tests)).toHaveLength(3);
  });
});

describe('the choice of related tests', () => {
  const changed = ['src/domain/chat/messages/needOrder.rule.ts'];
  const own = ['test/domain/chat/messages/needOrder.test.ts'];
  const related = [
    ...own,
    'test/application/chat/list.test.ts',
    'test/architecture/house.test.ts',
    'test/contract/chat/list.test.ts',
    'test/domain/chat/list.test.ts',
    'packages/stand-in/test/contract/list.test.ts',
  ];

  it('runs its own tests first, then the nearest, and leaves out the slow ones', () => {
    expect(chooseTests({ own, related, changed, limit: 40 })).toEqual({
      run: [...own, 'test/domain/chat/list.test.ts', 'test/application/chat/list.test.ts'],
      leftOut: ['packages/stand-in/test/contract/list.test.ts', 'test/contract/chat/list.test.ts'],
    });
  });

  it('leaves out tests beyond the limit, but never one of a changed file', () => {
    expect(chooseTests({ own, related, changed, limit: 2 }).run).toEqual([...own, 'test/domain/chat/list.test.ts']);
    expect(chooseTests({ own, related, changed, limit: 0 }).run).toEqual(own);
  });

  it('counts a test of a view as three', () => {
    const views = ['test/domain/chat/a.test.tsx', 'test/application/b.test.ts'];
    expect(chooseTests({ own: [], related: views, changed, limit: 3 }).run).toEqual(['test/domain/chat/a.test.tsx']);
  });

  it('counts the tests left out by folder', () => {
    const { leftOut } = chooseTests({ own, related, changed, limit: 2 });
    expect(countByFolder(leftOut)).toBe('1 packages/stand-in/test/contract, 1 test/application, 1 test/contract');
  });
});
