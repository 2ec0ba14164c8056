/** Whose profile an address of the therapist area shows; undefined when it shows none. */
export function patientOfUrl(url: string): string | undefined {
  const [, id] = /^\/therapist\/assigned-patients\/patient-profile\/([^/?#]+)/.exec(url) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}
