import { observer } from 'mobx-react-lite';
import type { Organisation } from '@/domain/organisations/Organisation';
import { Notice } from '../kit/Notice';
import type { OrganisationStore } from '../organisations/page/OrganisationStore';
import { accessCodesText } from './accessCodesText';

interface ClosedNoticeProps {
  readonly organisation: Pick<Organisation, 'enabled' | 'disabledAbove'>;
  readonly store: Pick<OrganisationStore, 'subscription'>;
}

/** That no code of an organisation lets anybody join, whatever its own state is. */
export const ClosedNotice = observer(function ClosedNotice({ organisation, store }: ClosedNoticeProps) {
  const why = closedText(organisation, store.subscription?.state);
  return why === undefined ? null : <Notice intent="warning">{why}</Notice>;
});

function closedText(
  { enabled, disabledAbove }: ClosedNoticeProps['organisation'],
  subscription: string | undefined,
): string | undefined {
  if (!enabled) return accessCodesText('closed.disabled');
  if (disabledAbove !== undefined) return accessCodesText('closed.above', { name: disabledAbove.name });
  return subscription === 'ended' || subscription === 'notStarted'
    ? accessCodesText(`closed.${subscription}`)
    : undefined;
}
