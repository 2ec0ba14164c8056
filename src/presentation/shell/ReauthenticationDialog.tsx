import { Button, Dialog } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { SignInCard } from '../session/SignInCard';
import type { ReauthenticationStore } from './ReauthenticationStore';
import { shellText } from './shellText';

interface ReauthenticationDialogProps {
  readonly store: ReauthenticationStore;
  readonly onLogOut: () => void;
}

/** The sign-in card over the page, which stays as it is. It goes when the session is there again. */
export const ReauthenticationDialog = observer(function ReauthenticationDialog({ store, onLogOut }: ReauthenticationDialogProps) {
  const { asked } = store;
  return (
    <Dialog
      className="shell-reauthentication"
      isOpen={asked !== undefined}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      aria-label={shellText('reauthentication.label')}
    >
      <p className="shell-reauthentication-text">{shellText('reauthentication.text')}</p>
      {asked !== undefined && <SignInCard key={asked.uid} rememberedEmail={asked.email} />}
      <Button
        variant="minimal"
        text={shellText('reauthentication.logOut')}
        onClick={() => {
          store.abandon();
          onLogOut();
        }}
      />
    </Dialog>
  );
});
