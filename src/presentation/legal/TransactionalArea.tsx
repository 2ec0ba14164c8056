import { RejectEmailPage } from '../account/ConfirmEmailPanel';
import type { ExternalStores } from './ExternalStores';
import { UnknownPage } from './UnknownPage';

/** Pages that emails link to without a sign-in; every other path of the area leads nowhere. */
export function TransactionalArea({ stores }: { readonly stores: ExternalStores }) {
  const { page } = stores;
  return page.kind === 'rejectEmail' ? <RejectEmailPage create={() => stores.rejectEmail(page.id)} /> : <UnknownPage />;
}
