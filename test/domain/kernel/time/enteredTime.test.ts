import { enteredTime } from '@/domain/kernel/time/enteredTime';

const time = (text: string, isShort = false) => ({ kind: 'time', time: text, isShort });

describe('a time of day as it is typed', () => {
  it.each(['9:30', '09:30', '9.30', '9 30', '0930', ' 09:30 ', '٠٩:٣٠', '09:\u200e30'])('reads %s', text => {
    expect(enteredTime(text)).toEqual(time('09:30'));
  });

  it('marks three digits as possibly incomplete', () => {
    expect(enteredTime('930')).toEqual(time('09:30', true));
  });

  it('uses the 24-hour clock', () => {
    expect(enteredTime('00:00')).toEqual(time('00:00'));
    expect(enteredTime('23:59')).toEqual(time('23:59'));
  });

  it.each(['24:00', '12:60', '9', '9:3', '9:300', '9 pm', 'noon', '12:30:00'])(
    'does not guess the meaning of %s',
    text => {
      expect(enteredTime(text)).toEqual({ kind: 'unreadable' });
    },
  );

  it.each(['', ' ', '\u200b'])('treats %j as empty', text => {
    expect(enteredTime(text)).toEqual({ kind: 'empty' });
  });
});
