import type { ChatPatient } from './ChatSession';

/** The name by which lists and headings call a patient; the email where no name is known. */
export function patientName({ firstName = '', lastName = '', email }: ChatPatient): string {
  return `${firstName} ${lastName}`.trim() || email;
}
