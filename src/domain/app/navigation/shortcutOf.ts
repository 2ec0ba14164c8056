interface Press {
  /** What the key types. */
  readonly key: string;
  /** Which key it is, whatever it types. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** The focus is where text is typed. */
  readonly typing: boolean;
}

type GlobalShortcut = 'palette' | 'sheet' | 'nextNeed' | 'nextTab' | 'previousTab' | 'closeTab' | 'reopenTab';

const withAlt: Readonly<Record<string, GlobalShortcut>> = { PageDown: 'nextTab', PageUp: 'previousTab' };
const withAltAndShift: Readonly<Record<string, GlobalShortcut>> = {
  KeyN: 'nextNeed',
  KeyW: 'closeTab',
  KeyT: 'reopenTab',
};

/**
 * The shortcut that is valid everywhere and was pressed. One character alone is a shortcut only where nobody types
 * (WCAG 2.1.4).
 */
export function shortcutOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  typing,
}: Press): GlobalShortcut | undefined {
  const withMod = ctrlKey !== metaKey;
  if (withMod && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey) return undefined;
  if (!altKey) return key === '?' && !typing ? 'sheet' : undefined;
  return shiftKey ? withAltAndShift[code] : withAlt[code];
}
