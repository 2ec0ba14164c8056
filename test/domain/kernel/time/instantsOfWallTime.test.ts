import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';

const at = (text: string): number => Date.parse(text);

describe('momentsOfWallTime', () => {
  it.each([
    ['a summer day in London', '2026-07-01T09:00', 'Europe/London', { kind: 'once', at: at('2026-07-01T08:00Z') }],
    [
      'the last minute before London goes forward',
      '2026-03-29T00:59',
      'Europe/London',
      { kind: 'once', at: at('2026-03-29T00:59Z') },
    ],
    ['the hour that London leaves out', '2026-03-29T01:00', 'Europe/London', { kind: 'gap' }],
    ['its last minute', '2026-03-29T01:59', 'Europe/London', { kind: 'gap' }],
    ['the first minute after it', '2026-03-29T02:00', 'Europe/London', { kind: 'once', at: at('2026-03-29T01:00Z') }],
    [
      'the hour that London has twice',
      '2026-10-25T01:30',
      'Europe/London',
      { kind: 'twice', earlier: at('2026-10-25T00:30Z'), later: at('2026-10-25T01:30Z') },
    ],
    ['the hour that Sydney leaves out', '2026-10-04T02:30', 'Australia/Sydney', { kind: 'gap' }],
    [
      'the hour that Sydney has twice',
      '2026-04-05T02:30',
      'Australia/Sydney',
      { kind: 'twice', earlier: at('2026-04-04T15:30Z'), later: at('2026-04-04T16:30Z') },
    ],
    ['the half hour that Lord Howe leaves out', '2026-10-04T02:15', 'Australia/Lord_Howe', { kind: 'gap' }],
    [
      'the half hour after it',
      '2026-10-04T02:30',
      'Australia/Lord_Howe',
      { kind: 'once', at: at('2026-10-03T15:30Z') },
    ],
    [
      'Brisbane, which never moves',
      '2026-10-04T02:30',
      'Australia/Brisbane',
      { kind: 'once', at: at('2026-10-03T16:30Z') },
    ],
    ['a day that no calendar has', '2026-02-30T10:00', 'Europe/London', { kind: 'invalid' }],
    ['a place nobody knows', '2026-02-03T10:00', 'Mars/Base', { kind: 'invalid' }],
    ['something else', 'tomorrow', 'Europe/London', { kind: 'invalid' }],
  ])('knows %s', (_, text, zone, expected) => {
    expect(instantsOfWallTime(text, zone)).toEqual(expected);
  });

  it.each([...regionZones.UK, ...regionZones.Australia])('finds every quarter of an hour of two years in %s', zone => {
    const quarter = 15 * 60_000;
    const lost: number[] = [];
    // Every 149th quarter: each time of day and each day of the week comes up.
    for (let moment = at('2026-01-01T00:00Z'); moment < at('2028-01-01T00:00Z'); moment += 149 * quarter) {
      const found = instantsOfWallTime(wallTimeAt(moment, zone) ?? '', zone);
      if (
        !(found.kind === 'once' ? [found.at] : found.kind === 'twice' ? [found.earlier, found.later] : []).includes(
          moment,
        )
      )
        lost.push(moment);
    }
    expect(lost).toEqual([]);
  });
});
