import { PeopleRows } from '@/application/users/bulk/PeopleRows';
import { FakeCsvFormat } from '#test/support/fakes/kernel/FakeCsvFormat';

const rows = new PeopleRows(new FakeCsvFormat());
const people = (text: string) => {
  const read = rows.fromText(text);
  return read.ok ? read.value.map(({ text: one, line }) => `${line} ${one}`) : read.failure;
};

describe('PeopleRows', () => {
  it('reads one address, one in each row, and several in a row', () => {
    expect(people('grace@staff.example')).toEqual(['1 grace@staff.example']);
    expect(people('a@x.example\n\nuser-7\n')).toEqual(['1 a@x.example', '3 user-7']);
    expect(people('a@x.example; b@x.example;\nc@x.example')).toEqual([
      '1 a@x.example',
      '1 b@x.example',
      '2 c@x.example',
    ]);
  });

  it('reads the column that its title names, and not the names of people', () => {
    const text = '\uFEFFName,Email address\n"Ford, Grace",grace@x.example\nHenry,\n';
    expect(people(text)).toEqual(['2 grace@x.example', '3 ']);
  });

  it('refuses columns that would not be used', () => {
    expect(people('Email,Last day\na@x.example,2027-01-01')).toEqual({ kind: 'titles', titles: ['Last day'] });
    expect(people('Email,User ID\na@x.example,user-1')).toEqual({ kind: 'titles', titles: ['User ID'] });
  });

  it('refuses a list that is empty, too long, or no text', () => {
    expect(people(' \n')).toEqual({ kind: 'empty' });
    expect(people('Email\n')).toEqual({ kind: 'empty' });
    expect(people(Array.from({ length: 2_001 }, (_, at) => `user-${at}`).join('\n'))).toEqual({
      kind: 'tooMany',
      rows: 2_001,
    });
    expect(people('"a@x.example')).toEqual({ kind: 'unclosedQuote', line: 1 });
    expect(people('\0')).toEqual({ kind: 'notText' });
  });

  it('reads 2,000 people', () => {
    expect(people(Array.from({ length: 2_000 }, (_, at) => `user-${at}`).join('\n'))).toHaveLength(2_000);
  });
});
