import { Button } from '@blueprintjs/core';
import { PaperclipIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useState, type ReactNode } from 'react';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import { DriveFileActs } from '../../drive/DriveFileActs';
import { DrivePanel } from '../../drive/DrivePanel';
import { driveText } from '../../drive/driveText';
import type { ProfilePageProps } from '../profile/ProfilePageProps';
import { nameOf } from './nameOf';
import { PatientTimeline } from './PatientTimeline';
import { routes } from '../../app/routes/routes';

/**
 * The page of a profile that shows the patient's history. Writing is possible once the details are loaded, because they
 * determine whether the user may write.
 */
export const TimelinePage = observer(function TimelinePage({
  patientId,
  stores,
  profile,
  hasDrive = true,
  hasRecord = true,
}: ProfilePageProps<'timeline' | 'drive'>) {
  const { details } = profile;
  const filesId = useId();
  const [isFileButtonOn, setIsFileButtonOn] = useState(false);
  const [needsAttention, setNeedsAttention] = useState(false);
  const isFilePanelOpen = isFileButtonOn || needsAttention;
  /** The panel stays open when it no longer needs attention, so that it does not close while the user works in it. */
  const onAttention = useCallback((needs: boolean) => {
    setNeedsAttention(needs);
    if (needs) setIsFileButtonOn(true);
  }, []);
  const fileActs = ({ momentId, driveFile }: Moment): ReactNode =>
    driveFile &&
    hasDrive && (
      <DriveFileActs
        key={momentId}
        stores={stores.drive}
        subject={{ patientId, momentId, fileName: driveFile.fileName }}
      />
    );
  const files = (onRecorded: () => void): ReactNode => (
    <DrivePanel
      patientId={patientId}
      stores={stores.drive}
      mayChange={details?.onlyReads === false}
      onRecorded={onRecorded}
      id={filesId}
      isOpen={isFilePanelOpen}
      onAttention={onAttention}
    />
  );
  const fileButton = (
    <Button
      variant="minimal"
      icon={<PaperclipIcon />}
      aria-label={driveText('open')}
      title={driveText('open')}
      active={isFilePanelOpen}
      aria-expanded={isFilePanelOpen}
      aria-controls={filesId}
      onClick={() => setIsFileButtonOn(!isFileButtonOn)}
    />
  );
  const onDeleted = (type: MomentType): void => {
    if (type === 'appointment') profile.reload('appointments');
    if (type === 'phq9') profile.reload('phq9');
  };
  /** Keeps the facts in the header as recent as the history. */
  const onRefresh = (): void => {
    profile.reload('riskAssessments');
    profile.reload('phq9');
    profile.reload('appointments');
  };
  return (
    <PatientTimeline
      key={patientId}
      open={() => stores.timeline(patientId, onDeleted)}
      fileActs={fileActs}
      {...(hasDrive && { files, fileButton })}
      name={nameOf(details)}
      printSubject={profile.printSubject}
      access={details === undefined ? 'unknown' : details.onlyReads ? 'read' : 'write'}
      recordPath={hasRecord ? routes.profileRecord.to({ patientId }) : ''}
      onRefresh={onRefresh}
      isLost={profile.isLost}
      onLost={profile.handleAccessLost}
    />
  );
});
