import { Button } from '@blueprintjs/core';
import { DownloadIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import './drive.css';
import type { DriveFileSubject } from './DriveFileStore';
import type { DriveStores } from './DriveStores';
import { driveText, openFileFailureText } from './driveText';

interface DriveFileActsProps {
  readonly stores: DriveStores;
  readonly subject: DriveFileSubject;
}

/** Buttons to download or to view one file of a patient. */
export const DriveFileActs = observer(function DriveFileActs({ stores, subject }: DriveFileActsProps) {
  const store = useStore(() => stores.file(subject));
  const { busy, failure, leave } = store;
  const name = subject.fileName;
  return (
    <div className="drive-file">
      <div className="drive-acts">
        {/* Hidden from a user who may not download. Viewing the file is not limited. */}
        {leave !== 'refused' && (
          <PendingButton
            quiet
            size="small"
            icon={<DownloadIcon />}
            text={driveText('file.download')}
            aria-label={driveText('file.downloadOf', { name })}
            awaiting={busy}
            onClick={() => void store.open('download')}
          />
        )}
        <PendingButton
          quiet
          size="small"
          icon={<EyeOpenIcon />}
          text={driveText('file.preview')}
          aria-label={driveText('file.previewOf', { name })}
          awaiting={busy}
          onClick={() => void store.open('preview')}
        />
      </div>
      {leave === 'refused' && <p className="drive-refused">{driveText('file.unauthorised')}</p>}
      <div role="alert">
        {failure !== undefined && (
          <Notice
            intent="danger"
            {...(failure.kind === 'refused' && {
              action: <Button text={driveText('file.renew')} onClick={() => void store.renew()} />,
            })}
          >
            {openFileFailureText(failure)}
          </Notice>
        )}
      </div>
    </div>
  );
});
