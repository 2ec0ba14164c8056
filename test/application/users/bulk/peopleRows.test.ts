import { PeopleRows } from '@/application/users/bulk/PeopleRows';
import { NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { FakeCsvFormat } from '#test/support/fakes/kernel/FakeCsvFormat';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

describe('PeopleRows', () => {
  const rows = new PeopleRows(new FakeCsvFormat());
  const people = (text: string) => {
    const read = rows.parsePeopleList(text);
    return read.ok ? read.value.map(({ text: one, line }) => `${line} ${one}`) : read.failure;
  };

  it('reads one address or several in a row', () => {
    expect(people('grace@staff.example')).toEqual(['1 grace@staff.example']);
    expect(people('a@x.example\n\nuser-7\n')).toEqual(['1 a@x.example', '3 user-7']);
    expect(people('a@x.example; b@x.example;\nc@x.example')).toEqual([
      '1 a@x.example',
      '1 b@x.example',
      '2 c@x.example',
    ]);
  });

  it('reads the column with the title of an address, and no names', () => {
    const text = '\uFEFFName,Email address\n"Ford, Grace",grace@x.example\nHenry,\n';
    expect(people(text)).toEqual(['2 grace@x.example', '3 ']);
  });

  it('reads the recipients of an email, one or several in a line', () => {
    const both = ['1 a@x.example', '1 b@x.example'];
    expect(people('Last, First <a@x.example>; Other, Name <b@x.example>')).toEqual(both);
    expect(people('Last, First <a@x.example>, Other, Name <b@x.example>;')).toEqual(both);
    expect(people('• a@x.example.\n•\tuser\u201107\n')).toEqual(['1 a@x.example', '2 user-07']);
    expect(people('sep=;\na@x.example;b@x.example')).toEqual(['2 a@x.example', '2 b@x.example']);
  });

  it('reads people below a single title', () => {
    expect(people('Email:\nLast, First <a@x.example>; b@x.example')).toEqual(['2 a@x.example', '2 b@x.example']);
    expect(people('\u200bE\u2011mail;\na@x.example;')).toEqual(['2 a@x.example']);
  });

  it('reports titles that identify no one', () => {
    expect(people('Expiry\na@x.example')).toEqual({ kind: 'titles', titles: ['Expiry'] });
    expect(people('Name,Expiry\nGrace,2027-01-01')).toEqual({ kind: 'titles', titles: ['Name', 'Expiry'] });
  });

  it('rejects columns that would not be used', () => {
    expect(people('Email,Last day\na@x.example,2027-01-01')).toEqual({ kind: 'titles', titles: ['Last day'] });
    expect(people('Email,User ID\na@x.example,user-1')).toEqual({ kind: 'titles', titles: ['User ID'] });
  });

  it('rejects a list that is empty, too long or not text', () => {
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

describe('NewPeopleRows', () => {
  const reason = 'Joins the team of the north';
  const rows = (text: string, accessCode = '') =>
    new NewPeopleRows(new FakeCsvFormat(), new SequentialIds()).parseNewPeopleList(text, {
      accessCode,
      reason: ` ${reason} `,
    });
  const people = (text: string, accessCode = '') => {
    const read = rows(text, accessCode);
    if (!read.ok) return read.failure;
    return read.value.map(({ line, emailAddress, firstName, lastName, accessCode: code }) =>
      [line, emailAddress, firstName, lastName, code].join('|'),
    );
  };

  it('reads address, first name, last name and code in this order without titles', () => {
    expect(people('ada@x.example,Ada,Lovelace,NORTH-1\n\nbo@x.example,Bo,"Li, Jr"', ' SOUTH-1 ')).toEqual([
      '1|ada@x.example|Ada|Lovelace|NORTH-1',
      '3|bo@x.example|Bo|Li, Jr|SOUTH-1',
    ]);
  });

  it('reads columns in any order by their titles', () => {
    expect(people('\uFEFFSurname;First  name;E-mail\nLovelace;Ada;ada@x.example', 'NORTH-1')).toEqual([
      '2|ada@x.example|Ada|Lovelace|NORTH-1',
    ]);
  });

  it('reads an address as email programs write it, and list items with bullets', () => {
    expect(people('\u2022\tAda Lovelace <ada@x.example>;Ada;Lovelace', 'NORTH-1')).toEqual([
      '1|ada@x.example|Ada|Lovelace|NORTH-1',
    ]);
  });

  it('assigns an id to each row once, and keeps the reason', () => {
    const read = rows('a@x.example,A,A\nb@x.example,B,B');
    const items = read.ok ? read.value : [];
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(items.map(item => item.reason)).toEqual([reason, reason]);
  });

  it('keeps a row with missing cells, so that the check says what is missing', () => {
    expect(people('ada@x.example\n,Bo,Li')).toEqual(['1|ada@x.example|||', '2||Bo|Li|']);
  });

  it.each([
    ['', { kind: 'empty' }],
    ['Email,First name,Last name', { kind: 'empty' }],
    ['Email,First name,Last name,Role\na@x.example,A,A,boss', { kind: 'titles', titles: ['Role'] }],
    ['Email,First name,Last name,E-mail\na@x.example,A,A,b@x.example', { kind: 'titles', titles: ['E-mail'] }],
    ['Email,First name\na@x.example,A', { kind: 'noColumn' }],
    ['a@x.example,A,A,NORTH-1,boss', { kind: 'cells', line: 1 }],
    ['"a@x.example', { kind: 'unclosedQuote', line: 1 }],
    ['\0', { kind: 'notText' }],
  ])('rejects %j as a whole', (text, failure) => {
    expect(people(text)).toEqual(failure);
  });

  it('rejects more than 2,000 rows', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@x.example,A,A`).join('\n');
    expect(people(list(2_000))).toHaveLength(2_000);
    expect(people(list(2_001))).toEqual({ kind: 'tooMany', rows: 2_001 });
  });
});
