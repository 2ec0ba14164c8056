import { validateSync } from 'class-validator';
import { IsDay, IsDayOrNone } from '@/infrastructure/http/kernel/IsDay';

class Sample {
  @IsDay() day: unknown;
}

class SampleOrNone {
  @IsDayOrNone() day: unknown;
}

const isTaken = (day: unknown): boolean => validateSync(Object.assign(new Sample(), { day })).length === 0;

describe('IsDay', () => {
  it.each(['2026-03-01', '2024-02-29', '1900-01-01', '2099-12-31'])('accepts %s', day => {
    expect(isTaken(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2199-01-01',
    '1899-12-31',
    '2026-3-1',
    '',
    7,
    null,
  ])('rejects %j', day => {
    expect(isTaken(day)).toBe(false);
  });
});

describe('IsDay for an optional day', () => {
  it.each([
    ['', true],
    ['2026-02-28', true],
    ['2026-02-30', false],
    [' ', false],
    [null, false],
  ])('%j: %s', (day, isTaken) => {
    expect(validateSync(Object.assign(new SampleOrNone(), { day })).length === 0).toBe(isTaken);
  });
});
