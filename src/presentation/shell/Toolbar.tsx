import { Button } from '@blueprintjs/core';
import { FlashIcon, LogOutIcon, MenuClosedIcon, MenuIcon, MenuOpenIcon, MoonIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { CoverIndicator } from '../presence/CoverIndicator';
import { OnlineSwitch } from '../presence/OnlineSwitch';
import { ConnectionPanel } from '../serverStatus/ConnectionPanel';
import { BrandMark } from '../session/BrandMark';
import { useStores } from '../shared/useStores';
import { UpdateChip } from './UpdateChip';
import { shellText } from './shellText';
import { useShellStores } from './useShellStores';

export const Toolbar = observer(function Toolbar() {
  const { about, root } = useStores();
  const { menu, presence, serverStatus, theme, update, logOut } = useShellStores();
  const dark = theme.theme === 'dark';
  return (
    <header className="shell-toolbar">
      <Button
        className="shell-burger"
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={shellText('toolbar.openMenu')}
        onClick={() => menu.showOverlay(true)}
      />
      <Button
        className="shell-pin"
        variant="minimal"
        icon={menu.open ? <MenuOpenIcon /> : <MenuClosedIcon />}
        aria-label={shellText(menu.open ? 'toolbar.unpinMenu' : 'toolbar.pinMenu')}
        title={shellText(menu.open ? 'toolbar.unpinMenu' : 'toolbar.pinMenu')}
        aria-pressed={menu.open}
        onClick={() => menu.togglePin()}
      />
      <BrandMark />
      <strong>{about.dashboardTitle}</strong>
      <span className="shell-gap" />
      <UpdateChip store={update} />
      <ConnectionPanel store={serverStatus.links} />
      <CoverIndicator store={presence.cover} />
      <OnlineSwitch store={presence.onlineSwitch} />
      <span className="shell-user">{root.user?.email}</span>
      <Button
        variant="minimal"
        icon={dark ? <FlashIcon /> : <MoonIcon />}
        aria-label={shellText(dark ? 'toolbar.toLight' : 'toolbar.toDark')}
        title={shellText(dark ? 'toolbar.toLight' : 'toolbar.toDark')}
        onClick={() => theme.toggle()}
      />
      <Button variant="minimal" icon={<LogOutIcon />} text={shellText('toolbar.logOut')} onClick={() => logOut.ask()} />
    </header>
  );
});
