import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { formatTimeId, millisecondsOfTimeId, parseTimeId, toTimeId } from '@/domain/chat/messages/TimeId';

describe('TimeId', () => {
  it('keeps every digit when written and read', () => {
    const timeIds = fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n });
    assertProperty(fc.property(timeIds, timeId => expect(parseTimeId(formatTimeId(timeId))).toBe(timeId)));
  });

  it('sorts as text in order of time', () => {
    const timeIds = fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n });
    assertProperty(fc.property(timeIds, timeIds, (a, b) => expect(formatTimeId(a) < formatTimeId(b)).toBe(a < b)));
  });

  it('has 10,000 units in a millisecond and drops finer fractions', () => {
    expect(toTimeId(1_772_357_400_000, 7)).toBe(17_723_574_000_000_007n);
    expect(millisecondsOfTimeId(17_723_574_000_009_999n)).toBe(1_772_357_400_000);
    expect(millisecondsOfTimeId(17_723_574_000_010_000n)).toBe(1_772_357_400_001);
  });

  it.each([
    '',
    '1772357400000000',
    '177235740000000000',
    '1772357400000000x',
    '-7723574000000000',
    '1.772357400000000',
    ' 17723574000000000',
  ])('rejects %p', text => {
    expect(parseTimeId(text)).toBeUndefined();
  });
});
