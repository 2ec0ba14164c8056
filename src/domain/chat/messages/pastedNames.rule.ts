import { rule, says } from '../../kernel/rule';
import { readsAs, type NamedPatient } from '../../kernel/patientName';
import { plainText } from '../../kernel/plainText';
import { stripDiacritics } from '../../kernel/stripDiacritics';

/** Shorter last names are too often something else, unless a title says what they are. */
const SHORTEST_LAST_NAME = 3;

export interface PastedNamesInput {
  /** What is about to be sent. */
  readonly draft: string;
  /** What of it was pasted, or found again and not typed before one's eyes. */
  readonly pasted: readonly string[];
  /** Whom it goes to. */
  readonly patient: NamedPatient;
  readonly others: readonly NamedPatient[];
}

/** Ids of patients whose name or email was pasted and is still in the draft. */
export const pastedNames = rule(
  {
    id: 'CR-PASTE-01',
    statement:
      says`Before text goes to a patient, its author is asked whether it is meant for them when pasted text holds ` +
      says`the full name (in either order), the last name with a capital or after a title, or the email of another ` +
      says`patient and that still stands in the draft. First names alone, words that are only part of a longer ` +
      says`word, last names in small letters or of fewer than ${SHORTEST_LAST_NAME} letters without a title, names ` +
      says`that this patient bears too, unless the whole names of both read alike, and what was typed ask nothing. ` +
      says`Accents, signs that take no room, the kind of apostrophe, hyphen or dash, a hyphen in place of a space, ` +
      says`letters such as ø for o and, but for the last name alone, capitals make no difference.`,
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

/** A text as it is looked through: sign for sign the same, with and without its capitals. */
interface Read {
  readonly spelling: string;
  readonly plain: string;
}

interface Name extends Read {
  /** A last name alone: it may be an everyday word. */
  readonly isAlone: boolean;
}

/** Right before a name; the words among them are everyday ones in small letters. */
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
 * With a capital in front, or as the patient's record spells it with one further on; letters that have no capitals
 * always count.
 */
function isCapitalised(written: string, spelling: string): boolean {
  const first = written.charAt(0);
  if (first !== first.toLowerCase() || written.toLowerCase() === written.toUpperCase()) return true;
  return written === spelling && spelling !== spelling.toLowerCase();
}
