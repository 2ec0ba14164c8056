import { Button, ButtonGroup } from '@blueprintjs/core';
import { CogIcon, ChevronLeftIcon, LogOutIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../kit/people/Avatar';
import { routes } from '../routes/routes';
import { initialsOf } from '../../kit/text/initialsOf';
import { focusPopoverBody, PopoverBody } from '../../kit/PopoverBody';
import { Popup } from '../../kit/overlays/Popup';
import menuStyles from '../../kit/overlays/menu.module.css';
import { useStores } from '../useStores';
import { CoverageIndicator } from '../../presence/CoverageIndicator';
import { OnlineSwitch } from '../../presence/OnlineSwitch';
import { ConnectionList, connectionsText } from '../../serverStatus/ConnectionPanel';
import { appText } from '../appText';
import { alertsNote } from '../../messageAlerts/shownAlertsText';
import { useShellStores } from '../useShellStores';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  /** True in a narrow window, where the toolbar has no space for coverage and presence. */
  readonly holdsPresence: boolean;
}

/** Shows who is logged in, and the acts that are available on every page. */
export const AccountMenu = observer(function AccountMenu({ holdsPresence }: AccountMenuProps) {
  const { root } = useStores();
  const { serverStatus } = useShellStores();
  const [isOpen, setOpen] = useState(false);
  const email = root.user?.email ?? '';
  const { summary } = serverStatus.links;
  const label = [
    appText('toolbar.account', { email }),
    // Connection problems have an icon of their own, so they are not part of this label.
    ...(summary === 'fine' ? [connectionsText(summary)] : []),
  ].join(' · ');
  return (
    <Popup
      isOpen={isOpen}
      onInteraction={setOpen}
      onOpened={focusPopoverBody}
      content={
        <PopoverBody>
          <Panel email={email} holdsPresence={holdsPresence} onLeave={() => setOpen(false)} />
        </PopoverBody>
      }
    >
      <Button
        className={styles['button'] ?? ''}
        variant="minimal"
        icon={<Avatar initials={initialsOf(email.split('@')[0] ?? '')} person={email} />}
        aria-label={label}
        title={email}
      />
    </Popup>
  );
});

interface PanelProps extends AccountMenuProps {
  readonly email: string;
  readonly onLeave: () => void;
}

const Panel = observer(function Panel({ email, holdsPresence, onLeave }: PanelProps) {
  const { serverStatus, shownAlerts } = useShellStores();
  const [showsConnections, showConnections] = useState(false);
  if (!showsConnections)
    return (
      <Choices
        email={email}
        holdsPresence={holdsPresence}
        onLeave={onLeave}
        onConnections={() => showConnections(true)}
      />
    );
  return (
    <>
      <Button
        className={styles['back'] ?? ''}
        autoFocus
        variant="minimal"
        size="small"
        icon={<ChevronLeftIcon />}
        text={appText('toolbar.backToAccount')}
        onClick={() => showConnections(false)}
      />
      <ConnectionList store={serverStatus.links} note={alertsNote(shownAlerts.failedSince)} />
    </>
  );
});

interface ChoicesProps extends PanelProps {
  readonly onConnections: () => void;
}

const Choices = observer(function Choices({ email, holdsPresence, onLeave, onConnections }: ChoicesProps) {
  const { logOut, presence, serverStatus } = useShellStores();
  return (
    <div className={`${menuStyles['menu']} ${styles['menu']}`}>
      <p className={styles['person']} title={email}>
        {email}
      </p>
      {holdsPresence && (
        <div className={styles['presence']}>
          <OnlineSwitch store={presence.onlineSwitch} />
          <CoverageIndicator store={presence.coverage} />
        </div>
      )}
      <ThemeChoice />
      <Link to={routes.settings.pattern} onClick={onLeave}>
        <CogIcon />
        {appText('toolbar.settings')}
      </Link>
      <button type="button" onClick={onConnections}>
        <span className={`${styles['dot']} ${styles[serverStatus.links.summary]}`} />
        {connectionsText(serverStatus.links.summary)}
      </button>
      <button
        type="button"

        onClick={() => {
          onLeave();
          logOut.ask();
        }}
      >
        <LogOutIcon />
        {appText('toolbar.logOut')}
      </button>
    </div>
  );
});

const ThemeChoice = observer(function ThemeChoice() {
  const { theme } = useShellStores();
  return (
    <div className={styles['theme']} role="group" aria-label={appText('toolbar.theme')}>
      <span aria-hidden>{appText('toolbar.theme')}</span>
      <ButtonGroup>
        {theme.choices.map(choice => (
          <Button
            key={choice}
            size="small"
            text={appText(`toolbar.themes.${choice}`)}
            aria-pressed={theme.choice === choice}
            onClick={() => theme.choose(choice)}
          />
        ))}
      </ButtonGroup>
    </div>
  );
});
