/** A page of the external shell, which needs no sign-in. */
export type ExternalAddress =
  | { readonly kind: 'legal'; readonly doc: string }
  /** The target of a link in an email to a former address. */
  | { readonly kind: 'rejectEmail'; readonly id: string }
  | { readonly kind: 'emailPreferences' | 'requestCallback' | 'requestCheckIn' }
  /** `type`: the requested access, from the URL. */
  | { readonly kind: 'requestAccess'; readonly type: string }
  | { readonly kind: 'transactional' }
  | { readonly kind: 'unknown' };

/** Pages of the token in a link's query. */
const linked = new Map<string, 'emailPreferences' | 'requestCallback' | 'requestCheckIn'>([
  ['email-preferences', 'emailPreferences'],
  ['callback', 'requestCallback'],
  ['check-in', 'requestCheckIn'],
]);

/** Returns the page of a path without a query. */
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
