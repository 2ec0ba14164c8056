import { LONGEST_REASON, reasonFault } from '@/domain/kernel/reasonFault';

describe('reasonFault', () => {
  it.each([
    ['', 'missing'],
    [' \n\t', 'missing'],
    ['x', undefined],
    ['x'.repeat(LONGEST_REASON), undefined],
    [` ${'x'.repeat(LONGEST_REASON)} `, undefined],
    ['x'.repeat(LONGEST_REASON + 1), 'tooLong'],
  ] as const)('of %j is %s', (reason, fault) => {
    expect(reasonFault(reason)).toBe(fault);
  });
});
