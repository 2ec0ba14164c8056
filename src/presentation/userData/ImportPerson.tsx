import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { FaultField } from '../kit/forms/FaultField';
import { ReasonField } from '../kit/forms/ReasonField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { Notice } from '../kit/Notice';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';
import { PendingButton } from '../kit/PendingButton';
import type { ImportStore } from './ImportStore';
import styles from './userData.module.css';
import { failureText, regionChoices, userDataText } from './userDataText';

/** Longest signed link, in UTF-16 code units. */
const LONGEST_LINK = 2_000;

interface ImportPersonProps {
  readonly store: ImportStore;
}

/** The button that opens the dialog to import an export. */
export function ImportButton({ store }: ImportPersonProps) {
  return <Button text={userDataText('import.open')} onClick={() => store.open()} />;
}

interface ImportedProps extends ImportPersonProps {
  readonly pathOf: (userId: string) => string;
}

export const ImportPerson = observer(function ImportPerson({ store, pathOf }: ImportedProps) {
  const { imported } = store;
  return (
    <div role="status">
      {imported !== undefined && (
        <Notice intent="success" action={<Link to={pathOf(imported.userId)}>{userDataText('import.openPerson')}</Link>}>
          {userDataText('import.done')}
        </Notice>
      )}
      <ImportDialog store={store} />
    </div>
  );
});

const ImportDialog = observer(function ImportDialog({ store }: ImportPersonProps) {
  const { busy, failure, hasTriedToSubmit, faults } = store;
  return (
    <DashboardDialog
      isOpen={store.isOpen}
      title={userDataText('import.title')}
      canOutsideClickClose={!busy}
      onClose={() => store.close()}
    >
      <CheckedForm hasTriedToSubmit={hasTriedToSubmit} onSubmit={() => store.send()}>
        <DialogBody>
          <div className={styles['body']}>
            <p>{userDataText('import.lead')}</p>
            <SegmentedChoice
              label={userDataText('import.source')}
              value={store.source ?? null}
              choices={regionChoices()}
              onChoose={source => store.choose(source)}
              fault={hasTriedToSubmit && faults.source ? userDataText('import.sourceMissing') : undefined}
            />
            <FaultField
              label={userDataText('import.link')}
              value={store.link}
              maxLength={LONGEST_LINK}
              holds="email"
              fault={hasTriedToSubmit && faults.link ? userDataText('import.linkMissing') : undefined}
              onWrite={link => store.writeLink(link)}
            />
            <ReasonField
              label={userDataText('reason.label')}
              hint={userDataText('reason.hint')}
              missing={userDataText('reason.missing')}
              value={store.reason}
              isMissing={hasTriedToSubmit && faults.reason}
              onWrite={reason => store.write(reason)}
            />
            <div role="alert">{failure !== undefined && <Notice intent="danger">{failureText(failure)}</Notice>}</div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={userDataText('cancel')} disabled={busy} onClick={() => store.close()} />
              <PendingButton type="submit" intent="primary" text={userDataText('import.act')} awaiting={busy} />
            </>
          }
        />
      </CheckedForm>
    </DashboardDialog>
  );
});
