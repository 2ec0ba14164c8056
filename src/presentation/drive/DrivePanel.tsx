import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useStore } from '../kit/useStore';
import { AccountPanel } from './AccountPanel';
import './drive.css';
import type { DriveStores } from './DriveStores';
import { driveText } from './driveText';
import { UploadsPanel } from './UploadsPanel';

interface DrivePanelProps {
  readonly patientId: string;
  readonly stores: DriveStores;
  /** True if the therapist may make changes for this patient. */
  readonly mayChange: boolean;
  /** Called when a file has been added to the patient's history. */
  readonly onRecorded: () => void;
  readonly id?: string;
  /** True if the user has opened the panel. It is also shown while something needs attention. */
  readonly isOpen?: boolean;
  /** Called with true when something needs attention, and with false when it no longer does. */
  readonly onAttention?: (needsAttention: boolean) => void;
}

/** The therapist's drive account, and the uploads into a patient's folder. */
export const DrivePanel = observer(function DrivePanel({
  patientId,
  stores,
  mayChange,
  onRecorded,
  id,
  isOpen = true,
  onAttention,
}: DrivePanelProps) {
  const title = useId();
  const account = useStore(() => stores.account());
  const uploads = useStore(() => stores.uploads(patientId, onRecorded));
  const { mayWrite } = uploads;
  const wrote = useRef(mayWrite);
  // After an upload the account is loaded again, because its access has changed.
  useEffect(() => {
    if (wrote.current && !mayWrite) void account.load();
    wrote.current = mayWrite;
  }, [account, mayWrite]);
  const needsAttention = account.needsAttention(mayWrite) || uploads.needsAttention;
  useEffect(() => {
    onAttention?.(needsAttention);
  }, [needsAttention, onAttention]);
  return (
    <section className="drive-panel" id={id} aria-labelledby={title} hidden={!isOpen && !needsAttention}>
      <h3 id={title}>{driveText('title')}</h3>
      <AccountPanel store={account} mayWrite={mayWrite} />
      <UploadsPanel store={uploads} canUpload={mayChange && !!account.account} />
    </section>
  );
});
