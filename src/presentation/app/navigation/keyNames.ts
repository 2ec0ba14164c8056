import { shortcuts } from '@/domain/app/navigation/shortcuts';
import { isApple } from './isApple';

type ShownShortcut = (typeof shortcuts)[number];

const onApple: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥' };
const elsewhere: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/** With ⌥ a letter is another character. */
const onAppleWithLetter: Readonly<Record<string, string>> = { ...onApple, Alt: '⌃' };

function namesOf(keys: readonly string[]): Readonly<Record<string, string>> {
  if (!isApple()) return elsewhere;
  return keys.some(key => /^[A-Z]$/.test(key)) ? onAppleWithLetter : onApple;
}

/** The shortcuts of one place, with their keys as they are called on this device. */
export function keyNames(
  place: ShownShortcut['place'],
): readonly { readonly id: ShownShortcut['id']; readonly keys: readonly string[] }[] {
  return shortcuts
    .filter(shortcut => shortcut.place === place)
    .map(({ id, keys }) => ({ id, keys: keys.map(key => namesOf(keys)[key] ?? key) }));
}
