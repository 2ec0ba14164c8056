import { observer } from 'mobx-react-lite';
import { accessText } from '../../access/accessText';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { useMedia } from '../../kit/useMedia';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { HomeAdministration } from './HomeAdministration';
import { HomeLinksCards } from './HomeLinksCards';
import { NeedsYouNow } from './NeedsYouNow';

/** Matches windows that are too narrow to show the menu. */
const HIDES_MENU = '(width < 960px)';
/** Patients may need a user who has any of these scopes. */
const CARE_SCOPES = ['chat:view-requests', 'chat:view-active-chats', 'therapist:list-patients'] as const;

/** The home page: the heading that the specification fixes, and what needs the user now. */
export const HomePage = observer(function HomePage() {
  const { access } = useShellStores();
  const hidesMenu = useMedia(HIDES_MENU);
  return (
    <Page>
      <PageHeader title={appText('home.title')} />
      {access.verdict('chat:view-requests') === 'couldNotCheck' && (
        <div role="alert">
          <Notice
            intent="warning"
            action={
              <PendingButton
                size="small"
                text={appText('unauthorised.again')}
                awaiting={access.checking}
                onClick={() => access.retry()}
              />
            }
          >
            {accessText('couldNotCheck')}
          </Notice>
        </div>
      )}
      {CARE_SCOPES.some(scope => access.verdict(scope) === 'allow') && <NeedsYouNow />}
      <HomeAdministration />
      {hidesMenu && <HomeLinksCards />}
    </Page>
  );
});
