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
