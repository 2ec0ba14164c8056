import { initialsOf } from '@/presentation/chat/initialsOf';

it.each([
  ['Ana Novak', 'AN'],
  ['ana maria del mar', 'AM'],
  ['Cher', 'C'],
  ['li-na', 'LN'],
  ['ben@example.org', 'BO'],
  ['', '?'],
  ['E\u0301lodie Ngo', 'E\u0301N'],
  ['👩‍⚕️ Ana', '👩‍⚕️A'],
])('%j is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('is short, however many marks a letter has', () => {
  expect(initialsOf(`Z${'\u0301'.repeat(9_999)}`).length).toBeLessThan(20);
  expect(initialsOf('👩‍👩‍👧‍👦 Novak')).toBe('👩‍👩‍👧‍👦N');
});
