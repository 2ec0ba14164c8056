import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { UploadProgress } from '@/application/drive/UploadProgress';
import { Notice } from '../kit/Notice';
import { driveText, uploadFailureText } from './driveText';
import type { UploadsStore } from './UploadsStore';
import { uploadStepNumber, uploadSteps } from './uploadStepNumber';

/** One upload: its progress, what blocks it, and the steps that remain. */
export const UploadRow = observer(function UploadRow({
  store,
  progress,
}: {
  readonly store: UploadsStore;
  readonly progress: UploadProgress;
}) {
  const { upload, failure, isRunning, isCopyLeft = false } = progress;
  const { uploadId, position, file } = upload;
  const isOver = position.step === 'downgradePermission';
  const isDowngradeDue = position.outcome !== 'open' && !isOver;
  const step = uploadStepNumber(position.step);
  const name =
    file.fileName === undefined ? driveText('upload.unnamed') : driveText('upload.of', { name: file.fileName });
  const words =
    failure === null || (failure.kind === 'downgradeOwed' && isDowngradeDue) ? '' : uploadFailureText(failure);
  return (
    <li className="drive-upload" aria-label={name}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {driveText(`upload.outcome.${position.outcome}`)}
      </p>
      <progress max={uploadSteps.length} value={step} aria-label={name} />
      <p role="status">
        {driveText('upload.progress', {
          step,
          steps: uploadSteps.length,
          name: driveText(`upload.step.${position.step}`),
        })}
      </p>
      {isDowngradeDue && <Notice intent="warning">{driveText('upload.owed')}</Notice>}
      {words !== '' && <Notice intent={position.outcome === 'open' ? 'warning' : 'danger'}>{words}</Notice>}
      {isCopyLeft && <Notice intent="danger">{driveText('uploadFailure.copyLeft')}</Notice>}
      {store.tooLate.has(uploadId) && <p role="alert">{driveText('upload.tooLate')}</p>}
      <div className="drive-acts">
        {position.outcome === 'open' && (
          <Button text={driveText('upload.cancel')} onClick={() => void store.cancel(uploadId)} />
        )}
        {!isOver && !isRunning && <Button text={driveText('upload.resume')} onClick={() => store.resume()} />}
        {isOver && (
          <Button variant="minimal" text={driveText('upload.dismiss')} onClick={() => store.dismiss(uploadId)} />
        )}
      </div>
    </li>
  );
});
