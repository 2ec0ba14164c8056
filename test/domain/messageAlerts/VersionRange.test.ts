import { isInRange, rangesMeet, readVersionRange, type VersionRange } from '@/domain/messageAlerts/VersionRange';

function range(text: string): VersionRange {
  const read = readVersionRange(text);
  if (read.kind !== 'range') throw new Error(`${text} is ${read.kind}`);
  return read.range;
}

describe('a range of versions', () => {
  it.each([
    ['>=1.2 <2', '1.2.0', true],
    ['>=1.2 <2', '1.1.99', false],
    ['>=1.2 <2', '2.0.0', false],
    ['>1.2', '1.2.7', false],
    ['>1.2', '1.3.0', true],
    ['<=1.2', '1.2.7', true],
    ['<=1.2.3', '1.2.4', false],
    ['1.2', '1.2.9', true],
    ['1', '1.9.9', true],
    ['1', '2.0.0', false],
    ['=1.2.3', '1.2.3', true],
    ['>1.2.3', '1.2.3', false],
    ['v4.3', '4.3.1', true],
    ['< 4.3', '4.2.11', true],
    ['>=1.0.0-beta.2', '1.0.0-beta.10', true],
    ['>=1.0.0-beta.2', '1.0.0-beta.1', false],
    ['>=1.0.0-beta.2', '1.0.0-beta', false],
    ['>=1.0.0-beta', '1.0.0-beta.1', true],
    ['>=1.0.0-beta.x', '1.0.0-beta.1', false],
    ['>=1.0.0-beta.1', '1.0.0-beta.x', true],
    ['>=1.0.0-b', '1.0.0-a', false],
    ['>=1.0.0', '1.0.0-rc.1', false],
    ['<=2.0.0', '2.0.0-rc.1', true],
    ['<2.0.0', '2.0.0-rc.1', false],
    ['>=1.2', '1.2.0+build.5', true],
  ])('%s includes %s: %s', (text, version, expected) => {
    expect(isInRange(range(text), version)).toBe(expected);
  });

  it('returns null for a malformed version', () => {
    expect(isInRange(range('>=1'), 'newest')).toBeNull();
    expect(isInRange(range('>=1'), '>=1')).toBeNull();
  });

  it.each([
    ['', 'all'],
    ['  ', 'all'],
    ['>2 <1', 'empty'],
    ['>=2 <2', 'empty'],
    ['<0', 'empty'],
    ['>=1.2 and <2', 'unreadable'],
    ['1.x', 'unreadable'],
    ['>= ', 'unreadable'],
    ['>=1 >=1 >=1 >=1 >=1 >=1 >=1 >=1 >=1', 'unreadable'],
  ])('reads "%s" as %s', (text, kind) => {
    expect(readVersionRange(text).kind).toBe(kind);
  });

  it('tells whether it overlaps with another range', () => {
    expect(rangesMeet(range('<=2.0.0'), range('>=2.0.0'))).toBe(true);
    expect(rangesMeet(range('<2.0.0'), range('>=2.0.0'))).toBe(false);
    expect(rangesMeet(range('>=2.0.0'), range('>2.0.0'))).toBe(true);
  });
});
