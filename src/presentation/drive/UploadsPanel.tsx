import { observer } from 'mobx-react-lite';
import { useId, type ChangeEvent } from 'react';
import { Notice } from '../kit/Notice';
import { driveText, refusedUploadText } from './driveText';
import { UploadRow } from './UploadRow';
import type { UploadsStore } from './UploadsStore';
import { privateField } from '../kit/privateField';

/** Uploads of one patient's files, and pending steps of others. */
export const UploadsPanel = observer(function UploadsPanel({
  store,
  canUpload,
}: {
  readonly store: UploadsStore;
  readonly canUpload: boolean;
}) {
  const hint = useId();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file !== undefined) void store.upload(file);
  };
  return (
    <div className="drive-uploads">
      {canUpload && (
        <label className="drive-choose">
          <span>{driveText('upload.choose')}</span>
          <input {...privateField} type="file" onChange={take} disabled={store.isUnderway} aria-describedby={hint} />
        </label>
      )}
      {canUpload && (
        <p id={hint} className="drive-hint">
          {driveText('upload.hint')}
        </p>
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
