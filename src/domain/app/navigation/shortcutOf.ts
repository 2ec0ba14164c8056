interface Press {
  /** What the key types, or its name where it types nothing. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** The focus is where text is typed. */
  readonly typing: boolean;
  /** The keyboard is one of Apple's, on which the Alt key types further characters. */
  readonly isApple: boolean;
}

type GlobalShortcut = 'palette' | 'sheet' | 'nextNeed' | 'nextTab' | 'previousTab' | 'closeTab' | 'reopenTab';

const withAlt: Readonly<Record<string, GlobalShortcut>> = { PageDown: 'nextTab', PageUp: 'previousTab' };
const withLetter: Readonly<Record<string, GlobalShortcut>> = { n: 'nextNeed', w: 'closeTab', t: 'reopenTab' };

/**
 * The shortcut that is valid everywhere and was pressed. A key that types a character is a character: one alone is a
 * shortcut only where nobody types (WCAG 2.1.4), and what counts is what is typed, whatever its place on the keyboard.
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
