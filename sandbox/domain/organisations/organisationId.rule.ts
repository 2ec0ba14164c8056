import { rule, says } from '@/domain/kernel/rule';

/** Path segments of the backend and the dashboard that occupy the place of an organisation id. */
export const RESERVED_ORGANISATION_IDS = [
  'list',
  'v2',
  'action',
  'subscription',
  'isWhitelisted',
  'image-upload-policy-document',
  'new',
  'search',
  'thrive',
] as const;

/** Checks whether an id may be used for an organisation. */
export const organisationId = rule(
  {
    id: 'CR-ORG-05',
    statement:
      says`The id of an organisation is never a reserved word of a path, in any letter case: ` +
      says`${RESERVED_ORGANISATION_IDS.join(', ')}. With such an id, an address would change or show something ` +
      says`else. An id has only letters, digits and hyphens inside.`,
    source: 'DESIGN §9 row 7',
    hazards: ['HAZ-18'],
  },
  ({ id }: { readonly id: string }): boolean =>
    /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(id) &&
    !RESERVED_ORGANISATION_IDS.some(word => word.toLowerCase() === id.toLowerCase()),
);
