import { plainText } from './plainText';
import { stripInvisible } from './stripInvisible';

export interface NamedPatient {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /**
   * Text that distinguishes them from a namesake among the user's patients; absent if there is none. Set where the list
   * of patients is known: see `distinguish`.
   */
  readonly apart?: string;
}

/**
 * Returns the display name of a patient: the name, or the email if no name is known, with the text that distinguishes
 * them from a namesake.
 */
export function patientName(patient: NamedPatient): string {
  const name = nameAlone(patient);
  return patient.apart === undefined ? name : `${name} (${patient.apart})`;
}

/** Only where the context identifies the patient, such as in the rows of a conversation. */
export const nameAlone = ({ firstName = '', lastName = '', email }: Omit<NamedPatient, 'id'>): string =>
  `${firstName} ${lastName}`.trim() || email;

const CONTROL = /\p{Cc}/gu;

/** Returns the same key for names that read alike: case, accents, spaces and invisible characters are ignored. */
export const readsAs = (patient: NamedPatient): string =>
  stripInvisible(plainText(nameAlone(patient)))
    .replace(CONTROL, '')
    .replace(/ +/g, ' ')
    .trim();
