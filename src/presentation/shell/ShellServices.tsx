import { useEffect } from 'react';
import { useShellStores } from './useShellStores';

/** What goes on as long as somebody is signed in, whichever page is shown. */
export function ShellServices() {
  const { presence, update } = useShellStores();
  useEffect(() => presence.onlineSwitch.start(), [presence]);
  useEffect(() => presence.cover.start(), [presence]);
  useEffect(() => update.start(), [update]);
  return null;
}
