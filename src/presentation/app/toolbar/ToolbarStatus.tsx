import { Button } from '@blueprintjs/core';
import { FlashIcon, MoonIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { CoverageIndicator } from '../../presence/CoverageIndicator';
import { OnlineSwitch } from '../../presence/OnlineSwitch';
import { useStores } from '../../kit/useStores';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

/** Cover, presence, person and theme: in the bar where there is room, else behind its "More" button. What warns stands in the bar itself. */
export const ToolbarStatus = observer(function ToolbarStatus({ inline }: { readonly inline: boolean }) {
  const { root } = useStores();
  const { presence, theme } = useShellStores();
  const dark = theme.theme === 'dark';
  const label = appText(dark ? 'toolbar.toLight' : 'toolbar.toDark');
  return (
    <div className={inline ? 'shell-status' : 'shell-status shell-status-folded'}>
      <CoverageIndicator store={presence.cover} />
      <OnlineSwitch store={presence.onlineSwitch} />
      <span className="shell-user">{inline ? root.user?.email : appText('toolbar.account', { email: root.user?.email ?? '' })}</span>
      <Button variant="minimal" icon={dark ? <FlashIcon /> : <MoonIcon />} aria-label={label} title={label} onClick={() => theme.toggle()} {...(!inline && { text: label })} />
    </div>
  );
});
