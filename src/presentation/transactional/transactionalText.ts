import type texts from '../../../public/i18n/en/transactional.json';
import type { ContactFault } from '@/application/transactional/ContactFault';
import type { LinkFailure } from '@/application/transactional/ports/TransactionalGateway';
import {
  CALLBACK_GROUPS,
  contactLimits,
  isAccessType,
  type AccessType,
  type CallbackGroup,
} from '@/domain/transactional/contactLimits';
import { LINK_TOKEN_MINUTES } from '@/domain/transactional/tokenKind';
import { textsOf } from '../kit/text/textsOf';

export const transactionalText = textsOf<typeof texts>('transactional');

/** For the views, which do not import values of the domain. */
export const fieldLimits = contactLimits;
export const linkMinutes = { minutes: LINK_TOKEN_MINUTES } as const;

/** The kind of access named in the address; undefined for an unknown one. */
export const accessTypeOf = (text: string): AccessType | undefined => (isAccessType(text) ? text : undefined);

export const callbackChoices = (): readonly (readonly [CallbackGroup, string])[] =>
  CALLBACK_GROUPS.map(group => [group, transactionalText(`callback.groups.${group}`)]);

export function linkFailureText({ kind }: LinkFailure): string {
  switch (kind) {
    case 'notFound':
      return transactionalText('failure.linkUnknown');
    case 'sessionEnded':
      return transactionalText('failure.refused');
    default:
      return transactionalText(`failure.${kind}`);
  }
}

/** Says why the preferences could not be loaded or changed. A refused link has a text of its own here. */
export const preferencesFailureText = (failure: LinkFailure): string =>
  failure.kind === 'linkUnknown' || failure.kind === 'linkUsed'
    ? transactionalText(`emailPreferences.${failure.kind}`)
    : linkFailureText(failure);

export const faultText = (fault: ContactFault | undefined): string | undefined =>
  fault === undefined ? undefined : transactionalText(`fault.${fault}`);
