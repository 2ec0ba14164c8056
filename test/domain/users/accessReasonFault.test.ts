import { accessReasonFault } from '@/domain/users/accessReasonFault';
import { userLimits } from '@/domain/users/userLimits';

describe('accessReasonFault', () => {
  it.each([
    ['', 'tooShort'],
    ['\u2800'.repeat(12), 'tooShort'],
    ['\u3164\u200b'.repeat(12), 'tooShort'],
    [`a${'\u200b'.repeat(11)}`, 'tooShort'],
    ['a'.repeat(userLimits.shortestReason), undefined],
    [` ${'a'.repeat(userLimits.longestReason)} `, undefined],
    ['a'.repeat(userLimits.longestReason + 1), 'tooLong'],
  ] as const)('of %j is %s', (reason, fault) => {
    expect(accessReasonFault(reason)).toBe(fault);
  });
});
