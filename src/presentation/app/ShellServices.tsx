import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EnableSoundPrompt } from '../notifications/EnableSoundPrompt';
import { PresenceNotice } from '../presence/PresenceNotice';
import { EngineBreakdown } from './EngineBreakdown';
import { useShellStores } from './useShellStores';

/** Starts the services that run on every page while a user is signed in. */
export const ShellServices = observer(function ShellServices({ goHome }: { readonly goHome: () => void }) {
  const { access, menu, notifications, ownZone, presence, serverStatus, update } = useShellStores();
  useEffect(() => notifications.list.start(), [notifications]);
  useEffect(() => notifications.messages.start(), [notifications]);
  useEffect(() => notifications.sound.start(), [notifications]);
  const answersRequests = access.verdict('chat:view-requests') === 'allow';
  useEffect(() => (answersRequests ? notifications.requests.start() : undefined), [notifications, answersRequests]);
  const hasZone = access.verdict('therapist:list-patients') === 'allow';
  useEffect(() => (hasZone ? ownZone.start() : undefined), [ownZone, hasZone]);
  useEffect(() => menu.start(), [menu]);
  useEffect(() => presence.onlineSwitch.start(), [presence]);
  useEffect(() => presence.coverage.start(), [presence]);
  useEffect(() => update.start(), [update]);
  useEffect(() => serverStatus.links.start(), [serverStatus]);
  useEffect(() => serverStatus.banner.start(goHome), [serverStatus, goHome]);
  return (
    <>
      <PresenceNotice store={presence.onlineSwitch} />
      <EnableSoundPrompt store={notifications.sound} />
      <EngineBreakdown />
    </>
  );
});
