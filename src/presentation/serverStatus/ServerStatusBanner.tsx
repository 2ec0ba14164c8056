import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { serverStatusText } from './serverStatusText';
import './serverStatus.css';
import type { ServerBannerStore } from './ServerBannerStore';

/**
 * Announced and present maintenance, over the whole width. The region stays, so that what appears in it is read out.
 */
export const ServerStatusBanner = observer(function ServerStatusBanner({
  store,
}: {
  readonly store: ServerBannerStore;
}) {
  const text = serverStatusText(store.status);
  return (
    <div className="status-banner-region" role="status">
      {text !== '' && (
        <p className="status-banner">
          <WarningSignIcon />
          {text}
        </p>
      )}
    </div>
  );
});
