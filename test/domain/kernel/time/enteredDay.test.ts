import { enteredDay, writtenDay } from '@/domain/kernel/time/enteredDay';

const day = (text: string, isShort = false) => ({ kind: 'day', day: text, isShort });

describe('a day as it is typed', () => {
  it.each([
    '29/08/2026',
    '29/8/2026',
    '29 8 2026',
    '29.8.2026',
    '29-08-2026',
    '29–8–2026',
    '29082026',
    '29 Aug 2026',
    '29 august 2026',
    '29 Aug. 2026',
    '2026-08-29',
    ' 29/8/2026 ',
    '\u200f29/8/2026',
    '٢٩/٨/٢٠٢٦',
    '２９/８/２０２６',
  ])('reads %s', text => {
    expect(enteredDay(text)).toEqual(day('2026-08-29'));
  });

  it('reads the day before the month', () => {
    expect(enteredDay('5/12/2026')).toEqual(day('2026-12-05'));
  });

  it('assumes this century for a year of two digits, and marks it as short', () => {
    expect(enteredDay('29/8/26')).toEqual(day('2026-08-29', true));
    expect(enteredDay('29 8 26')).toEqual(day('2026-08-29', true));
  });

  it.each(['31/2/2026', '29/2/2027', '31/11/2026', '1/13/2026', '0/1/2026', '1/0/2026', '8/29/2026', '1/1/1899'])(
    'rejects %s, which does not exist',
    text => {
      expect(enteredDay(text)).toEqual({ kind: 'noSuchDay' });
    },
  );

  it('accepts leap days', () => {
    expect(enteredDay('29/2/2028')).toEqual(day('2028-02-29'));
  });

  it.each(['29', '29/8', '29/8/2', '29/8/202', 'tomorrow', '29 Foo 2026', '290826', '29/8/20266', '²9/8/2026'])(
    'does not guess the meaning of %s',
    text => {
      expect(enteredDay(text)).toEqual({ kind: 'unreadable' });
    },
  );

  it.each(['', '  ', '\u200b'])('treats %j as empty', text => {
    expect(enteredDay(text)).toEqual({ kind: 'empty' });
  });

  it('writes a day in the order in which it is read', () => {
    expect(writtenDay('2026-08-29')).toBe('29/08/2026');
    expect(writtenDay('')).toBe('');
  });
});
