/** A page of the external shell, for people who need not be signed in. */
export type ExternalAddress =
  | { readonly kind: 'legal'; readonly doc: string }
  /** What a link in an email to a former address leads to. */
  | { readonly kind: 'rejectEmail'; readonly id: string }
  | { readonly kind: 'emailPreferences' | 'requestCallback' | 'requestCheckIn' }
  /** `type`: what is asked for, as the address says it. */
  | { readonly kind: 'requestAccess'; readonly type: string }
  | { readonly kind: 'transactional' }
  | { readonly kind: 'unknown' };

/** Pages of the token that a link carries in its query. */
const linked = new Map<string, 'emailPreferences' | 'requestCallback' | 'requestCheckIn'>([
  ['email-preferences', 'emailPreferences'],
  ['callback', 'requestCallback'],
  ['check-in', 'requestCheckIn'],
]);

/** Which one a path asks for; it is a path without query. */
export function readExternalPath(path: string): ExternalAddress {
  const [root, child, ...more] = path.split('/').filter(part => part !== '');
  if (root === 'legal' && more.length === 0) return { kind: 'legal', doc: child ?? '' };
  const [id = '', ...rest] = more;
  if (root === 'transactional' && child === 'reject-email' && rest.length === 0) return { kind: 'rejectEmail', id };
  if (root === 'transactional' && child === 'request-access' && rest.length === 0)
    return { kind: 'requestAccess', type: id };
  const kind = root === 'transactional' && more.length === 0 ? linked.get(child ?? '') : undefined;
  if (kind !== undefined) return { kind };
  return root === 'transactional' ? { kind: 'transactional' } : { kind: 'unknown' };
}
