import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { sessionText } from '../session/sessionText';
import { LanguageLoadError } from '../kit/text/LanguageLoadError';
import { useOnline } from '../kit/useOnline';
import { useStore } from '../kit/useStore';
import { useStores } from './useStores';

/**
 * True if a part of the dashboard could not be downloaded, as reported by bundlers, browsers and the catalogue of
 * texts. The code of that part is then not at fault.
 */
function isDownloadFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof LanguageLoadError ||
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|module script failed/i.test(error.message)
  );
}

interface NoticeProps {
  readonly onRetry: () => void;
  /** Logs out; set for a signed-in user, because no error may prevent logging out. */
  readonly onLogOut?: (() => void) | undefined;
  readonly className?: string | undefined;
}

interface ErrorNoticeProps extends NoticeProps {
  readonly error: unknown;
}

/** The notice instead of a part that could not be shown. */
export function ErrorNotice({ error, ...props }: ErrorNoticeProps) {
  if (isDownloadFault(error)) return <LostDownloadNotice {...props} />;
  return <ErrorFrame {...props} text={sessionText('start.globalError')} />;
}

/**
 * Retries a failed download once the device is online or the user returns to the window. If the site serves another
 * version, which may lack the part, that version is offered.
 */
const LostDownloadNotice = observer(function LostDownloadNotice(props: NoticeProps) {
  const stores = useStores();
  const store = useStore(() => stores.lostDownload());
  const isOnline = useOnline();
  const { onRetry } = props;
  useRetries(onRetry, isOnline && store.isOutdated);
  if (!isOnline) return <ErrorFrame {...props} text={sessionText('start.notDownloadedOffline')} />;
  if (!store.isOutdated) return <ErrorFrame {...props} text={sessionText('start.notDownloaded')} />;
  return (
    <ErrorFrame
      {...props}
      text={sessionText(store.isTextSaved ? 'start.outdated' : 'start.outdatedUnkept')}
      onUpdate={store.reload}
    />
  );
});

/** Events of the window after which a download may succeed: the network, or the user, is back. */
const hopefulSigns = ['online', 'focus'];

/** Retries whenever a download may succeed, unless that is futile. */
function useRetries(onRetry: () => void, isFutile: boolean): void {
  useEffect(() => {
    if (isFutile) return;
    const watch = new AbortController();
    for (const sign of hopefulSigns) window.addEventListener(sign, onRetry, watch);
    return () => watch.abort();
  }, [isFutile, onRetry]);
}

interface ErrorFrameProps extends NoticeProps {
  readonly text: string;
  readonly onUpdate?: () => void;
}

function ErrorFrame({ text, onRetry, onUpdate, onLogOut, className = '' }: ErrorFrameProps) {
  return (
    <div className={`plain-page ${className}`.trim()} role="alert">
      <p>{text}</p>
      <div className="actions">
        {onUpdate !== undefined && (
          <Button intent="primary" text={sessionText('start.update')} onClick={() => onUpdate()} />
        )}
        <Button text={sessionText('start.tryAgain')} onClick={onRetry} />
        {onLogOut !== undefined && <Button variant="minimal" text={sessionText('start.logOut')} onClick={onLogOut} />}
      </div>
    </div>
  );
}
