import './account.css';
import '../session/secondFactor/enrolment.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import { OwnAccountPanels } from './OwnAccountPanels';
import { SecondFactorsPanel } from './SecondFactorsPanel';
import { SessionFacts, type SessionFactsProps } from './SessionFacts';

interface AccountPageProps {
  readonly stores: AccountStores;
  readonly session: SessionFactsProps;
  /** The id from the link that confirms a new address, if the page was opened by that link. */
  readonly confirmId?: string | undefined;
  /** Settings about notifications that belong to other areas. */
  readonly children?: ReactNode;
}

/** The page where users manage their account and their second factors. */
export const AccountPage = observer(function AccountPage({ stores, session, confirmId, children }: AccountPageProps) {
  return (
    <Page labelledBy="settings-title">
      <PageHeader id="settings-title" title={accountText('title')} lead={accountText('lead')} />
      <OwnAccountPanels
        load={stores.own}
        confirmId={confirmId}
        secondFactors={<SecondFactorsPanel stores={stores} email={session.email} />}
        session={<SessionFacts {...session} />}
      >
        {children}
      </OwnAccountPanels>
    </Page>
  );
});
