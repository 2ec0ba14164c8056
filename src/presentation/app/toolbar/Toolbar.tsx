import { Button } from '@blueprintjs/core';
import { LogOutIcon, MenuClosedIcon, MenuIcon, MenuOpenIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { alertsNote } from '../../messageAlerts/shownAlertsText';
import { AlertButtons } from '../../notifications/AlertButtons';
import { WaitingSign } from '../../notifications/WaitingSign';
import { ConnectionPanel } from '../../serverStatus/ConnectionPanel';
import { BrandMark } from '../../session/BrandMark';
import { useMedia } from '../../kit/useMedia';
import { useStores } from '../useStores';
import { appText } from '../appText';
import { keyNames } from '../navigation/keyNames';
import { AccountMenu } from './AccountMenu';
import { UpdateChip } from './UpdateChip';
import { useShellStores } from '../useShellStores';
import { CoverageIndicator } from '../../presence/CoverageIndicator';
import { OnlineSwitch } from '../../presence/OnlineSwitch';

/** D1 §9: "toolbar change at 1280px", "Medium breakpoint about 960px". */
const WIDE = '(width >= 1280px)';
const MEDIUM = '(width >= 960px)';
/** D1 §6: "chat:view-active-chats shows … the V1/V2 message and notification buttons". */
const CHAT_SCOPE = 'chat:view-active-chats';
/** The scope of users who can answer chat requests. */
const REQUEST_SCOPE = 'chat:view-requests';

/**
 * The toolbar. At its right are three groups: what is waiting, the therapist's presence as patients see it, and the
 * account.
 */
export const Toolbar = observer(function Toolbar() {
  const { about } = useStores();
  const { access, menu, notifications, presence, serverStatus, shownAlerts, update, logOut } = useShellStores();
  const wide = useMedia(WIDE);
  const medium = useMedia(MEDIUM);
  return (
    <header className="shell-toolbar">
      <Button
        className="shell-burger"
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={appText('toolbar.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={menu.overlay}
        onClick={() => menu.showOverlay(true)}
      />
      <Button
        className="shell-pin"
        variant="minimal"
        icon={menu.open ? <MenuOpenIcon /> : <MenuClosedIcon />}
        aria-label={appText(menu.open ? 'toolbar.unpinMenu' : 'toolbar.pinMenu')}
        title={appText(menu.open ? 'toolbar.unpinMenu' : 'toolbar.pinMenu')}
        aria-expanded={menu.open}
        onClick={() => menu.togglePin()}
      />
      <BrandMark />
      <strong>{about.dashboardTitle}</strong>
      <SearchButton wide={wide} />
      <span className="shell-gap" />
      <div className="shell-tools">
        <UpdateChip store={update} />
        {access.verdict(REQUEST_SCOPE) === 'allow' && <WaitingSign store={notifications.requests} />}
        {access.verdict(CHAT_SCOPE) === 'allow' && <AlertButtons stores={notifications} roomy={wide} />}
      </div>
      {medium && (
        <div className="shell-tools">
          <CoverageIndicator store={presence.coverage} />
          <OnlineSwitch store={presence.onlineSwitch} />
        </div>
      )}
      <div className="shell-tools">
        <ConnectionPanel store={serverStatus.links} note={alertsNote(shownAlerts.failedSince)} />
        <AccountMenu holdsPresence={!medium} />
        <Button
          className="shell-log-out"
          variant="minimal"
          icon={<LogOutIcon />}
          aria-label={appText('toolbar.logOut')}
          title={appText('toolbar.logOut')}
          onClick={() => logOut.ask()}
        />
      </div>
    </header>
  );
});

const searchKeys = keyNames('everywhere').find(({ id }) => id === 'palette')?.keys ?? [];

/** A button that looks like the search field of the palette that it opens. */
function SearchButton({ wide }: { readonly wide: boolean }) {
  const { palette } = useShellStores();
  return (
    <Button
      className="shell-search"
      variant={wide ? 'outlined' : 'minimal'}
      icon={<SearchIcon />}
      aria-label={appText('toolbar.search')}
      title={appText('toolbar.search')}
      aria-haspopup="dialog"
      onClick={() => palette.show('palette')}
      {...(wide && {
        text: appText('toolbar.search'),
        endIcon: <kbd aria-hidden>{searchKeys.join(' ')}</kbd>,
      })}
    />
  );
}
