import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { RememberTabs } from '@/application/app/RememberTabs';
import type { Connectivity } from '@/application/chat/ports/Connectivity';
import type { KnownPatients } from '@/application/kernel/KnownPatients';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { isBlank } from '@/domain/kernel/isBlank';
import { tabIsClosable, tabList } from '@/domain/app/tabs/tabList';
import type { Tabs } from '@/domain/app/tabs/Tabs';
import { routes } from '../routes/routes';
import { TabNavigation, type Navigator } from './TabNavigation';
import { sharedTab, tabChat, tabSubject, tabSubjectKey, type TabSubject, type TabSubjectKind } from './tabSubject';

export interface TabsUseCases {
  readonly rememberTabs: RememberTabs;
  readonly connectivity: Connectivity;
  readonly knownPatients: Pick<KnownPatients, 'nameOf' | 'watch'>;
  /** Loads the name of the subject of a page by its id; undefined if it could not be loaded. */
  readonly loadName: Readonly<Partial<Record<TabSubjectKind, (id: string) => Promise<string | undefined>>>>;
}

export interface ShownTab {
  readonly url: string;
  readonly name: string;
  readonly active: boolean;
  /** Id of the chat that the page shows, in either generation. */
  readonly chatSessionId: string | undefined;
  readonly generation: 'V1' | 'V2' | undefined;
  /** The subject of the page, once its name is loaded. Names are not stored. */
  readonly subject: { readonly kind: TabSubjectKind; readonly name: string } | undefined;
}

/** The open pages of one user, as shown in the tab strip. */
export class TabsStore {
  /** True without a network. Pages cannot be opened then, so the tabs are disabled. */
  offline = false;
  private tabs: Tabs = tabList.empty;
  /** Names of the pages' subjects, by the key of the subject. */
  private readonly names = observable.map<string, string>();
  private readonly navigation = new TabNavigation();
  private endedOnScreen: string | undefined;
  /** The address shown because the chat on screen ended; the user did not choose it. */
  private redirectedTo: string | undefined;

  constructor(
    private readonly useCases: TabsUseCases,
    /** The name of a tab; undefined for an address that is not a page. */
    private readonly nameOf: (url: string) => string | undefined,
    /** The scope that an address needs; null if it needs none. */
    private readonly scopeOf: (url: string) => string | null,
  ) {
    makeObservable<this, 'tabs' | 'apply' | 'restore' | 'setOffline'>(this, {
      offline: observable,
      tabs: observableRef,
      shown: computed,
      closable: computed,
      canReopen: computed,
      visit: action,
      leave: action,
      closeRefused: action,
      learnName: action,
      apply: action,
      restore: action,
      setOffline: action,
    });
  }

  start(): Unsubscribe {
    const { rememberTabs, connectivity, knownPatients } = this.useCases;
    const stops = [
      knownPatients.watch(action(() => this.rename())),
      rememberTabs.execute(urls => this.restore(urls), this.scopeOf),
      connectivity.watch(
        () => this.setOffline(false),
        () => this.setOffline(true),
      ),
    ];
    return () => stops.forEach(stop => stop());
  }

  attach(navigator: Navigator): Unsubscribe {
    return this.navigation.attach(navigator);
  }

  get shown(): readonly ShownTab[] {
    const { open, active } = this.tabs;
    return open.map(({ url }) => {
      const chat = tabChat(url);
      return {
        url,
        name: this.nameOf(url) ?? url,
        active: url === active,
        chatSessionId: chat?.chatSessionId,
        generation: chat?.generation,
        subject: this.subjectOf(url),
      };
    });
  }

  get closable(): boolean {
    return !this.offline && tabIsClosable({ open: this.tabs.open.length, ended: false });
  }

  get canReopen(): boolean {
    return !this.offline && this.tabs.closed.length > 0;
  }

  /** Call when the page of this address is on screen. */
  visit(url: string): void {
    if (url !== this.redirectedTo) this.forgetEnded();
    this.tabs = tabList.visit(this.tabs, url, sharedTab);
    this.remember();
  }

  /** Call when a page without a tab is on screen. */
  leave(): void {
    this.forgetEnded();
    this.tabs = tabList.leave(this.tabs);
  }

  /** Call when the name of a subject has been loaded. */
  learnName(subject: TabSubject, name: string): void {
    if (!isBlank(name)) this.names.set(tabSubjectKey(subject), name);
  }

  /** The subject of the page at an address, once its name is known. */
  subjectOf(url: string): ShownTab['subject'] {
    const subject = tabSubject(url);
    const name = subject && this.names.get(tabSubjectKey(subject));
    return subject === undefined || name === undefined ? undefined : { kind: subject.kind, name };
  }

  show(url: string): void {
    if (this.offline) return;
    void this.navigation.go(url);
  }

  close(url: string): void {
    this.change(tabs => tabList.close(tabs, url));
  }

  /**
   * Closes the tabs of pages that the user may no longer see, online or offline, and forgets the names that only those
   * pages showed.
   */
  closeRefused(isRefused: (url: string) => boolean): void {
    this.tabs = tabList.refuse(this.tabs, isRefused);
    const shown = this.shownSubjects();
    for (const key of [...this.names.keys()]) if (!shown.has(key)) this.names.delete(key);
    this.remember();
  }

  closeToRight(url: string): void {
    this.change(tabs => tabList.closeToRight(tabs, url));
  }

  closeOthers(url: string): void {
    this.change(tabs => tabList.closeOthers(tabs, url));
  }

  closeLatest(): void {
    this.change(tabs => tabList.closeLatest(tabs));
  }

  closeActive(): void {
    const { active } = this.tabs;
    if (active !== undefined) this.close(active);
  }

  reopen(): void {
    this.change(tabs => tabList.reopen(tabs, sharedTab));
  }

  /** Moves a tab to an index, which counts from 0. */
  move(url: string, to: number): void {
    this.change(tabs => tabList.move(tabs, url, to));
  }

  moveBy(url: string, step: 1 | -1): void {
    this.move(url, this.placeOf(url) + step);
  }

  placeOf(url: string): number {
    return this.tabs.open.findIndex(tab => tab.url === url);
  }

  showNeighbour(step: 1 | -1): void {
    const url = tabList.beside({ ...this.tabs, active: this.reached() }, step);
    if (url !== undefined) this.show(url);
  }

  /** True if the user was taken to this address because the chat on screen had ended. */
  wasLedTo(url: string): boolean {
    return this.redirectedTo === url;
  }

  /** True if the chat is on screen, or ended there and the user has not opened another page since. */
  wasShown(chatSessionId: string): boolean {
    return (
      this.endedOnScreen === chatSessionId || this.shown.some(tab => tab.active && tab.chatSessionId === chatSessionId)
    );
  }

  /**
   * Closes the tabs of a chat that has ended, online or offline. If the user was in it, the list of chats opens.
   * Returns true if there was a tab.
   */
  endChat(chatSessionId: string): boolean {
    const ended = this.tabs.open.filter(({ url }) => tabChat(url)?.chatSessionId === chatSessionId);
    const before = this.tabs.active;
    const listOf = (url: string): string => tabChat(url)?.list ?? routes.home.pattern;
    const next = ended.reduce((tabs, { url }) => tabList.end(tabs, url, listOf(url)), this.tabs);
    if (ended.some(({ url }) => url === before)) {
      this.endedOnScreen = chatSessionId;
      this.redirectedTo = next.active;
    }
    this.apply(next);
    return ended.length > 0;
  }

  private setOffline(offline: boolean): void {
    this.offline = offline;
  }

  /** The subjects of the open pages, by key. */
  private shownSubjects(): ReadonlyMap<string, TabSubject> {
    const subjects = this.tabs.open.flatMap(({ url }) => tabSubject(url) ?? []);
    return new Map(subjects.map(subject => [tabSubjectKey(subject), subject]));
  }

  /** The address of the tab from which the next step counts. */
  private reached(): string | undefined {
    const { url } = this.navigation;
    return this.placeOf(url) === -1 ? this.tabs.active : url;
  }

  /** Forgets the ended chat, because the user has opened another page since. */
  private forgetEnded(): void {
    this.endedOnScreen = undefined;
    this.redirectedTo = undefined;
  }

  private change(step: (tabs: Tabs) => Tabs): void {
    if (!this.offline) this.apply(step(this.tabs));
  }

  private apply(next: Tabs): void {
    const before = this.tabs.active;
    this.tabs = next;
    this.remember();
    if (next.active !== undefined && next.active !== before) void this.navigation.go(next.active);
  }

  private restore(urls: readonly string[]): void {
    this.tabs = tabList.restore(
      this.tabs,
      urls.filter(url => this.nameOf(url) !== undefined),
      sharedTab,
    );
    this.remember();
    void this.findNames();
  }

  /** Loads the names of the subjects of the tabs that were open at the last visit. */
  private async findNames(): Promise<void> {
    for (const [key, { kind, id }] of this.shownSubjects()) {
      const name = this.names.has(key) ? undefined : await this.useCases.loadName[kind]?.(id);
      // The page may have been refused while the name was loading; then the name is not kept.
      if (name !== undefined && this.shownSubjects().has(key)) this.learnName({ kind, id }, name);
    }
  }

  /** Updates the names of patients, some of whom may have become namesakes or ceased to be. */
  private rename(): void {
    for (const [key, subject] of this.shownSubjects()) {
      const name = subject.kind === 'patient' ? this.useCases.knownPatients.nameOf(subject.id) : undefined;
      if (name !== undefined && this.names.has(key)) this.learnName(subject, name);
    }
  }

  private remember(): void {
    this.useCases.rememberTabs.save(this.tabs.open.map(({ url }) => url));
  }
}
