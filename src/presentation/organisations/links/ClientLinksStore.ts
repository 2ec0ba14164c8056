import { action, computed, makeObservable, observableRef } from 'mobx';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import { isBlank } from '@/domain/kernel/isBlank';
import { linksOfValue, ownChoice, valueOfChoice } from '@/domain/organisations/SettingChoice';
import { linksShownAt } from '@/domain/organisations/linksShownAt';
import { siteOf } from '@/domain/organisations/linkFaults';
import { LINK_ICONS, ORGANISATION_LIMITS } from '@/domain/organisations/SettingSection';
import type { ClientLink } from '@/domain/organisations/SettingValues';
import type { SettingForm } from '../settings/SettingForm';

export interface ClientLinksUseCases {
  readonly ids: IdGenerator;
  /** True if the patients’ app shows links in groups. */
  readonly areGrouped: () => boolean;
}

/** Links under one heading, in their order; the heading is empty for those without a group. */
export interface LinkGroup {
  readonly heading: string;
  readonly links: readonly ClientLink[];
}

/** The last change to the list, for users who cannot see it. */
export type LinksEvent =
  | { readonly kind: 'moved'; readonly place: number; readonly count: number }
  | { readonly kind: 'removed'; readonly place: number };

/** The own links of an organisation as entered, and how the app will show those in effect. */
export class ClientLinksStore {
  readonly icons = LINK_ICONS;
  readonly most = ORGANISATION_LIMITS.links;
  event: LinksEvent | undefined = undefined;

  constructor(
    private readonly form: SettingForm,
    /** Server time in milliseconds since 1970, and the time zone of calendar days. */
    private readonly calendar: { readonly now: number; readonly zone: string },
    private readonly useCases: ClientLinksUseCases,
  ) {
    makeObservable(this, {
      event: observableRef,
      isOwn: computed,
      links: computed,
      inEffect: computed,
      groups: computed,
      hidden: computed,
      add: action,
      write: action,
      move: action,
      remove: action,
    });
  }

  /** True if the organisation has its own links, or will have them when saved. */
  get isOwn(): boolean {
    return this.form.choiceOf('links').kind === 'own';
  }

  get links(): readonly ClientLink[] {
    return linksOfValue(valueOfChoice(this.form.choiceOf('links'), true));
  }

  get areGrouped(): boolean {
    return this.useCases.areGrouped();
  }

  /** All links that would be in effect; undefined if the inherited ones are unknown. */
  get inEffect(): readonly ClientLink[] | undefined {
    const value = this.form.inEffect('links');
    return value === undefined ? undefined : linksOfValue(value);
  }

  /** Links that the app does not show today. */
  get hidden(): readonly ClientLink[] {
    const shown = this.shownOf(this.inEffect ?? []);
    return (this.inEffect ?? []).filter(link => !shown.includes(link));
  }

  /** The links that the app will show today; undefined if unknown. */
  get groups(): readonly LinkGroup[] | undefined {
    if (this.inEffect === undefined) return undefined;
    const links = this.shownOf(this.inEffect).filter(({ title }) => !isBlank(title));
    if (!this.areGrouped) return links.length === 0 ? [] : [{ heading: '', links }];
    const headings = [...new Set(links.map(({ group }) => group.trim()))];
    return headings.map(heading => ({ heading, links: links.filter(({ group }) => group.trim() === heading) }));
  }

  /** The site that the address of a link leads to; undefined for none. */
  siteOf(link: ClientLink): string | undefined {
    return siteOf(link.url);
  }

  add(): void {
    const blank = { title: '', url: '', icon: '', from: '', until: '', group: '' };
    this.put([...this.links, { id: this.useCases.ids.next(), ...blank }]);
  }

  write(place: number, field: Exclude<keyof ClientLink, 'id'>, value: string): void {
    this.put(this.links.map((link, at) => (at === place ? { ...link, [field]: value } : link)));
  }

  /** Moves a link to another place; a place outside the list changes nothing. */
  move(from: number, to: number): void {
    const link = this.links[from];
    if (link === undefined || from === to || to < 0 || to >= this.links.length) return;
    const others = this.links.filter((_link, at) => at !== from);
    this.put([...others.slice(0, to), link, ...others.slice(to)]);
    this.event = { kind: 'moved', place: to + 1, count: this.links.length };
  }

  remove(place: number): void {
    this.put(this.links.filter((_link, at) => at !== place));
    this.event = { kind: 'removed', place: place + 1 };
  }

  private shownOf(links: readonly ClientLink[]): readonly ClientLink[] {
    const { now, zone } = this.calendar;
    return linksShownAt(links, Math.floor(now / 1000), zone);
  }

  private put(links: readonly ClientLink[]): void {
    this.event = undefined;
    this.form.choose('links', ownChoice(links));
  }
}
