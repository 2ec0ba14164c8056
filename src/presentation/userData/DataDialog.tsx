import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { FaultField } from '../kit/forms/FaultField';
import { ReasonField } from '../kit/forms/ReasonField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { Hint } from '../kit/layout/Hint';
import { Notice } from '../kit/Notice';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';
import { PendingButton } from '../kit/PendingButton';
import styles from './userData.module.css';
import {
  countRows,
  failureText,
  refusalLines,
  regionChoices,
  stayingLines,
  recipientLines,
  userDataText,
} from './userDataText';
import type { DataAct, UserDataStore } from './UserDataStore';

/** Longest email address, in UTF-16 code units. */
const LONGEST_ADDRESS = 320;

interface PartProps {
  readonly store: UserDataStore;
}

/** The form of an act on a person’s data, and its outcome. */
export const DataDialog = observer(function DataDialog({ store }: PartProps) {
  // Keeps the texts of the last act while the dialog fades out.
  const [last, setLast] = useState<DataAct>('export');
  if (store.act !== undefined && store.act !== last) setLast(store.act);
  const act = store.act ?? last;
  const isRefused = act === 'delete' && (store.data.known?.refusals.length ?? 0) > 0;
  return (
    <DashboardDialog
      isOpen={store.act !== undefined}
      width={act === 'delete' ? 'form' : 'question'}
      title={userDataText(`${act}.title`)}
      canOutsideClickClose={!store.busy}
      onClose={() => store.close()}
    >
      <CheckedForm hasTriedToSubmit={store.hasTriedToSubmit} onSubmit={() => store.send()}>
        <DialogBody>
          <div className={styles['body']}>
            <Content store={store} act={act} />
            {!isRefused && <Reason store={store} />}
            <div role="alert">
              {store.failure !== undefined && <Notice intent="danger">{failureText(store.failure)}</Notice>}
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button
                text={userDataText(act === 'delete' ? 'delete.cancel' : 'cancel')}
                disabled={store.busy}
                onClick={() => store.close()}
              />
              {!isRefused && (
                <PendingButton
                  type="submit"
                  intent={act === 'delete' ? 'danger' : 'primary'}
                  text={userDataText(`${act}.act`)}
                  awaiting={store.busy}
                />
              )}
            </>
          }
        />
      </CheckedForm>
    </DashboardDialog>
  );
});

const Content = observer(function Content({ store, act }: PartProps & { readonly act: DataAct }) {
  switch (act) {
    case 'export':
      return <ExportChoice store={store} />;
    case 'clone':
      return <CloneChoice store={store} />;
    case 'delete':
      return <Deletion store={store} />;
    case 'undo':
      return <p>{userDataText('undo.lead')}</p>;
  }
});

const ExportChoice = observer(function ExportChoice({ store }: PartProps) {
  const { obfuscated, hasTriedToSubmit, faults } = store;
  return (
    <>
      <p>{userDataText('export.lead')}</p>
      <div>
        <SegmentedChoice
          label={userDataText('export.kind')}
          value={obfuscated === undefined ? null : obfuscated ? 'obfuscated' : 'whole'}
          choices={[
            ['whole', userDataText('export.whole')],
            ['obfuscated', userDataText('export.obfuscated')],
          ]}
          onChoose={kind => store.choose({ obfuscated: kind === 'obfuscated' })}
          fault={hasTriedToSubmit && faults.obfuscated ? userDataText('export.kindMissing') : undefined}
        />
        {obfuscated !== undefined && (
          <Hint>{userDataText(obfuscated ? 'export.obfuscatedHint' : 'export.wholeHint')}</Hint>
        )}
      </div>
    </>
  );
});

const CloneChoice = observer(function CloneChoice({ store }: PartProps) {
  const { destination, hasTriedToSubmit, faults } = store;
  return (
    <>
      <p>{userDataText('clone.lead')}</p>
      <div>
        <SegmentedChoice
          label={userDataText('clone.destination')}
          value={destination ?? null}
          choices={regionChoices()}
          onChoose={chosen => store.choose({ destination: chosen })}
          fault={hasTriedToSubmit && faults.destination ? userDataText('clone.destinationMissing') : undefined}
        />
      </div>
    </>
  );
});

/** Shows what will be deleted, what will be kept, and who will get an email, before the user confirms. */
const Deletion = observer(function Deletion({ store }: PartProps) {
  const { known } = store.data;
  if (known === undefined) return null;
  const refusals = refusalLines(known);
  const address = known.confirmWith;
  return (
    <>
      {refusals.length > 0 && (
        <Notice intent="warning">
          {userDataText('delete.refused')}
          {refusals.map(line => (
            <span key={line} className={styles['line']}>
              {line}
            </span>
          ))}
        </Notice>
      )}
      {/* Focusable, so that the keyboard can scroll it: it contains nothing else to focus. */}
      <div className={styles['lists']} role="group" aria-label={userDataText('delete.lists')} tabIndex={0}>
        <List title={userDataText('delete.goes')}>
          {countRows(known.counts)
            .filter(([, count]) => count !== '0')
            .map(([part, count]) => (
              <li key={part}>{`${part}: ${count}`}</li>
            ))}
        </List>
        <List title={userDataText('delete.stays')}>
          {stayingLines(known).map(line => (
            <li key={line}>{line}</li>
          ))}
        </List>
        <List title={userDataText('delete.told')} hint={userDataText('delete.unnamed')}>
          {recipientLines(known).map(line => (
            <li key={line}>{line}</li>
          ))}
        </List>
      </div>
      <p>{userDataText('delete.undo')}</p>
      {refusals.length === 0 && (
        <FaultField
          label={userDataText('delete.confirm', { address })}
          value={store.typed}
          maxLength={LONGEST_ADDRESS}
          holds="email"
          fault={
            store.hasTriedToSubmit && store.faults.typed
              ? userDataText('delete.confirmMissing', { address })
              : undefined
          }
          onWrite={text => store.type(text)}
        />
      )}
    </>
  );
});

interface ListProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function List({ title, hint, children }: ListProps) {
  return (
    <section>
      <h3 className={styles['listTitle']}>{title}</h3>
      <ul className={styles['list']}>{children}</ul>
      {hint !== undefined && <Hint>{hint}</Hint>}
    </section>
  );
}

const Reason = observer(function Reason({ store }: PartProps) {
  return (
    <ReasonField
      label={userDataText('reason.label')}
      hint={userDataText('reason.hint')}
      missing={userDataText('reason.missing')}
      value={store.reason}
      isMissing={store.hasTriedToSubmit && store.faults.reason}
      onWrite={text => store.write(text)}
    />
  );
});
