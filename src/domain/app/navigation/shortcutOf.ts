interface Press {
  /** The typed character, or the name of a key that types none. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** The focus is in a text field. */
  readonly typing: boolean;
  /** An Apple keyboard, on which Alt types other characters. */
  readonly isApple: boolean;
}

type GlobalShortcut = 'palette' | 'sheet' | 'nextNeed' | 'nextTab' | 'previousTab' | 'closeTab' | 'reopenTab';

const withAlt: Readonly<Record<string, GlobalShortcut>> = { PageDown: 'nextTab', PageUp: 'previousTab' };
const withLetter: Readonly<Record<string, GlobalShortcut>> = { n: 'nextNeed', w: 'closeTab', t: 'reopenTab' };

/**
 * Returns the global shortcut that was pressed. A single character is a shortcut only outside text fields (WCAG 2.1.4).
 * The typed character counts, not the place of the key on the keyboard.
 */
export function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  typing,
  isApple,
}: Press): GlobalShortcut | undefined {
  const letter = key.toLowerCase();
  const withMod = ctrlKey !== metaKey;
  if (withMod && !altKey && !shiftKey && letter === 'k') return 'palette';
  if (metaKey) return undefined;
  if (shiftKey && (isApple ? ctrlKey && !altKey : altKey && !ctrlKey)) return withLetter[letter];
  if (ctrlKey) return undefined;
  if (!altKey) return key === '?' && !typing ? 'sheet' : undefined;
  return shiftKey ? undefined : withAlt[key];
}
