import { judge, mutantsOf, type Mutant } from '#scripts/mutation/score';
import { renderRegister } from '#scripts/rules/renderRegister';
import { percentageText } from '#scripts/rules/mutationScores';

const file = 'src/domain/chat/isOld.rule.ts';
const mutant = (replacement: string, isKilled: boolean): Mutant => ({
  file,
  line: 'return age > 3;',
  mutator: 'EqualityOperator',
  original: 'age > 3',
  replacement,
  isKilled,
});
const listed = { ...mutant('age >= 3', false), reason: 'No age is 3.' };

describe('judge', () => {
  it('counts killed mutants, and those listed as equivalent', () => {
    const { scores, survivors, idle } = judge([mutant('age >= 3', false), mutant('age <= 3', true)], [listed]);
    expect(scores).toEqual({
      domain: { mutants: 2, killed: 1, equivalent: 1 },
      rules: { [file]: { mutants: 2, killed: 1, equivalent: 1 } },
    });
    expect([survivors, idle]).toEqual([[], []]);
  });

  it('reports an unlisted survivor, even beside a listed one with the same text', () => {
    const again = mutant('age >= 3', false);
    expect(judge([mutant('true', false), again, again], [listed]).survivors).toEqual([mutant('true', false), again]);
  });

  it('reports a listed mutant that is killed or gone', () => {
    expect(judge([mutant('age >= 3', true)], [listed]).idle).toEqual([listed]);
    expect(judge([], [listed]).idle).toEqual([listed]);
  });
});

describe('mutantsOf', () => {
  it('identifies a mutant by its text, which may have several lines', () => {
    const text = 'export const isOld =\n  age >\n    3;\n';
    const found = mutantsOf(
      [
        {
          id: '1',
          fileName: file,
          mutatorName: 'EqualityOperator',
          replacement: 'age\n  >= 3',
          status: 'Timeout',
          location: { start: { line: 2, column: 3 }, end: { line: 3, column: 6 } },
        },
      ],
      () => text,
    );
    expect(found).toEqual([{ ...mutant('age >= 3', true), line: 'age >' }]);
  });
});

describe('the score of a rule', () => {
  it('is never rounded up to 100 %', () => {
    expect(percentageText({ mutants: 10_000, killed: 9_999, equivalent: 0 })).toBe('99.9 %');
    expect(percentageText({ mutants: 10, killed: 9, equivalent: 1 })).toBe('100 %');
  });

  it.each([
    { mutation: undefined, cell: 'not measured' },
    { mutation: { mutants: 0, killed: 0, equivalent: 0 }, cell: 'no mutants' },
    { mutation: { mutants: 10, killed: 6, equivalent: 2 }, cell: '75 % (6 of 8)' },
  ])('is shown in the register of rules: $cell', ({ mutation, cell }) => {
    const parts = { id: 'CR-AGE-01', name: 'isOld', statement: 'Old.', source: '', hazards: ['HAZ-01'], constants: [] };
    const page = renderRegister([{ file, ...parts, cases: [], usedBy: [], mutation }]);
    expect(page).toContain(`- Mutants killed: ${cell}\n`);
  });
});
