import { rule, says } from '@/domain/kernel/rule';

/** Segments of the backend's and the dashboard's paths that are in the place of an organisation id. */
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

/** Whether an id can be that of an organisation. */
export const organisationId = rule(
  {
    id: 'CR-ORG-05',
    statement:
      says`The id of an organisation is never a word of a path, in whatever letter case: ${RESERVED_ORGANISATION_IDS.join(', ')}. ` +
      says`Such an address would change or show something else. An id has only letters, digits and inner hyphens.`,
    source: 'DESIGN §9 row 7',
    hazards: ['HAZ-18'],
  },
  ({ id }: { readonly id: string }): boolean =>
    /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(id) &&
    !RESERVED_ORGANISATION_IDS.some(word => word.toLowerCase() === id.toLowerCase()),
);
