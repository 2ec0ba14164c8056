import { plainText } from './plainText';
import { withoutHidden } from './withoutHidden';

/** What names a patient. */
export interface NamedPatient {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /**
   * What tells them apart from another patient of the same person whose name reads alike; absent where nobody's does.
   * Set where the list of patients is known: see `toldApart`.
   */
  readonly apart?: string;
}

/**
 * Who a patient is, wherever one is named: the name, or the email where no name is known, and what tells them apart
 * from a namesake.
 */
export function patientName(patient: NamedPatient): string {
  const name = nameAlone(patient);
  return patient.apart === undefined ? name : `${name} (${patient.apart})`;
}

/** Only for places whose surroundings say who the patient is, such as the rows of a conversation. */
export const nameAlone = ({ firstName = '', lastName = '', email }: Omit<NamedPatient, 'id'>): string =>
  `${firstName} ${lastName}`.trim() || email;

const CONTROL = /\p{Cc}/gu;

/** Names that read alike give the same: case, accents, spaces and hidden characters make no difference. */
export const readsAs = (patient: NamedPatient): string =>
  withoutHidden(plainText(nameAlone(patient)))
    .replace(CONTROL, '')
    .replace(/ +/g, ' ')
    .trim();
