/** Validity of a link token made by the patient’s app, in minutes. */
export const LINK_TOKEN_MINUTES = 10;

/** 128 random bits in base64url. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Three parts in base64url: tokens in emails, which may be opened months later. */
export const EMAIL_TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** Longest token, in characters. */
const LONGEST = 1_024;

/** Classifies a token from a URL, which may be any text. */
export function tokenKind(token: string): 'link' | 'email' | undefined {
  if (token.length > LONGEST) return undefined;
  if (LINK_TOKEN.test(token)) return 'link';
  return EMAIL_TOKEN.test(token) ? 'email' : undefined;
}
