import { writtenPerson } from '@/domain/users/writtenPerson';

const address = (of: string) => ({ kind: 'address', address: of, isPlain: true });

describe('writtenPerson', () => {
  it.each([
    'grace@staff.example',
    '  Grace@Staff.EXAMPLE ',
    '"grace@staff.example"',
    '“grace@staff.example”',
    '‘grace@staff.example’',
    "'grace@staff.example'",
    'Grace Example <grace@staff.example>',
    '"Example, Grace" <Grace@staff.example>',
    'mailto:grace@staff.example',
    '\u200bgrace@staff.example\ufeff',
    '\u00a0grace@staff.example\u00a0',
    '\u202egrace@staff.example',
  ])('reads the same address from %j', text => {
    expect(writtenPerson(text)).toEqual(address('grace@staff.example'));
  });

  it('marks an address with letters that only look like Latin ones', () => {
    expect(writtenPerson('gr\u0430ce@staff.example')).toEqual({
      kind: 'address',
      address: 'gr\u0430ce@staff.example',
      isPlain: false,
    });
  });

  it('keeps white space inside an address, which makes it another address', () => {
    expect(writtenPerson('grace @staff.example')).toEqual(address('grace @staff.example'));
  });

  it('reads an id, whose letter case counts', () => {
    expect(writtenPerson(' user-00042 ')).toEqual({ kind: 'id', id: 'user-00042' });
    expect(writtenPerson('User-00042')).toEqual({ kind: 'id', id: 'User-00042' });
  });

  it.each(['', '  ', 'Grace Example', '../groups', '<b>', `${'a'.repeat(250)}@x.example`, '=1+1', 'a'.repeat(129)])(
    'reads no one from %j',
    text => {
      expect(writtenPerson(text)).toEqual({ kind: 'neither' });
    },
  );
});
