import { linksShownAt } from '@/domain/organisations/linksShownAt';

const at = (moment: string): number => Date.parse(moment) / 1000;
const isShown = (days: { from?: string; until?: string }, moment: string, zone = 'Europe/London'): boolean =>
  linksShownAt([days], at(moment), zone).length === 1;

describe('linksShownAt', () => {
  it.each([
    [{}, '2026-03-29T00:00:00Z', true],
    [{ from: '', until: '' }, '2026-03-29T00:00:00Z', true],
    [{ from: '2026-11-24' }, '2026-11-23T23:59:59Z', false],
    [{ from: '2026-11-24' }, '2026-11-24T00:00:00Z', true],
    [{ until: '2026-11-24' }, '2026-11-24T23:59:59Z', true],
    [{ until: '2026-11-24' }, '2026-11-25T00:00:00Z', false],
    [{ from: '2026-11-24', until: '2026-11-24' }, '2026-11-24T12:00:00Z', true],
    [{ from: '2026-11-25', until: '2026-11-24' }, '2026-11-24T12:00:00Z', false],
    // Summer time begins on this day, which has 23 hours.
    [{ until: '2026-03-29' }, '2026-03-29T22:59:59Z', true],
    [{ until: '2026-03-29' }, '2026-03-29T23:00:00Z', false],
    [{ from: '2026-02-30' }, '2026-11-24T12:00:00Z', false],
    [{ until: 'soon' }, '2026-11-24T12:00:00Z', false],
  ])('for a link with the days %j at %s: %s', (days, moment, shown) => {
    expect(isShown(days, moment)).toBe(shown);
  });

  it('counts days in the organisation’s time zone', () => {
    expect(isShown({ from: '2026-11-24' }, '2026-11-23T14:00:00Z')).toBe(false);
    expect(isShown({ from: '2026-11-24' }, '2026-11-23T14:00:00Z', 'Australia/Sydney')).toBe(true);
  });

  it('keeps the order and the other fields of each link', () => {
    const links = [{ id: 'b' }, { id: 'gone', until: '2020-01-01' }, { id: 'a', from: '2020-01-01' }];
    expect(linksShownAt(links, at('2026-11-24T12:00:00Z'), 'Europe/London')).toEqual([links[0], links[2]]);
  });
});
