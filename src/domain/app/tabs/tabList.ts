import type { Tab, Tabs } from './Tabs';

/**
 * Returns the key of an address: addresses with the same key share a tab; undefined for an address with its own tab.
 */
export type SharedTab = (url: string) => string | undefined;

/** Closed tabs that can be opened again. */
const REMEMBERED = 20;

const empty: Tabs = { open: [], active: undefined, closed: [], nextSerial: 0 };
const has = (tabs: Tabs, url: string): boolean => tabs.open.some(tab => tab.url === url);

function sharingWith(url: string, sharedTab: SharedTab): (other: string) => boolean {
  const key = sharedTab(url);
  return other => other === url || (key !== undefined && key === sharedTab(other));
}

/** Shows a page without a tab. */
const leave = (tabs: Tabs): Tabs => ({ ...tabs, active: undefined });

function visit(tabs: Tabs, url: string, sharedTab: SharedTab): Tabs {
  const isShared = sharingWith(url, sharedTab);
  const closed = tabs.closed.filter(other => !isShared(other.url));
  if (tabs.open.some(tab => isShared(tab.url)))
    return {
      ...tabs,
      open: tabs.open.map(tab => (isShared(tab.url) ? { ...tab, url } : tab)),
      active: url,
      closed,
    };
  const opened = { url, serial: tabs.nextSerial };
  return { open: [...tabs.open, opened], active: url, closed, nextSerial: tabs.nextSerial + 1 };
}

function without(tabs: Tabs, gone: (tab: Tab, at: number) => boolean): Tabs {
  const closed = tabs.open.flatMap((tab, at) => (gone(tab, at) ? [{ url: tab.url, at }] : []));
  return {
    ...tabs,
    open: tabs.open.filter((tab, at) => !gone(tab, at)),
    closed: [...tabs.closed, ...closed].slice(-REMEMBERED),
  };
}

function remove(tabs: Tabs, url: string, ended: boolean): Tabs {
  if (!has(tabs, url) || !tabIsClosable({ open: tabs.open.length, ended })) return tabs;
  const urls = tabs.open.map(tab => tab.url);
  const active = tabAfterClosing({ urls, active: tabs.active ?? null, closing: url }) ?? undefined;
  return { ...without(tabs, tab => tab.url === url), active };
}

const close = (tabs: Tabs, url: string): Tabs => remove(tabs, url, false);

/**
 * Closes the tab of something that is over, which cannot be opened again. When a chat ends, its list is shown instead
 * of a neighbour, which may be the chat of another patient. `next`: the page shown instead.
 */
function end(tabs: Tabs, url: string, next: string): Tabs {
  const rest = { ...remove(tabs, url, true), closed: tabs.closed.filter(other => other.url !== url) };
  const wasShown = url === tabs.active && has(tabs, url);
  return wasShown ? { ...rest, active: next } : rest;
}

/** Closes tabs of pages that are now refused; they cannot be reopened and no other tab is shown. */
function refuse(tabs: Tabs, isRefused: (url: string) => boolean): Tabs {
  const open = tabs.open.filter(({ url }) => !isRefused(url));
  const isShown = open.some(({ url }) => url === tabs.active);
  const closed = tabs.closed.filter(({ url }) => !isRefused(url));
  return { ...tabs, open, closed, active: isShown ? tabs.active : undefined };
}

/** Closes several tabs; if the shown page is among them, the remaining tab is shown. */
function closeAround(tabs: Tabs, url: string, gone: (at: number, own: number) => boolean): Tabs {
  const own = tabs.open.findIndex(tab => tab.url === url);
  if (own === -1) return tabs;
  const rest = without(tabs, (_tab, at) => gone(at, own));
  return {
    ...rest,
    active: tabs.active !== undefined && has(tabs, tabs.active) && !has(rest, tabs.active) ? url : tabs.active,
  };
}

const closeToRight = (tabs: Tabs, url: string): Tabs => closeAround(tabs, url, (at, own) => at > own);
const closeOthers = (tabs: Tabs, url: string): Tabs => closeAround(tabs, url, (at, own) => at !== own);

/** Closes the tab that was opened last. */
function closeLatest(tabs: Tabs): Tabs {
  const latest = tabs.open.reduce<Tab | undefined>(
    (last, tab) => (last === undefined || tab.serial > last.serial ? tab : last),
    undefined,
  );
  return latest === undefined ? tabs : close(tabs, latest.url);
}

/** Brings the tab closed last back to its place and shows it. */
function reopen(tabs: Tabs, sharedTab: SharedTab): Tabs {
  const last = tabs.closed.at(-1);
  if (last === undefined) return tabs;
  const place = tabs.open.length;
  return move(visit(tabs, last.url, sharedTab), last.url, Math.min(last.at, place));
}

/** `to`: index, clamped to the list. */
function move(tabs: Tabs, url: string, to: number): Tabs {
  const moved = tabs.open.find(tab => tab.url === url);
  if (moved === undefined) return tabs;
  const others = tabs.open.filter(tab => tab !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  return { ...tabs, open: [...others.slice(0, place), moved, ...others.slice(place)] };
}

/** Puts tabs of an earlier visit before those that are open already; what is shown stays. */
function restore(tabs: Tabs, urls: readonly string[], sharedTab: SharedTab): Tabs {
  const missing = urls.filter(
    (url, at) => ![...urls.slice(0, at), ...tabs.open.map(tab => tab.url)].some(sharingWith(url, sharedTab)),
  );
  const restored = missing.map((url, at) => ({ url, serial: at }));
  const present = tabs.open.map(tab => ({ ...tab, serial: tab.serial + missing.length }));
  return { ...tabs, open: [...restored, ...present], nextSerial: tabs.nextSerial + missing.length };
}

/** Returns the URL of the next or previous tab, wrapping around; undefined without tabs. */
function beside(tabs: Tabs, step: 1 | -1): string | undefined {
  const { open, active } = tabs;
  const at = open.findIndex(tab => tab.url === active);
  if (at === -1) return open[step === 1 ? 0 : open.length - 1]?.url;
  return open[(at + step + open.length) % open.length]?.url;
}

/** Operations on tabs. Each returns new tabs without changing the given ones. */
export const tabList = {
  empty,
  visit,
  leave,
  close,
  end,
  refuse,
  closeToRight,
  closeOthers,
  closeLatest,
  reopen,
  move,
  restore,
  beside,
} as const;

/**
 * A user can close a tab only while another one is open. A chat that ends closes its tab in any case.
 * (D1 §2 Other shell behaviour)
 */
export function tabIsClosable({ open, ended }: { readonly open: number; readonly ended: boolean }): boolean {
  return ended || open > 1;
}

interface Closing {
  /** URLs of the open tabs in order. */
  readonly urls: readonly string[];
  readonly active: string | null;
  readonly closing: string;
}

/**
 * When a user closes the tab of the shown page, its left neighbour is shown, otherwise its right neighbour. Only a chat
 * that ends can close the last tab, and it leads to its list of chats. Closing another tab leaves the page as it is.
 * (D1 §2 Other shell behaviour)
 */
export function tabAfterClosing({ urls, active, closing }: Closing): string | null {
  const at = urls.indexOf(closing);
  if (at === -1 || closing !== active) return active;
  return urls[at - 1] ?? urls[at + 1] ?? null;
}
