/** Minutes for which a token works that the patient’s app has made for a link. */
export const LINK_TOKEN_MINUTES = 10;

/** 128 random bits in base64url. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Three parts in base64url: what emails of the service carry instead, as their readers may take months. */
export const EMAIL_TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** Characters; a longer one is none of ours. */
const LONGEST = 1_024;

/** What the address of a page holds: anything may be typed there. */
export function tokenKind(token: string): 'link' | 'email' | undefined {
  if (token.length > LONGEST) return undefined;
  if (LINK_TOKEN.test(token)) return 'link';
  return EMAIL_TOKEN.test(token) ? 'email' : undefined;
}
