import { observer } from 'mobx-react-lite';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { useMedia } from '../../kit/useMedia';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { HomeAdministration } from './HomeAdministration';
import { HomeLinksCards } from './HomeLinksCards';
import { NeedsYouNow } from './NeedsYouNow';

/** Below this width the menu is not in view. */
const HIDES_MENU = '(width < 960px)';
/** Any of them makes somebody a person whom patients need. */
const CARE_SCOPES = ['chat:view-requests', 'chat:view-active-chats', 'therapist:list-patients'] as const;

/** The heading of the specification, and what needs this person now. */
export const HomePage = observer(function HomePage() {
  const { access } = useShellStores();
  const hidesMenu = useMedia(HIDES_MENU);
  return (
    <Page>
      <PageHeader title={appText('home.title')} />
      {CARE_SCOPES.some(scope => access.verdict(scope) === 'allow') && <NeedsYouNow />}
      <HomeAdministration />
      {hidesMenu && <HomeLinksCards />}
    </Page>
  );
});
