import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PartCount, UserData } from '@/domain/userData/UserData';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { Actions } from '../kit/layout/Stack';
import { LoadNotice } from '../kit/LoadNotice';
import { Notice } from '../kit/Notice';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { DataDialog } from './DataDialog';
import styles from './userData.module.css';
import { countRows, newestExportText, receiptLead, undoText, userDataText } from './userDataText';
import type { UserDataStore } from './UserDataStore';

interface UserDataPanelProps {
  readonly createStore: () => UserDataStore;
  /** Returns the address of the page of another person. */
  readonly pathOf: (userId: string) => string;
  /** Shown if there is neither a person nor a receipt with this id. */
  readonly otherwise?: ReactNode;
}

/** The data about a person, with the acts on all of it. Once it is deleted, shows the receipt. */
export const UserDataPanel = observer(function UserDataPanel({ createStore, pathOf, otherwise }: UserDataPanelProps) {
  const store = useStore(createStore);
  const { data } = store;
  const { known } = data;
  if (otherwise !== undefined && known?.receipt === undefined) return otherwise;
  return (
    <Panel title={userDataText(known?.receipt ? 'receipt.title' : 'title')}>
      <div className={styles['body']}>
        <LoadNotice
          part={data}
          texts={{
            loading: userDataText('loading'),
            retry: userDataText('retry'),
            failed: why => userDataText('failed', { why }),
            stale: (time, why) => userDataText('stale', { time, why }),
          }}
        />
        <Done store={store} pathOf={pathOf} />
        {known?.receipt === undefined ? (
          known !== undefined && <There store={store} known={known} />
        ) : (
          <Receipt store={store} known={known} />
        )}
      </div>
      <DataDialog store={store} />
    </Panel>
  );
});

interface PartProps {
  readonly store: UserDataStore;
}

const Done = observer(function Done({ store, pathOf }: PartProps & Pick<UserDataPanelProps, 'pathOf'>) {
  const { done } = store;
  return (
    <div role="status">
      {done?.act === 'export' && <Notice intent="success">{userDataText('export.done', { name: done.name })}</Notice>}
      {done?.act === 'undo' && <Notice intent="success">{userDataText('undo.done')}</Notice>}
      {done?.act === 'clone' && done.clone.userId !== undefined && (
        <Notice intent="success" action={<Link to={pathOf(done.clone.userId)}>{userDataText('clone.openCopy')}</Link>}>
          {userDataText('clone.doneHere')}
        </Notice>
      )}
      {done?.act === 'clone' && done.clone.signedUrl !== undefined && (
        <Notice intent="success">
          {userDataText('clone.doneElsewhere')}
          <code className={styles['link']}>{done.clone.signedUrl}</code>
        </Notice>
      )}
    </div>
  );
});

const There = observer(function There({ store, known }: PartProps & { readonly known: UserData }) {
  return (
    <>
      <Counts counts={known.counts} />
      <Hint>{newestExportText(known)}</Hint>
      <Actions>
        <Button text={userDataText('export.open')} onClick={() => store.open('export')} />
        <Button text={userDataText('clone.open')} onClick={() => store.open('clone')} />
        <Button
          variant="outlined"
          intent="danger"
          text={userDataText('delete.open')}
          onClick={() => store.open('delete')}
        />
      </Actions>
    </>
  );
});

/** The number of items in each part of the data. */
export function Counts({ counts }: { readonly counts: readonly PartCount[] }) {
  return (
    <dl className={styles['counts']} aria-label={userDataText('counts')}>
      {countRows(counts).map(([part, count]) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const Receipt = observer(function Receipt({ store, known }: PartProps & { readonly known: UserData }) {
  const { receipt } = known;
  if (receipt === undefined) return null;
  const canUndo = store.now < receipt.undoUntil;
  return (
    <>
      <p>
        <bdi>{writtenText(receiptLead(receipt))}</bdi>
      </p>
      <Counts counts={receipt.counts} />
      <dl className={styles['marks']}>
        <dt>{userDataText('receipt.number')}</dt>
        <dd>{receipt.id}</dd>
        <dt>{userDataText('receipt.export')}</dt>
        <dd>{receipt.sha256}</dd>
      </dl>
      <Hint>{undoText(receipt, store.now)}</Hint>
      {canUndo && (
        <Actions>
          <Button text={userDataText('receipt.open')} onClick={() => store.open('undo')} />
        </Actions>
      )}
    </>
  );
});
