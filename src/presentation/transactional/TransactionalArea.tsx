import { RejectEmailPage } from '../account/ConfirmEmailPanel';
import { AccessPage } from './AccessPage';
import { RequestCallPage } from './RequestCallPage';
import { CheckInPage } from './CheckInPage';
import { EmailPreferencesPage } from './EmailPreferencesPage';
import { NoLink } from './TransactionalPage';
import { accessTypeOf, transactionalText } from './transactionalText';
import type { ExternalStores } from '../legal/ExternalStores';
import { UnknownPage } from '../legal/UnknownPage';

/** The pages to which emails link without a sign-in. All other paths of the area show that there is no such page. */
export function TransactionalArea({ stores }: { readonly stores: ExternalStores }) {
  const { page, transactional } = stores;
  switch (page.kind) {
    case 'rejectEmail':
      return <RejectEmailPage create={() => stores.rejectEmail(page.id)} />;
    case 'requestAccess': {
      const type = accessTypeOf(page.type);
      return type === undefined ? (
        <UnknownPage />
      ) : (
        <AccessPage type={type} create={() => transactional.access(type)} />
      );
    }
    case 'emailPreferences':
      if (!transactional.hasToken) return <NoLink title={transactionalText('emailPreferences.title')} />;
      return <EmailPreferencesPage create={() => transactional.emailPreferences()} />;
    case 'requestCallback':
      if (!transactional.hasToken) return <NoLink title={transactionalText('callback.title')} />;
      return <RequestCallPage create={() => transactional.callback()} />;
    case 'requestCheckIn':
      if (!transactional.hasToken) return <NoLink title={transactionalText('checkIn.title')} />;
      return <CheckInPage create={() => transactional.checkIn()} />;
    default:
      return <UnknownPage />;
  }
}
