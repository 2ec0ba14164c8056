import { NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { FakeCsvFormat } from '#test/support/fakes/kernel/FakeCsvFormat';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

const reason = 'Joins the team of the north';
const rows = (text: string, accessCode = '') =>
  new NewPeopleRows(new FakeCsvFormat(), new SequentialIds()).fromText(text, { accessCode, reason: ` ${reason} ` });
const people = (text: string, accessCode = '') => {
  const read = rows(text, accessCode);
  if (!read.ok) return read.failure;
  return read.value.map(({ line, emailAddress, firstName, lastName, accessCode: code }) =>
    [line, emailAddress, firstName, lastName, code].join('|'),
  );
};

describe('NewPeopleRows', () => {
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

  it('chooses an id for each row once, and keeps the reason', () => {
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
  ])('refuses %j as a whole', (text, failure) => {
    expect(people(text)).toEqual(failure);
  });

  it('refuses more than 2,000 rows', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@x.example,A,A`).join('\n');
    expect(people(list(2_000))).toHaveLength(2_000);
    expect(people(list(2_001))).toEqual({ kind: 'tooMany', rows: 2_001 });
  });
});
