import { testsOf } from '#scripts/tools/testsOf.mjs';

const tests = [
  'test/domain/chat/needOrder.test.ts',
  'test/domain/chat/needOrder.properties.test.ts',
  'test/domain/chat/needOrderOfPins.test.ts',
  'test/e2e/chat/needOrder.spec.ts',
  'test/sandbox/seed/seedChats.test.ts',
  'packages/stand-in/test/tree/readPath.test.ts',
  'test/architecture/house.test.ts',
];

describe('the tests of what has changed', () => {
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

  it('are each named once', () => {
    expect(testsOf(['src/domain/chat/needOrder.rule.ts', 'test/domain/chat/needOrder.test.ts'], tests)).toHaveLength(3);
  });
});
