type Place = 'everywhere' | 'tabs' | 'chat';

interface Shortcut<Id extends string> {
  readonly id: Id;
  readonly place: Place;
  /**
   * As printed on the keys. On Apple keyboards `Mod` is ⌘ and `Alt` is ⌥, or ⌃ before a letter, because ⌥ would type
   * another character.
   */
  readonly keys: readonly string[];
}

const shortcut = <Id extends string>(place: Place, id: Id, ...keys: readonly string[]): Shortcut<Id> => ({
  id,
  place,
  keys,
});

/** All shortcuts, as listed on the help sheet. */
export const shortcuts = [
  shortcut('everywhere', 'palette', 'Mod', 'K'),
  shortcut('everywhere', 'sheet', '?'),
  shortcut('everywhere', 'nextNeed', 'Alt', 'Shift', 'N'),
  shortcut('everywhere', 'nextTab', 'Alt', 'PageDown'),
  shortcut('everywhere', 'previousTab', 'Alt', 'PageUp'),
  shortcut('everywhere', 'closeTab', 'Alt', 'Shift', 'W'),
  shortcut('everywhere', 'reopenTab', 'Alt', 'Shift', 'T'),
  shortcut('tabs', 'walkTabs', '←', '→'),
  shortcut('tabs', 'openTab', 'Enter'),
  shortcut('tabs', 'deleteTab', 'Delete'),
  shortcut('tabs', 'moveTab', 'Ctrl', 'Shift', '←', '→'),
  shortcut('tabs', 'tabMenu', 'Shift', 'F10'),
  shortcut('chat', 'send', 'Enter'),
  shortcut('chat', 'newLine', 'Shift', 'Enter'),
  shortcut('chat', 'editLast', '↑'),
] as const;
