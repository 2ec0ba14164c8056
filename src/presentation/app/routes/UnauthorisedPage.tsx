import { LockIcon } from '@blueprintjs/icons';
import { useLocation } from 'react-router-dom';
import { CheckAgainNotice } from './CheckAgainNotice';
import { LinkButton } from '../../kit/LinkButton';
import { isRefusal } from './Refusal';
import { ShellMessage } from '../ShellMessage';
import { InaccessibleDrafts } from './InaccessibleDrafts';
import { appText } from '../appText';
import { routes } from './routes';
import { useShellStores } from '../useShellStores';

/** Says that the user may not open the page, and offers where to go instead. */
export function UnauthorisedPage() {
  const { access, inaccessibleDrafts } = useShellStores();
  const state: unknown = useLocation().state;
  return (
    <ShellMessage
      icon={<LockIcon size={40} />}
      title={appText('unauthorised.title')}
      text={appText('unauthorised.text')}
      more={
        isRefusal(state) && (
          <InaccessibleDrafts key={state.needed} createStore={() => inaccessibleDrafts(state.needed)} />
        )
      }
    >
      {isRefusal(state) && <CheckAgainNotice access={access} refusal={state} />}
      <LinkButton to={routes.home.pattern} variant="minimal" text={appText('notFound.toHome')} />
    </ShellMessage>
  );
}
