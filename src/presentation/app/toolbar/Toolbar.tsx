import { Button } from '@blueprintjs/core';
import {
  LogOutIcon,
  MenuClosedIcon,
  MenuIcon,
  MenuOpenIcon,
  SearchIcon,
  MoreIcon,
  FlashIcon,
  MoonIcon,
} from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { AlertButtons } from '../../notifications/AlertButtons';
import { WaitingSign } from '../../notifications/WaitingSign';
import { ConnectionPanel } from '../../serverStatus/ConnectionPanel';
import { BrandMark } from '../../session/BrandMark';
import { useMedia } from '../../kit/useMedia';
import { useStores } from '../../kit/useStores';
import { appText } from '../appText';
import { UpdateChip } from './UpdateChip';
import { useShellStores } from '../useShellStores';
import { focusPopoverBody, PopoverBody } from '../../kit/PopoverBody';
import { CoverageIndicator } from '../../presence/CoverageIndicator';
import { OnlineSwitch } from '../../presence/OnlineSwitch';
import { Popup } from '../../kit/overlays/Popup';

/**
 * Cover, presence, person and theme: in the bar where there is room, otherwise behind its "More" button. Warnings are
 * always in the bar.
 */
const ToolbarStatus = observer(function ToolbarStatus({ inline }: { readonly inline: boolean }) {
  const { root } = useStores();
  const { presence, theme } = useShellStores();
  const dark = theme.theme === 'dark';
  const label = appText(dark ? 'toolbar.toLight' : 'toolbar.toDark');
  return (
    <div className={inline ? 'shell-status' : 'shell-status shell-status-folded'}>
      <CoverageIndicator store={presence.cover} />
      <OnlineSwitch store={presence.onlineSwitch} />
      <span className="shell-user">
        {inline ? root.user?.email : appText('toolbar.account', { email: root.user?.email ?? '' })}
      </span>
      <Button
        variant="minimal"
        icon={dark ? <FlashIcon /> : <MoonIcon />}
        aria-label={label}
        title={label}
        onClick={() => theme.toggle()}
        {...(!inline && { text: label })}
      />
    </div>
  );
});

/** The compact bar's other half. */
function ToolbarMore() {
  const more = (
    <PopoverBody>
      <ToolbarStatus inline={false} />
    </PopoverBody>
  );
  return (
    <Popup content={more} onOpened={focusPopoverBody}>
      <Button
        className="shell-more"
        variant="minimal"
        icon={<MoreIcon />}
        aria-label={appText('toolbar.more')}
        title={appText('toolbar.more')}
      />
    </Popup>
  );
}

/** From this width on everything is in the bar (D1 §9: "toolbar change at 1280px"). */
const WIDE = '(width >= 1280px)';
/** D1 §6: "chat:view-active-chats shows … the V1/V2 message and notification buttons". */
const CHAT_SCOPE = 'chat:view-active-chats';
/** Of those who can answer chat requests. */
const REQUEST_SCOPE = 'chat:view-requests';

export const Toolbar = observer(function Toolbar() {
  const { about } = useStores();
  const { access, menu, notifications, palette, serverStatus, update, logOut } = useShellStores();
  const wide = useMedia(WIDE);
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
        aria-pressed={menu.open}
        onClick={() => menu.togglePin()}
      />
      <BrandMark />
      <strong>{about.dashboardTitle}</strong>
      <Button
        className="shell-search"
        variant={wide ? 'outlined' : 'minimal'}
        icon={<SearchIcon />}
        aria-label={appText('toolbar.search')}
        title={appText('toolbar.search')}
        aria-haspopup="dialog"
        onClick={() => palette.show('palette')}
        {...(wide && { text: appText('toolbar.search') })}
      />
      <span className="shell-gap" />
      <UpdateChip store={update} />
      {access.verdict(REQUEST_SCOPE) === 'allow' && <WaitingSign store={notifications.requests} />}
      {access.verdict(CHAT_SCOPE) === 'allow' && <AlertButtons stores={notifications} />}
      <ConnectionPanel store={serverStatus.links} />
      {wide ? <ToolbarStatus inline /> : <ToolbarMore />}
      <Button
        className="shell-log-out"
        variant="minimal"
        icon={<LogOutIcon />}
        aria-label={appText('toolbar.logOut')}
        text={appText('toolbar.logOut')}
        onClick={() => logOut.ask()}
      />
    </header>
  );
});
