import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { appText } from '../appText';
import type { ShownTab } from './TabsStore';
import { useShellStores } from '../useShellStores';

interface TabMenuProps {
  readonly tab: ShownTab;
  /** Position of the menu, in pixels from the strip's left edge. */
  readonly left: number;
  /** Closes the menu and returns the focus. */
  readonly onClose: () => void;
}

interface MenuAct {
  readonly text: string;
  readonly run: () => void;
  readonly disabled: boolean;
}

/** Number of menu items that an arrow key moves the focus by. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export const TabMenu = observer(function TabMenu({ tab, left, onClose }: TabMenuProps) {
  const { tabs } = useShellStores();
  const menu = useRef<HTMLDivElement>(null);
  const { url, name } = tab;
  const place = tabs.placeOf(url);
  const last = tabs.shown.length - 1;
  const acts: readonly MenuAct[] = [
    { text: appText('tabs.closeTab'), run: () => tabs.close(url), disabled: !tabs.closable },
    { text: appText('tabs.closeRight'), run: () => tabs.closeToRight(url), disabled: place === last },
    { text: appText('tabs.closeOthers'), run: () => tabs.closeOthers(url), disabled: last === 0 },
    { text: appText('tabs.closeLatest'), run: () => tabs.closeLatest(), disabled: !tabs.closable },
    { text: appText('tabs.reopen'), run: () => tabs.reopen(), disabled: !tabs.canReopen },
    { text: appText('tabs.moveLeft'), run: () => tabs.moveBy(url, -1), disabled: place === 0 },
    { text: appText('tabs.moveRight'), run: () => tabs.moveBy(url, 1), disabled: place === last },
  ];
  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    items()[0]?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const all = items();
    const at = all.findIndex(item => item === event.target);
    const step = steps[event.key];
    const next =
      { Home: all[0], End: all.at(-1) }[event.key] ??
      (step === undefined ? undefined : all[(at + step + all.length) % all.length]);
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (next === undefined) return;
    next?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div
        className="tabs-behind"
        aria-hidden
        onPointerDown={onClose}
        onContextMenu={event => event.preventDefault()}
      />
      <div
        className="tabs-menu"
        role="menu"
        aria-label={appText('tabs.menu', { name })}
        style={{ insetInlineStart: `min(${left}px, calc(100% - 250px))` }}
        ref={menu}
        onKeyDown={onKeyDown}
      >
        {acts.map(({ text, run, disabled }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={disabled}
            onClick={() => {
              if (disabled) return;
              run();
              onClose();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
});
