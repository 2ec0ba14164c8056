import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { instantPattern } from '@/infrastructure/http/kernel/IsInstant';

describe('IsInstant', () => {
  it('accepts every moment of two centuries as the platform writes it', () => {
    const years = { min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    assertProperty(fc.property(fc.date(years), moment => instantPattern.test(moment.toISOString())));
  });

  it('accepts only texts that are a moment, whatever their digits', () => {
    const digits = fc.array(fc.nat({ max: 99 }), { minLength: 6, maxLength: 6 });
    assertProperty(
      fc.property(digits, parts => {
        const [month, day, hour, minute, second, offset] = parts.map(part => String(part).padStart(2, '0'));
        const text = `2026-${month}-${day}T${hour}:${minute}:${second}+${offset}:00`;
        return !instantPattern.test(text) || !Number.isNaN(Date.parse(text));
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    '2026-13-01T00:00Z',
    '2026-01-32T00:00Z',
    '2026-01-01T25:00Z',
    '2026-01-01T00:00',
    '2026-12-31T23:59:60Z',
    '2199-01-01T00:00Z',
    '0026-01-01T00:00Z',
  ])('rejects %s', text => {
    expect(instantPattern.test(text)).toBe(false);
  });
});
