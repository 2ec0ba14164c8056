import { useEffect } from 'react';
import { shortcutOf } from '@/domain/app/navigation/shortcutOf';
import { isApple } from './isApple';
import { isTypedIn } from './isTypedIn';
import type { ShellStores } from '../ShellStores';

/** Handles the global shortcuts. While a dialog is open, only its own keys work; while the page is locked, none. */
export function useShortcuts(
  { tabs, palette, logOut, reauthentication }: Pick<ShellStores, 'tabs' | 'palette' | 'logOut' | 'reauthentication'>,
  toNextInNeed: () => void,
): void {
  useEffect(() => {
    const acts = {
      palette: () => palette.show('palette'),
      sheet: () => palette.show('sheet'),
      nextNeed: toNextInNeed,
      nextTab: () => tabs.showNeighbour(1),
      previousTab: () => tabs.showNeighbour(-1),
      closeTab: () => tabs.closeActive(),
      reopenTab: () => tabs.reopen(),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const modifiers = { ctrlKey, metaKey, altKey, shiftKey };
      const shortcut = shortcutOf({ key, ...modifiers, typing: isTypedIn(target), isApple: isApple() });
      const asks = logOut.phase !== 'idle' || reauthentication.asked !== undefined || reauthentication.locked;
      if (shortcut === undefined || asks) return;
      event.preventDefault();
      acts[shortcut]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tabs, palette, logOut, reauthentication, toNextInNeed]);
}
