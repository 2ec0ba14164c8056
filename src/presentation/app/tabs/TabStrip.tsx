import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keepInView } from '../../kit/keepInView';
import './tabs.css';
import { appText } from '../appText';
import { TabFinder } from './TabFinder';
import { TabMenu } from './TabMenu';
import type { ShownTab } from './TabsStore';
import { useShellStores } from '../useShellStores';
import { tabKeyAct } from './tabKeyAct';
import { WorkTab } from './WorkTab';

/**
 * Keeps the active tab in view, also when tabs get wider as the names of patients are loaded, and when the window gets
 * narrower.
 */
function useActiveInView(list: RefObject<HTMLElement | null>, active: string | undefined, count: number): void {
  useEffect(() => {
    const strip = list.current;
    if (strip === null) return;
    const mark = (): void => markHiddenEnds(strip);
    const watcher = new ResizeObserver(() => {
      keepInView(strip, '[aria-selected="true"]');
      mark();
    });
    for (const part of [strip, ...strip.children]) watcher.observe(part);
    strip.addEventListener('scroll', mark);
    return () => {
      watcher.disconnect();
      strip.removeEventListener('scroll', mark);
    };
  }, [list, active, count]);
}

/** Marks the ends of the strip beyond which there are more tabs; tabs fade out there. */
function markHiddenEnds(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  strip.dataset['before'] = String(scrollLeft > 0);
  // Widths are rounded, so a difference of one pixel means nothing.
  strip.dataset['after'] = String(scrollLeft + clientWidth < scrollWidth - 1);
}

interface OpenMenu {
  readonly tab: ShownTab;
  readonly left: number;
}

/**
 * The open pages as one tab list: a single tab stop however many there are. Screen readers announce the position of the
 * selected tab. Arrow keys only move the focus, because showing a page may load much.
 */
export const TabStrip = observer(function TabStrip() {
  const { tabs } = useShellStores();
  const { shown, offline } = tabs;
  const list = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLElement>(null);
  const [entered, enter] = useState<string | undefined>(undefined);
  const [dragged, drag] = useState<string | undefined>(undefined);
  const [menu, openMenu] = useState<OpenMenu | undefined>(undefined);
  const [said, say] = useState('');
  const active = shown.find(tab => tab.active)?.url;
  useActiveInView(list, active, shown.length);

  const entrance = shown.some(({ url }) => url === entered) ? entered : (active ?? shown[0]?.url);
  const focusAt = (place: number): void => list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  const showMenu = (tab: ShownTab, element: HTMLElement): void => {
    const left = element.getBoundingClientRect().left - (strip.current?.getBoundingClientRect().left ?? 0);
    if (!offline) openMenu({ tab, left });
  };
  const move = (tab: ShownTab, step: 1 | -1): void => {
    tabs.moveBy(tab.url, step);
    say(appText('tabs.place', { name: tab.name, place: tabs.placeOf(tab.url) + 1, count: shown.length }));
  };
  const close = (tab: ShownTab): void => {
    const place = tabs.placeOf(tab.url);
    // The strip is rendered before the focus moves: a closed tab that is still there would take the focus and then lose
    // it.
    flushSync(() => tabs.close(tab.url));
    focusAt(Math.min(place, tabs.shown.length - 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: ShownTab, place: number): void => {
    const act = tabKeyAct(event, {
      show: () => tabs.show(tab.url),
      close: () => close(tab),
      move: step => move(tab, step),
      openMenu: () => showMenu(tab, event.currentTarget),
      focusFirst: () => focusAt(0),
      focusLast: () => focusAt(shown.length - 1),
      focusBy: step => focusAt((place + step + shown.length) % shown.length),
    });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onDrop = (event: DragEvent, place: number): void => {
    event.preventDefault();
    if (dragged !== undefined) tabs.move(dragged, place);
    drag(undefined);
  };
  const closeMenu = (url: string): void => {
    // Renders what the menu has done to the tabs before the focus moves.
    flushSync(() => openMenu(undefined));
    focusAt(Math.max(0, Math.min(tabs.placeOf(url), tabs.shown.length - 1)));
  };

  if (shown.length === 0) return null;
  return (
    <section className={offline ? 'tabs tabs-offline' : 'tabs'} aria-label={appText('tabs.label')} ref={strip}>
      <div
        className="tabs-list"
        role="tablist"
        aria-label={appText('tabs.label')}
        aria-describedby="tabs-help"
        ref={list}
      >
        {shown.map((tab, place) => (
          <WorkTab
            key={tab.url}
            tab={tab}
            reachable={tab.url === entrance}
            isDragged={tab.url === dragged}
            onEnter={() => enter(tab.url)}
            onClose={() => close(tab)}
            onMenu={element => showMenu(tab, element)}
            onKeyDown={event => onKeyDown(event, tab, place)}
            onDrag={() => drag(tab.url)}
            onDragEnd={() => drag(undefined)}
            onDrop={event => onDrop(event, place)}
          />
        ))}
      </div>
      <TabFinder />
      {menu !== undefined && <TabMenu tab={menu.tab} left={menu.left} onClose={() => closeMenu(menu.tab.url)} />}
      <p id="tabs-help" hidden>
        {appText(offline ? 'tabs.offline' : 'tabs.help')}
      </p>
      <p className="visually-hidden" role="status">
        {offline ? appText('tabs.offline') : said}
      </p>
    </section>
  );
});
