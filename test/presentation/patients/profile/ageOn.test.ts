import { ageOn } from '@/presentation/patients/profile/ageOn';

describe('ageOn', () => {
  it.each([
    ['2026-11-27', '1955-05-23', 71],
    ['2026-05-22', '1955-05-23', 70],
    ['2026-05-23', '1955-05-23', 71],
    ['2026-05-23', '2026-05-23', 0],
    ['2026-05-23', '2027-01-01', null],
    ['2026-05-23', 'unknown', null],
  ])('on %s of a person born %s is %s', (today, born, age) => {
    expect(ageOn(today, born)).toBe(age);
  });
});
