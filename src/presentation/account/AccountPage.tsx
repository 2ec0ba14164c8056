import './account.css';
import '../session/secondFactor/enrolment.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import { OwnAccountPanels } from './OwnAccountPanels';
import { SecondFactorsPanel } from './SecondFactorsPanel';
import { SessionFacts, type SessionFactsProps } from './SessionFacts';

interface AccountPageProps {
  readonly stores: AccountStores;
  readonly session: SessionFactsProps;
  /** The id in the link to a new address, where that link was opened. */
  readonly confirmId?: string | undefined;
  /** Settings of other areas. */
  readonly children?: ReactNode;
}

/** Where people look after their account and how they sign in. */
export const AccountPage = observer(function AccountPage({ stores, session, confirmId, children }: AccountPageProps) {
  return (
    <div className="account">
      <header>
        <h1>{accountText('title')}</h1>
        <p className="account-lead">{accountText('lead')}</p>
      </header>
      <OwnAccountPanels load={stores.own} confirmId={confirmId}>
        <SecondFactorsPanel stores={stores} email={session.email} />
        <SessionFacts {...session} />
        {children}
      </OwnAccountPanels>
    </div>
  );
});
