import type { StoredCode } from '#sandbox/backend/accessCodes/StoredCode';
import { GENERATED_CHARACTERS } from '@/domain/accessCodes/accessCode.rule';
import { ORGANISATION_COUNT } from './seededOrganisations';

const CODE_COUNT = 20_000;
/** The number that belongs to one organisation. */
const CROWD = 5_000;
const CROWDED_ORGANISATION = 'org-3';
const DAY_MS = 86_400_000;
/** Milliseconds since 1970: 1 January 2026. */
const FIRST_DAY = 1_767_225_600_000;

/** Codes with which the seeded patients joined, and one for the beta app. */
const knownCodes = [
  { code: 'HARBOUR-24', organisation: 'org-2', number: 1 },
  { code: 'MILL-LANE', organisation: 'org-26', number: 4 },
  { code: 'UNI-7781', organisation: 'org-13', number: 2 },
  { code: 'BETA-2026', organisation: 'org-4', number: 7 },
] as const;

/** Codes that may be used in the beta app. */
export const seededBetaCodes: ReadonlySet<string> = new Set(['BETA-2026', 'HARBOUR-24']);

/** Codes that are known in the other region alone. */
export const seededForeignCodes: ReadonlySet<string> = new Set(['SYDNEY-26', 'PERTH-26']);

let all: ReadonlyMap<string, StoredCode> | undefined;

/** Every code as it is before anybody changes it, by its text. */
export function seededCodes(): ReadonlyMap<string, StoredCode> {
  return (all ??= new Map(
    [
      ...knownCodes.map(({ code, organisation, number }) => ({
        ...withoutEnd(storedCode(number)),
        code,
        organisation,
        enabled: true,
      })),
      ...Array.from({ length: CODE_COUNT - knownCodes.length }, (_, index) => storedCode(index + knownCodes.length)),
    ].map(code => [code.code, code]),
  ));
}

/** So that it is valid on any day the sandbox is started. */
const withoutEnd = ({ expiresAt: _, ...code }: StoredCode): StoredCode => code;

function storedCode(number: number): StoredCode {
  const generation = number % 3 === 0 ? 'v1' : 'v2';
  const seats = number % 6 === 5 ? undefined : 10 * (1 + (number % 20));
  const createdAt = FIRST_DAY + ((number * 7_919) % 300) * DAY_MS;
  const used = (number * 13) % Math.min(seats ?? 100, 41);
  return {
    code: textOf(number),
    generation,
    organisation: number < CROWD ? CROWDED_ORGANISATION : `org-${1 + ((number * 37) % ORGANISATION_COUNT)}`,
    enabled: number % 19 !== 0,
    ...(seats !== undefined && { seats }),
    used,
    createdAt,
    ...(used > 0 && { lastUsedAt: createdAt + DAY_MS * (1 + (number % 20)) }),
    ...(generation === 'v2' && number % 2 === 0 && { expiresAt: createdAt + DAY_MS * (180 + (number % 300)) }),
  };
}

/** A different text for each number: four and four characters. */
function textOf(number: number): string {
  const base = GENERATED_CHARACTERS.length;
  let rest = (number + 1) * 7_368_787;
  const characters = Array.from({ length: 8 }, () => {
    const character = GENERATED_CHARACTERS.charAt(rest % base);
    rest = Math.floor(rest / base);
    return character;
  }).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
