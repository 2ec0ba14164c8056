import { rule } from '@/domain/kernel/rule';
import { runCase } from '#scripts/rules/runCase';

const latest = rule(
  { id: 'CR-TEST-01', statement: 'The latest counts.', source: 'DESIGN §5 row 1', hazards: [] },
  (input: unknown) => {
    const { times } = input as { readonly times: readonly bigint[] };
    return { latest: times.at(-1), note: undefined };
  },
);

describe('runCase', () => {
  it('reports in plain English that the outcome is as expected', () => {
    const { agrees, report } = runCase(latest, {
      id: 'two times',
      input: { times: ['1n', '2n'] },
      expected: { latest: '2n' },
      why: 'the later one is last',
    });
    expect(agrees).toBe(true);
    expect(report).toBe(
      'as expected: two times (the later one is last)\n  given     {"times":["1n","2n"]}\n' +
        '  expected  {"latest":"2n"}\n  came out  {"latest":"2n"}',
    );
  });

  it('reports that the outcome differs', () => {
    const { agrees, report } = runCase(latest, {
      id: 'two times',
      input: { times: ['1n', '2n'] },
      expected: { latest: '1n' },
      why: 'wrong on purpose',
    });
    expect(agrees).toBe(false);
    expect(report).toContain('NOT AS EXPECTED');
  });

  it('treats undefined as null, because JSON has no other way to write it', () => {
    const none = rule(
      { id: 'CR-TEST-02', statement: 'Nothing.', source: 'DESIGN §5 row 1', hazards: [] },
      (_input: unknown) => undefined,
    );
    expect(runCase(none, { id: 'none', input: {}, expected: null, why: 'nothing comes out' }).agrees).toBe(true);
  });
});
