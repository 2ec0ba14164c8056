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
  /** The therapist may change something for this patient. */
  readonly mayChange: boolean;
  /** A file has come into the history. */
  readonly onRecorded: () => void;
  readonly id?: string;
  /** Somebody wants to see it; where something needs to be known or done, it is shown unasked. */
  readonly isOpen?: boolean;
  /** It is shown unasked. */
  readonly onAttention?: () => void;
}

/** The therapist's drive account and the uploads into a patient's folder. */
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
  // What was read while an upload was under way is over with it.
  useEffect(() => {
    if (wrote.current && !mayWrite) void account.load();
    wrote.current = mayWrite;
  }, [account, mayWrite]);
  const needsAttention = account.needsAttention(mayWrite) || uploads.needsAttention;
  useEffect(() => {
    if (needsAttention) onAttention?.();
  }, [needsAttention, onAttention]);
  return (
    <section className="drive-panel" id={id} aria-labelledby={title} hidden={!isOpen && !needsAttention}>
      <h3 id={title}>{driveText('title')}</h3>
      <AccountPanel store={account} mayWrite={mayWrite} />
      <UploadsPanel store={uploads} canUpload={mayChange && !!account.account} />
    </section>
  );
});
