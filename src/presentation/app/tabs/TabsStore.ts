import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RememberTabs } from '@/application/app/RememberTabs';
import type { WatchNetwork } from '@/application/app/WatchNetwork';
import type { KnownPatients } from '@/application/kernel/KnownPatients';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { chatOfUrl } from '@/domain/app/navigation/chatOfUrl';
import { organisationOfUrl } from '@/domain/organisations/organisationOfUrl';
import { patientOfUrl } from '@/domain/app/navigation/patientOfUrl';
import { surveyOfUrl } from '@/domain/surveys/surveyOfUrl';
import { isBlank } from '@/domain/kernel/isBlank';
import { userOfUrl } from '@/domain/users/userOfUrl';
import { tabIsClosable, tabList } from '@/domain/app/tabs/tabList';
import type { Tabs } from '@/domain/app/tabs/Tabs';
import { TabNavigation, type Navigator } from './TabNavigation';

export interface TabsUseCases {
  readonly rememberTabs: RememberTabs;
  readonly watchNetwork: WatchNetwork;
  readonly knownPatients: Pick<KnownPatients, 'nameOf' | 'watch'>;
  /** The patient's name; undefined where it could not be loaded. */
  readonly nameOfPatient: (patientId: string) => Promise<string | undefined>;
  /** The name of somebody with an account; undefined where it could not be loaded. */
  readonly nameOfUser: (userId: string) => Promise<string | undefined>;
  /** The name of an organisation; undefined where it could not be loaded. */
  readonly nameOfOrganisation: (organisationId: string) => Promise<string | undefined>;
}

export interface ShownTab {
  readonly url: string;
  readonly name: string;
  readonly active: boolean;
  /** Of a chat of either generation. */
  readonly chatSessionId: string | undefined;
  readonly generation: 'V1' | 'V2' | undefined;
  /** Of a profile, once the name is loaded; it is not stored. */
  readonly patientName: string | undefined;
  /** Of an organisation, once the name is loaded; it is not stored. */
  readonly organisationName: string | undefined;
  /** Of somebody with an account, once the name is loaded; it is not stored. */
  readonly userName: string | undefined;
}

/** The open pages of one person: what the tab strip shows and does. */
export class TabsStore {
  /** Without a network no page can be opened, so the tabs are disabled until it is back. */
  offline = false;
  private tabs: Tabs = tabList.empty;
  private readonly names = observable.map<string, string>();
  private readonly organisationNames = observable.map<string, string>();
  private readonly userNames = observable.map<string, string>();
  private readonly surveyTitles = observable.map<string, string>();
  private readonly navigation = new TabNavigation();
  private endedOnScreen: string | undefined;
  /** The address to which the end of a chat on the screen has led; the person did not choose it. */
  private redirectedTo: string | undefined;

  constructor(
    private readonly useCases: TabsUseCases,
    /** Undefined for an address without a page. */
    private readonly nameOf: (url: string) => string | undefined,
    /** Null for an address without a scope. */
    private readonly scopeOf: (url: string) => string | null,
  ) {
    makeObservable<this, 'tabs' | 'apply' | 'restore'>(this, {
      offline: observable,
      tabs: observableRef,
      shown: computed,
      closable: computed,
      canReopen: computed,
      visit: action,
      leave: action,
      closeRefused: action,
      learnName: action,
      learnOrganisation: action,
      learnUser: action,
      learnSurvey: action,
      apply: action,
      restore: action,
    });
  }

  start(): Unsubscribe {
    const { rememberTabs, watchNetwork, knownPatients } = this.useCases;
    const stops = [
      knownPatients.watch(action(() => this.rename())),
      rememberTabs.execute(urls => this.restore(urls), this.scopeOf),
      watchNetwork.execute(
        action(online => {
          this.offline = !online;
        }),
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
      const chat = chatOfUrl(url);
      return {
        url,
        name: this.titleOfSurvey(url) ?? this.nameOf(url) ?? url,
        active: url === active,
        chatSessionId: chat?.chatSessionId,
        generation: chat?.generation,
        patientName: this.names.get(patientOfUrl(url) ?? ''),
        organisationName: this.nameOfOrganisation(url),
        userName: this.userNames.get(userOfUrl(url) ?? ''),
      };
    });
  }

  get closable(): boolean {
    return !this.offline && tabIsClosable({ open: this.tabs.open.length, ended: false });
  }

  get canReopen(): boolean {
    return !this.offline && this.tabs.closed.length > 0;
  }

  /** The page of this address is on the screen. */
  visit(url: string): void {
    if (url !== this.redirectedTo) this.forgetEnded();
    this.tabs = tabList.visit(this.tabs, url);
    this.remember();
  }

  /** A page without a tab is on the screen. */
  leave(): void {
    this.forgetEnded();
    this.tabs = tabList.leave(this.tabs);
  }

  /** The name of the patient with this id is known. */
  learnName(patientId: string, name: string): void {
    this.names.set(patientId, name);
  }

  /** The name of the organisation with this id is known. */
  learnOrganisation(organisationId: string, name: string): void {
    this.organisationNames.set(organisationId, name);
  }

  /** The name of somebody with an account is known. */
  learnUser(userId: string, name: string): void {
    this.userNames.set(userId, name);
  }

  /** The title of the survey with this id is known. */
  learnSurvey(surveyId: string, title: string): void {
    if (!isBlank(title)) this.surveyTitles.set(surveyId, title);
  }

  /** Of the survey that an address shows, once it is loaded; it is not stored. */
  titleOfSurvey(url: string): string | undefined {
    return this.surveyTitles.get(surveyOfUrl(url) ?? '');
  }

  /** Of the organisation that an address shows, once the name is loaded. */
  nameOfOrganisation(url: string): string | undefined {
    return this.organisationNames.get(organisationOfUrl(url) ?? '');
  }

  show(url: string): void {
    if (this.offline) return;
    void this.navigation.go(url);
  }

  close(url: string): void {
    this.change(tabs => tabList.close(tabs, url));
  }

  /**
   * Closes the tabs of pages that the person may no longer see, with or without a network, and forgets the names that
   * only those pages showed.
   */
  closeRefused(isRefused: (url: string) => boolean): void {
    this.tabs = tabList.refuse(this.tabs, isRefused);
    forgetOthers(this.names, this.shownBy(patientOfUrl));
    forgetOthers(this.organisationNames, this.shownBy(organisationOfUrl));
    forgetOthers(this.userNames, this.shownBy(userOfUrl));
    forgetOthers(this.surveyTitles, this.shownBy(surveyOfUrl));
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
    this.change(tabs => tabList.reopen(tabs));
  }

  /** `to` counts places from 0. */
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

  /** Whether the page of this address is on the screen because a chat ended there. */
  wasLedTo(url: string): boolean {
    return this.redirectedTo === url;
  }

  /** Whether the chat is on the screen, or ended there and the person has not gone to another page since. */
  wasShown(chatSessionId: string): boolean {
    return (
      this.endedOnScreen === chatSessionId || this.shown.some(tab => tab.active && tab.chatSessionId === chatSessionId)
    );
  }

  /**
   * Closes the tabs of a chat that has ended, with or without a network. A person who was in it gets to the list of
   * chats. True when there was a tab.
   */
  endChat(chatSessionId: string): boolean {
    const ended = this.tabs.open.filter(({ url }) => chatOfUrl(url)?.chatSessionId === chatSessionId);
    const before = this.tabs.active;
    const next = ended.reduce((tabs, { url }) => tabList.end(tabs, url), this.tabs);
    if (ended.some(({ url }) => url === before)) {
      this.endedOnScreen = chatSessionId;
      this.redirectedTo = next.active;
    }
    this.apply(next);
    return ended.length > 0;
  }

  private shownBy(idOfUrl: (url: string) => string | undefined): ReadonlySet<string | undefined> {
    return new Set(this.tabs.open.map(({ url }) => idOfUrl(url)));
  }

  /** The tab from which the next step counts. */
  private reached(): string | undefined {
    const { url } = this.navigation;
    return this.placeOf(url) === -1 ? this.tabs.active : url;
  }

  /** The person has gone to another page since a chat ended on the screen. */
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
    );
    this.remember();
    void this.findNames();
  }

  /** Loads who the pages that were open at the last visit are about; names are not stored. */
  private async findNames(): Promise<void> {
    const { nameOfPatient, nameOfUser, nameOfOrganisation } = this.useCases;
    await this.findEach(patientOfUrl, this.names, nameOfPatient);
    await this.findEach(userOfUrl, this.userNames, nameOfUser);
    await this.findEach(organisationOfUrl, this.organisationNames, nameOfOrganisation);
  }

  private async findEach(
    idOfUrl: (url: string) => string | undefined,
    names: Map<string, string>,
    nameOf: (id: string) => Promise<string | undefined>,
  ): Promise<void> {
    for (const id of this.shownBy(idOfUrl)) {
      const name = id === undefined || names.has(id) ? undefined : await nameOf(id);
      // Pages that were refused meanwhile leave no name behind.
      if (id !== undefined && name !== undefined && this.shownBy(idOfUrl).has(id))
        runInAction(() => names.set(id, name));
    }
  }

  /** Patients of open profiles have become namesakes, or are none any more. */
  private rename(): void {
    for (const id of [...this.names.keys()]) {
      const name = this.useCases.knownPatients.nameOf(id);
      if (name !== undefined) this.learnName(id, name);
    }
  }

  private remember(): void {
    this.useCases.rememberTabs.save(this.tabs.open.map(({ url }) => url));
  }
}

function forgetOthers(names: Map<string, string>, ids: ReadonlySet<string | undefined>): void {
  for (const id of [...names.keys()]) if (!ids.has(id)) names.delete(id);
}
