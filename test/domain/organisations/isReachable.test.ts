import { canBeDialled, isReachable } from '@/domain/organisations/isReachable';

describe('a number to dial', () => {
  it.each(['116 123', '999', '+44 (0)20 7946-0958', '020.7946.0958', '１１６ １２３', '١١٦ ١٢٣', 'Call 116 123'])(
    'is %s',
    text => {
      expect(canBeDialled(text)).toBe(true);
    },
  );

  it.each(['', 'n/a', 'n/a 1', '24/7', 'Room 3', 'see page 2', '1', '1/2/3'])('is not %j', text => {
    expect(canBeDialled(text)).toBe(false);
  });
});

describe('a crisis contact', () => {
  it.each(['-', '.', '\u0301', '\u2800 \u200B', ''])('is not reached under the name %j', name => {
    expect(isReachable({ name, phone: '116 123', textMessage: '', url: '' })).toBe(false);
  });

  it.each(['Samaritans', '111', 'いのちの電話'])('is reached under the name %j', name => {
    expect(isReachable({ name, phone: '116 123', textMessage: '', url: '' })).toBe(true);
  });
});
