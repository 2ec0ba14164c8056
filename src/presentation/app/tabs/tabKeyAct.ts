import type { KeyboardEvent } from 'react';

/** Number of tabs that an arrow key moves by. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabActs {
  readonly show: () => void;
  readonly close: () => void;
  readonly move: (step: 1 | -1) => void;
  readonly openMenu: () => void;
  readonly focusFirst: () => void;
  readonly focusLast: () => void;
  readonly focusBy: (step: 1 | -1) => void;
}

/** The act of a key; undefined for a key that the tab strip does not use. */
export function tabKeyAct({ key, ctrlKey, shiftKey }: KeyboardEvent, acts: TabActs): (() => void) | undefined {
  const step = steps[key];
  if (step !== undefined) return ctrlKey && shiftKey ? () => acts.move(step) : () => acts.focusBy(step);
  if (key === 'F10' && !shiftKey) return undefined;
  const actsByKey: Readonly<Record<string, () => void>> = {
    Enter: acts.show,
    ' ': acts.show,
    Delete: acts.close,
    Home: acts.focusFirst,
    End: acts.focusLast,
    ContextMenu: acts.openMenu,
    F10: acts.openMenu,
  };
  return actsByKey[key];
}
