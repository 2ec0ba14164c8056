import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import { OrganisationTree } from './OrganisationTree';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';

/** The lines of a tree, or why they are not there. */
export const OrganisationBranchView = observer(function OrganisationBranchView({
  store,
  onOpen,
}: {
  readonly store: OrganisationTreeStore;
  readonly onOpen: (organisationId: string) => void;
}) {
  const { loaded, failure } = store.root;
  if (failure !== undefined && loaded === undefined)
    return (
      <div role="alert">
        <Notice intent="danger" action={<Button text={organisationsText('retry')} onClick={() => void store.load()} />}>
          {organisationsText('failed', { why: organisationFailureText(failure) })}
        </Notice>
      </div>
    );
  if (loaded === undefined) return <Spinner aria-label={organisationsText('loading')} />;
  return (
    <>
      {store.top === undefined && loaded.unreadable > 0 && (
        <Notice intent="warning">{organisationsCount('unreadable', loaded.unreadable)}</Notice>
      )}
      <RevealStatus store={store} />
      {loaded.total === 0 ? (
        <p>{organisationsText('noneBelow')}</p>
      ) : (
        <OrganisationTree store={store} onOpen={onOpen} />
      )}
    </>
  );
});

/** How the way to an organisation in the tree goes. */
const RevealStatus = observer(function RevealStatus({ store }: { readonly store: OrganisationTreeStore }) {
  const { revealing } = store;
  if (revealing === undefined || revealing.state === 'there') return null;
  const { row, state } = revealing;
  const why = state === 'failed' ? organisationFailureText(revealing.failure) : '';
  const text = organisationsText(`reveal.${state}`, { name: row.name, why });
  if (state === 'loading') return <p role="status">{text}</p>;
  const again = <Button text={organisationsText('retry')} onClick={() => void store.reveal(row)} />;
  return (
    <div role="alert">
      <Notice intent="warning" {...(state === 'failed' && { action: again })}>
        {text}
      </Notice>
    </div>
  );
});
