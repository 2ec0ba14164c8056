import { useNavigate } from 'react-router-dom';
import { useStores } from '../useStores';
import { nextInNeed } from './nextInNeed';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

/**
 * Returns a function that opens the next patient who needs this user. It says so if there is none, or if that is
 * unknown.
 */
export function useNextInNeed(): () => void {
  const { access, chatBadges, notifications } = useShellStores();
  const { toasts } = useStores();
  const navigate = useNavigate();
  return () => {
    const answers = access.verdict('chat:view-requests') === 'allow';
    const path = nextInNeed(
      { chats: chatBadges.chats, requests: answers ? notifications.requests.waiting : [] },
      window.location.pathname,
    );
    const isKnown = chatBadges.phase === 'known' && (!answers || notifications.requests.state === 'live');
    if (path !== undefined) void navigate(path);
    else if (isKnown) toasts.success(appText('need.nobody'));
    else toasts.danger(appText('need.unknown'));
  };
}
