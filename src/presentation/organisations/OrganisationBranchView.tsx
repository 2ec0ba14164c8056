import { Button, Spinner } from '@blueprintjs/core';
import { OfficeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { EmptyState } from '../kit/layout/EmptyState';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { OrganisationColumns } from './OrganisationCells';
import styles from './OrganisationList.module.css';
import { OrganisationTree } from './OrganisationTree';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';

interface OrganisationBranchViewProps {
  readonly store: OrganisationTreeStore;
  readonly onOpen: (organisationId: string) => void;
}

/** The lines of a tree, or the reason why they are missing. */
export const OrganisationBranchView = observer(function OrganisationBranchView(props: OrganisationBranchViewProps) {
  const { store, onOpen } = props;
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
        <Panel>
          <EmptyState
            icon={<OfficeIcon size={40} />}
            title={organisationsText('noneBelow')}
            text={organisationsText('noneBelowHint')}
          />
        </Panel>
      ) : (
        <div className={styles['list']}>
          <OrganisationColumns />
          <OrganisationTree store={store} onOpen={onOpen} />
        </div>
      )}
    </>
  );
});

/** The progress of finding an organisation in the tree. */
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
