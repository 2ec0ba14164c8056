import { canBeDialled, isReachable } from '@/domain/organisations/isReachable';

describe('canBeDialled', () => {
  it.each(['116 123', '999', '+44 (0)20 7946-0958', '020.7946.0958', '１１６ １２３', '١١٦ ١٢٣', 'Call 116 123'])(
    'accepts %s',
    text => {
      expect(canBeDialled(text)).toBe(true);
    },
  );

  it.each(['', 'n/a', 'n/a 1', '24/7', 'Room 3', 'see page 2', '1', '1/2/3'])('rejects %j', text => {
    expect(canBeDialled(text)).toBe(false);
  });
});

describe('isReachable', () => {
  it.each(['-', '.', '\u0301', '\u2800 \u200B', ''])('rejects a contact with the name %j', name => {
    expect(isReachable({ name, phone: '116 123', textMessage: '', url: '' })).toBe(false);
  });

  it.each(['Samaritans', '111', 'いのちの電話'])('accepts a contact with the name %j', name => {
    expect(isReachable({ name, phone: '116 123', textMessage: '', url: '' })).toBe(true);
  });
});
