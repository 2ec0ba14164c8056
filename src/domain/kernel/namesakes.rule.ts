import { readsAs, type NamedPatient } from './patientName';
import { plainText } from './plainText';
import { rule, says } from './rule';

interface Apart {
  readonly id: string;
  /** What is added to the name. */
  readonly apart: string;
}

/** Patients whose name alone does not say who is meant, each with what does. */
export const namesakes = rule(
  {
    id: 'CR-NAME-04',
    statement:
      says`Where the names of several patients of one person read alike, each of them is named with the email, ` +
      says`or with the id where the emails read alike too. Capitals, accents, spaces and characters that show ` +
      says`nothing make no difference. One patient in several chats is nobody's namesake.`,
    source: 'DESIGN §5 row 29',
    hazards: ['HAZ-04'],
  },
  ({ patients }: { readonly patients: readonly NamedPatient[] }): readonly Apart[] => {
    const byName = new Map<string, Map<string, NamedPatient>>();
    for (const patient of patients) {
      const name = readsAs(patient);
      // Who could not be read is nobody in particular.
      if (patient.id === '' || name === '') continue;
      byName.set(name, (byName.get(name) ?? new Map<string, NamedPatient>()).set(patient.id, patient));
    }
    return [...byName.values()].filter(alike => alike.size > 1).flatMap(alike => apart([...alike.values()]));
  },
);

function apart(alike: readonly NamedPatient[]): readonly Apart[] {
  const emails = alike.map(({ email }) => plainText(email).trim());
  const differ = new Set(emails).size === alike.length && !emails.includes('');
  return alike.map(({ id, email }) => ({ id, apart: differ ? email : id }));
}
