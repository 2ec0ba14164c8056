import { shortcuts } from '@/domain/app/navigation/shortcuts';
import { isApple } from './isApple';

type ShownShortcut = (typeof shortcuts)[number];

const onApple: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥' };
const elsewhere: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/**
 * For shortcuts with a letter, which use Control on Apple keyboards because ⌥ with a letter types another character.
 */
const onAppleWithLetter: Readonly<Record<string, string>> = { ...onApple, Alt: '⌃' };

function namesOf(keys: readonly string[]): Readonly<Record<string, string>> {
  if (!isApple()) return elsewhere;
  return keys.some(key => /^[A-Z]$/.test(key)) ? onAppleWithLetter : onApple;
}

/** The shortcuts of one place, with the names that their keys have on this device. */
export function keyNames(
  place: ShownShortcut['place'],
): readonly { readonly id: ShownShortcut['id']; readonly keys: readonly string[] }[] {
  return shortcuts
    .filter(shortcut => shortcut.place === place)
    .map(({ id, keys }) => ({ id, keys: keys.map(key => namesOf(keys)[key] ?? key) }));
}
