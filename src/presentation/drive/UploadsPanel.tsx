import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import { driveText, refusedUploadText } from './driveText';
import { UploadRow } from './UploadRow';
import type { UploadsStore } from './UploadsStore';
import { FileField } from '../kit/forms/FileField';

/** The uploads of one patient's files, and those of other patients that are not finished. */
export const UploadsPanel = observer(function UploadsPanel({
  store,
  canUpload,
}: {
  readonly store: UploadsStore;
  readonly canUpload: boolean;
}) {
  return (
    <div className="drive-uploads">
      {canUpload && (
        <FileField
          kind="any"
          label={driveText('upload.choose')}
          hint={driveText('upload.hint')}
          isShownElsewhere
          disabled={store.isUnderway}
          onChoose={file => void store.upload(file)}
        />
      )}
      <div role="alert">
        {store.refused !== undefined && <Notice intent="warning">{refusedUploadText(store.refused)}</Notice>}
      </div>
      <ul>
        {store.shown.map(progress => (
          <UploadRow key={progress.upload.uploadId} store={store} progress={progress} />
        ))}
      </ul>
    </div>
  );
});
