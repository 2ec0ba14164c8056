import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import type { OrganisationStore } from '../organisations/page/OrganisationStore';
import { closedText, type JoinableOrganisation } from './closedText';

interface ClosedNoticeProps {
  readonly organisation: JoinableOrganisation;
  readonly store: Pick<OrganisationStore, 'subscription'>;
}

/** Warns that no code of the organisation admits anyone, or possibly none, whatever the state of each code. */
export const ClosedNotice = observer(function ClosedNotice({ organisation, store }: ClosedNoticeProps) {
  const why = closedText(organisation, store.subscription?.state);
  return why === undefined ? null : <Notice intent="warning">{why}</Notice>;
});
