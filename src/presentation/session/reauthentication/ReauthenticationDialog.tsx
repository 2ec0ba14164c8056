import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SignInCard } from '../signIn/SignInCard';
import { isTypedIn } from '../../app/navigation/isTypedIn';
import type { ReauthenticationStore } from './ReauthenticationStore';
import { appText } from '../../app/appText';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface ReauthenticationDialogProps {
  readonly store: ReauthenticationStore;
  readonly onLogOut: () => void;
  readonly onClosed: () => void;
}

/** Shows the sign-in card over the page, which stays as it is. The dialog closes once the session is restored. */
export const ReauthenticationDialog = observer(function ReauthenticationDialog({
  store,
  onLogOut,
  onClosed,
}: ReauthenticationDialogProps) {
  const { asked } = store;
  useEffect(() => {
    const onKeyDown = ({ target }: KeyboardEvent): void => {
      if (isTypedIn(target)) store.recordTyping();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store]);
  // A user who only wanted to make a change may cancel the dialog.
  const optional = asked?.reason === 'recentLoginRequired';
  return (
    <DashboardDialog
      className="shell-reauthentication"
      isOpen={asked !== undefined}
      canEscapeKeyClose={optional}
      onClose={() => store.abandon()}
      onClosed={onClosed}
      canOutsideClickClose={false}
      aria-labelledby="reauthentication-text"
    >
      <p className="shell-reauthentication-text" id="reauthentication-text">
        {appText(optional ? 'reauthentication.recentText' : 'reauthentication.text')}
      </p>
      {asked !== undefined && <SignInCard key={asked.user.uid} rememberedEmail={asked.user.email} />}
      <Button
        variant="minimal"
        text={appText(optional ? 'reauthentication.cancel' : 'reauthentication.logOut')}
        onClick={() => {
          store.abandon();
          if (!optional) onLogOut();
        }}
      />
    </DashboardDialog>
  );
});
