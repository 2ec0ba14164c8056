import type { UserGroup } from '@/domain/users/UserGroup';
import type { RegisteredPerson } from '#sandbox/backend/people/RegisteredPerson';
import { firstNames, lastNames } from '../generatedNames';
import { SeededRandom } from '../SeededRandom';

/** Number of people that the formula creates: with seeded staff and patients there are 12,000. */
export const SEEDED_USERS = 9_930;
/** Number of them that are staff: with seeded staff there are 400. */
export const SEEDED_STAFF = 390;

const DAY_MS = 86_400_000;
/** Milliseconds since 1970: 1 January 2025. */
const FIRST_DAY = 1_735_689_600_000;
/** Organisations that people belong to. */
const ORGANISATIONS = 300;

/** Names that have broken other software: right to left, like markup, with an apostrophe, as long as they may be. */
const oddNames: Readonly<Record<number, readonly [string, string]>> = {
  400: ['ليلى', 'حداد'],
  401: ['<img src=x onerror=alert(1)>', 'Markup'],
  402: ['Zoë', 'O’Brien-Łukasiewicz'],
  403: ['Wolfeschlegelsteinhausenbergerdorff'.padEnd(60, 'x'), 'Featherstonehaugh'.padEnd(60, 'y')],
};

/** One in this many staff; the first entry that divides the number applies. */
const groupsByTurn: readonly (readonly [number, readonly UserGroup[]])[] = [
  [97, ['super-admin', 'support']],
  [19, ['therapist', 'therapist-manager']],
  [13, ['support']],
  [6, ['admin']],
  [4, ['mi-reporter']],
  [1, ['therapist']],
];

let made: ReadonlyMap<string, RegisteredPerson> | undefined;

/** People of the list whom no one plays, by their ids; created when first needed. */
export function seededUsers(): ReadonlyMap<string, RegisteredPerson> {
  return (made ??= new Map(makeUsers().map(person => [person.id, person])));
}

function makeUsers(): readonly RegisteredPerson[] {
  const random = new SeededRandom(9_930_001);
  return Array.from({ length: SEEDED_USERS }, (_, index) => makeUser(index + 1, random));
}

function makeUser(number: number, random: SeededRandom): RegisteredPerson {
  const id = `user-${String(number).padStart(5, '0')}`;
  const isStaff = number <= SEEDED_STAFF;
  const [firstName, lastName] = oddNames[number] ?? [random.pick(firstNames), random.pick(lastNames)];
  const registeredAt = FIRST_DAY + random.between(0, 600) * DAY_MS;
  const hasSignedIn = random.chance(isStaff ? 0.95 : 0.6);
  return {
    id,
    email: isStaff
      ? `${ascii(firstName)}.${ascii(lastName)}.${number}@staff.example`
      : `${ascii(firstName)}.${ascii(lastName)}.${number}@people.example`,
    firstName,
    lastName,
    organisation: `org-${random.between(1, ORGANISATIONS)}`,
    registeredAt,
    ...(isStaff && { groups: groupsByTurn.find(([turn]) => number % turn === 0)?.[1] ?? [] }),
    ...(hasSignedIn && { lastSignInAt: registeredAt + random.between(1, 60) * DAY_MS }),
    ...(random.chance(0.9) && hasSignedIn && { hasSecondFactor: true as const }),
    ...(random.chance(0.03) && { disabled: true as const }),
  };
}

const ascii = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 30) || 'person';
