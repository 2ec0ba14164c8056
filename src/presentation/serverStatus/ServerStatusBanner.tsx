import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { serverStatusText } from './serverStatusText';
import './serverStatus.css';
import type { ServerBannerStore } from './ServerBannerStore';

/**
 * Says that maintenance is announced or in progress, over the full width of the page. The live region is always there,
 * so that screen readers announce what appears in it.
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
