/**
 * The address in a credential of the drive's prompt (a JSON Web Token); undefined where it is not readable or not verified. Its
 * signature is not checked: it only says whom to link, and the backend permits the account by the drive's own rules.
 */
export function emailOfCredential(credential: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(decoded(credential.split('.')[1] ?? ''));
    if (typeof payload !== 'object' || payload === null || !('email' in payload)) return undefined;
    const isRefuted = 'email_verified' in payload && payload.email_verified === false;
    return typeof payload.email === 'string' && payload.email.includes('@') && !isRefuted ? payload.email : undefined;
  } catch {
    return undefined;
  }
}

function decoded(base64Url: string): string {
  const binary = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, letter => letter.charCodeAt(0)));
}
