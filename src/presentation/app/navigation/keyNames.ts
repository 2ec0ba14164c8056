import { shortcuts } from '@/domain/app/navigation/shortcuts';

type ShownShortcut = (typeof shortcuts)[number];

const onApple: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥' };
const elsewhere: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/** The shortcuts of one place, with their keys as they are called on this device. */
export function keyNames(
  place: ShownShortcut['place'],
): readonly { readonly id: ShownShortcut['id']; readonly keys: readonly string[] }[] {
  const names = /Mac|iPhone|iPad/.test(navigator.userAgent) ? onApple : elsewhere;
  return shortcuts
    .filter(shortcut => shortcut.place === place)
    .map(({ id, keys }) => ({ id, keys: keys.map(key => names[key] ?? key) }));
}
