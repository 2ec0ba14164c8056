import { rule, says } from '../../kernel/rule';
import { readsAs, type NamedPatient } from '../../kernel/patientName';
import { plainText } from '../../kernel/plainText';
import { stripDiacritics } from '../../kernel/stripDiacritics';

/** Shorter last names are too often ordinary words, unless a title precedes them. */
const SHORTEST_LAST_NAME = 3;

export interface PastedNamesInput {
  /** The text about to be sent. */
  readonly draft: string;
  /** Parts that were pasted, or restored rather than typed. */
  readonly pasted: readonly string[];
  /** The recipient. */
  readonly patient: NamedPatient;
  readonly others: readonly NamedPatient[];
}

/** Returns ids of other patients whose name or email was pasted and is still in the draft. */
export const pastedNames = rule(
  {
    id: 'CR-PASTE-01',
    statement:
      says`Before a text goes to a patient, its author is asked to confirm the recipient if pasted text contains ` +
      says`the full name (in either order), the last name with a capital or after a title, or the email of ` +
      says`another patient, and it is still in the draft. No question is asked for first names alone, parts of a ` +
      says`longer word, last names in small letters or of fewer than ${SHORTEST_LAST_NAME} letters without a ` +
      says`title, names that this patient also has, unless the full names of both read alike, or for typed text. ` +
      says`Differences in accents, invisible characters, kinds of apostrophe, hyphen or dash, a hyphen in place ` +
      says`of a space, letters such as ø for o and, except for a last name alone, capitals are ignored.`,
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."; DESIGN §8 row 17; DESIGN §5 row 29',
    hazards: ['HAZ-04'],
  },
  ({ draft, pasted, patient, others }: PastedNamesInput): readonly string[] => {
    const own = namesOf(patient);
    const drafted = read(draft);
    const brought = pasted.map(read);
    const stands = (name: Name): boolean => holds(drafted, name) && brought.some(text => holds(text, name));
    const isForeign = (name: Name): boolean =>
      !own.some(known =>
        name.isAlone ? holds(read(known.spelling), { ...name, isAlone: false }) : known.plain === name.plain,
      );
    const isNamesake = (other: NamedPatient): boolean => readsAs(other) === readsAs(patient);
    return others
      .filter(other => other.id !== patient.id)
      .filter(other =>
        namesOf(other)
          .filter(stands)
          .some(name => isNamesake(other) || isForeign(name)),
      )
      .map(({ id }) => id);
  },
);

/** A text prepared for the search, with and without its capitals; both have the same length. */
interface Read {
  readonly spelling: string;
  readonly plain: string;
}

interface Name extends Read {
  /** A last name alone: it may be an everyday word. */
  readonly isAlone: boolean;
}

/** Titles before a name. Those of the second list are everyday words in small letters. */
const TITLES = [
  /(?<![\p{L}\p{N}])(?:mr|mrs|ms|mx|dr|prof|professor|mister)\.? $/iu,
  /(?<![\p{L}\p{N}])(?:Miss|Sir|Dame|Lady|Lord|Doctor|MISS|SIR|DAME|LADY|LORD|DOCTOR) $/u,
];
const LONGEST_TITLE = 12;

function read(text: string): Read {
  const spelling = stripDiacritics(text).replace(/-/g, ' ').replace(/ +/g, ' ').trim();
  return { spelling, plain: plainText(spelling) };
}

function namesOf({ email, firstName, lastName }: NamedPatient): Name[] {
  const [first, last] = [firstName?.trim(), lastName?.trim()];
  const whole = (text: string): Name => ({ ...read(text), isAlone: false });
  const names = [whole(email)];
  if (first && last) names.push(whole(`${first} ${last}`), whole(`${last} ${first}`), whole(`${last}, ${first}`));
  if (last) names.push({ ...read(last), isAlone: true });
  return names.filter(({ plain }) => plain !== '');
}

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function holds(text: Read, name: Name): boolean {
  const { length } = name.plain;
  for (let at = text.plain.indexOf(name.plain); at !== -1; at = text.plain.indexOf(name.plain, at + 1)) {
    if (isWordSign(text.plain[at - 1]) || isWordSign(text.plain[at + length])) continue;
    if (!name.isAlone || isMeantAsName(text.spelling, at, name)) return true;
  }
  return false;
}

function isMeantAsName(text: string, at: number, { spelling }: Name): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_TITLE), at);
  if (TITLES.some(title => title.test(before))) return true;
  return spelling.length >= SHORTEST_LAST_NAME && isCapitalised(text.slice(at, at + spelling.length), spelling);
}

/**
 * True if the name begins with a capital, or is spelt as in the patient's record with a capital further on; scripts
 * without capitals always count.
 */
function isCapitalised(written: string, spelling: string): boolean {
  const first = written.charAt(0);
  if (first !== first.toLowerCase() || written.toLowerCase() === written.toUpperCase()) return true;
  return written === spelling && spelling !== spelling.toLowerCase();
}
