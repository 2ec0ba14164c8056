import { pathPart } from '../../kernel/pathPart';

/** Whose profile an address of the therapist area shows; undefined when it shows none. */
export function patientOfUrl(url: string): string | undefined {
  const [, encoded] = /^\/therapist\/assigned-patients\/patient-profile\/([^/?#]+)/.exec(url) ?? [];
  return encoded === undefined ? undefined : pathPart(encoded);
}
