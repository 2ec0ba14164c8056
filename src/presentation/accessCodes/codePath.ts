import { isProvider } from '@/domain/organisations/Organisation';
import { organisationPath } from '../organisations/organisationPath';

/** Parameters of the address of the page of access codes. */
export const CODE_PARAMETER = 'code';
export const SHOW_PARAMETER = 'show';
export const SHOW_NEW = 'new';
export const SHOW_MANY = 'many';

/** Address of the access codes of an organisation. */
export const codesPath = (organisationId: string | undefined): string => organisationPath(organisationId, 'access');

/** Address of one code of an organisation. */
export const codePath = (organisationId: string | undefined, code: string): string =>
  `${codesPath(organisationId)}?${new URLSearchParams({ [CODE_PARAMETER]: code }).toString()}`;

/** Address of the form for a new code. */
export const newCodePath = (organisationId: string | undefined): string =>
  `${codesPath(organisationId)}?${new URLSearchParams({ [SHOW_PARAMETER]: SHOW_NEW }).toString()}`;

/** The root of the tree has an address of its own. */
export const isOfProvider = isProvider;

/** Address of the bulk actions of an organisation, with the form for many new codes. */
export const manyCodesPath = (organisationId: string | undefined): string =>
  `${codesPath(organisationId)}?${new URLSearchParams({ [SHOW_PARAMETER]: SHOW_MANY }).toString()}`;
