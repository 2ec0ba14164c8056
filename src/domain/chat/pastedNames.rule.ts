import { rule } from '../rule';

export interface NamedPatient {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface PastedNamesInput {
  /** What is about to be sent. */
  readonly draft: string;
  /** What of it was pasted, or found again and not typed before one's eyes. */
  readonly pasted: readonly string[];
  /** Whom it goes to. */
  readonly patient: NamedPatient;
  readonly others: readonly NamedPatient[];
}

/** Patients whose name or email came with pasted text and still stands in the draft; their ids. */
export const pastedNames = rule(
  {
    id: 'CR-PASTE-01',
    statement:
      'Before text goes to a patient, its author is asked whether it is meant for them when pasted text holds the full name (in either order), the capitalised last name or the email of another patient and that still stands in the draft. First names alone, words that are only part of a longer word, names that this patient bears too, and what was typed ask nothing. Accents and, but for the last name alone, capitals make no difference.',
    source: 'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, reload and re-login, and never cross."',
    hazards: ['HAZ-04'],
  },
  ({ draft, pasted, patient, others }: PastedNamesInput): readonly string[] => {
    const own = namesOf(patient);
    const isForeign = (name: Name): boolean => !own.some(known => plain(known.text) === plain(name.text));
    const stands = (name: Name): boolean => holds(draft, name) && pasted.some(text => holds(text, name));
    return others.filter(other => other.id !== patient.id && namesOf(other).filter(isForeign).some(stands)).map(({ id }) => id);
  },
);

interface Name {
  readonly text: string;
  /** Only with its capital letters: the word may be an everyday one. */
  readonly asWritten: boolean;
}

/** Shorter last names are too often something else. */
const SHORTEST_LAST_NAME = 3;

function namesOf({ email, firstName = '', lastName = '' }: NamedPatient): Name[] {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const full = first !== '' && last !== '' ? [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`] : [];
  const alone = last.length >= SHORTEST_LAST_NAME ? [{ text: last, asWritten: true }] : [];
  return [...[email.trim(), ...full].filter(text => text !== '').map(text => ({ text, asWritten: false })), ...alone];
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ');
const plain = (text: string): string => withoutAccents(text).toLowerCase();
const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function holds(text: string, { text: name, asWritten }: Name): boolean {
  const [haystack, needle] = asWritten ? [withoutAccents(text), withoutAccents(name)] : [plain(text), plain(name)];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    if (!isWordSign(haystack[at - 1]) && !isWordSign(haystack[at + needle.length])) return true;
  }
  return false;
}
