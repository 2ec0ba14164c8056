import './account.css';
import '../session/secondFactor/enrolment.css';
import { observer } from 'mobx-react-lite';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import { OwnAccountPanels } from './OwnAccountPanels';
import { SecondFactorsPanel } from './SecondFactorsPanel';
import { SessionFacts, type SessionFactsProps } from './SessionFacts';

interface AccountPageProps {
  readonly stores: AccountStores;
  readonly session: SessionFactsProps;
}

/** Where people look after their account and how they sign in. */
export const AccountPage = observer(function AccountPage({ stores, session }: AccountPageProps) {
  return (
    <div className="account">
      <h1>{accountText('title')}</h1>
      <p className="account-lead">{accountText('lead')}</p>
      <OwnAccountPanels load={stores.own}>
        <SecondFactorsPanel stores={stores} email={session.email} />
        <SessionFacts {...session} />
      </OwnAccountPanels>
    </div>
  );
});
