import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { sessionText } from '../session/sessionText';

/**
 * Whether a part of the dashboard could not be downloaded, as bundlers and browsers say it; nothing in it is at fault.
 */
function isDownloadFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|module script failed/i.test(error.message)
  );
}

interface ErrorNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where somebody is signed in: no fault may keep them from leaving. */
  readonly onLogOut?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * Stands where something could not be shown. What could not be downloaded is tried again by itself once the device is
 * online.
 */
export function ErrorNotice({ error, onRetry, onLogOut, className = '' }: ErrorNoticeProps) {
  const isDownload = isDownloadFault(error);
  useEffect(() => {
    if (!isDownload) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isDownload, onRetry]);
  return (
    <div className={`plain-page ${className}`.trim()} role="alert">
      <p>{sessionText(isDownload ? 'start.notDownloaded' : 'start.globalError')}</p>
      <div className="actions">
        <Button text={sessionText('start.tryAgain')} onClick={onRetry} />
        {onLogOut !== undefined && <Button variant="minimal" text={sessionText('start.logOut')} onClick={onLogOut} />}
      </div>
    </div>
  );
}
