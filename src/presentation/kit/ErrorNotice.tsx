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
  /** For a signed-in person: no fault may keep them from logging out. */
  readonly onLogOut?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * The notice in place of a part that could not be shown. A failed download is retried automatically once the device is
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
