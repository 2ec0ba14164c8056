import { readsAs, type NamedPatient } from './patientName';
import { plainText } from './plainText';
import { rule } from './rule';

interface Apart {
  readonly id: string;
  /** The text added to the name. */
  readonly apart: string;
}

/** Returns patients with ambiguous names, each with a distinguishing email or id. */
export const namesakes = rule(
  {
    id: 'CR-NAME-04',
    statement:
      'If the names of several patients of one user read alike, each of them is shown with the email, or with the ' +
      'id if the emails read alike too. Capitals, accents, spaces and invisible characters make no difference. ' +
      'One patient in several chats is not a namesake.',
    source: 'DESIGN §5 row 29',
    hazards: ['HAZ-04'],
  },
  ({ patients }: { readonly patients: readonly NamedPatient[] }): readonly Apart[] => {
    const byName = new Map<string, Map<string, NamedPatient>>();
    for (const patient of patients) {
      const name = readsAs(patient);
      // A patient without an id or a name cannot be a namesake.
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
