import { action, computed, makeObservable, observableRef } from 'mobx';
import type { MomentPage } from '@/application/patients/ports/MomentArchive';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { mergeMoments } from '@/domain/patients/timeline/mergeMoments';
import { mergeNewestPage } from '@/domain/patients/timeline/mergeNewestPage';

/** Ids of the moments below which one could not be read; null means above all. */
type Gaps = readonly (string | null)[];

const NO_GAPS = { newest: [], older: [] } as const;

function gapsIn({ gaps, unreadable = 0 }: MomentPage): Gaps {
  return gaps ?? Array.from({ length: unreadable }, () => null);
}

/** The pages of a history that are loaded, merged into one list. */
export class LoadedMoments {
  /** Newest first. */
  moments: readonly Moment[] = [];
  /** The start of the next older page; null before the first page, and if there are no older moments. */
  cursor: string | null = null;
  /** True if there are no older moments. */
  isWhole = false;
  private gapsOfPages: { readonly newest: Gaps; readonly older: Gaps } = NO_GAPS;
  /** Ids of moments added or removed since the newest page was requested; its answer may lack these changes. */
  private since = { added: new Set<string>(), removed: new Set<string>() };

  constructor() {
    makeObservable<this, 'gapsOfPages'>(this, {
      moments: observableRef,
      gapsOfPages: observableRef,
      gaps: computed,
      applyNewest: action,
      appendOlder: action,
      put: action,
      remove: action,
      replace: action,
      clear: action,
    });
  }

  get gaps(): Gaps {
    return [...this.gapsOfPages.newest, ...this.gapsOfPages.older];
  }

  /** The newest page is being loaded. */
  requestNewest(): void {
    this.since = { added: new Set(), removed: new Set() };
  }

  /** Returns whether the older pages start over, because the newest page does not join what was loaded. */
  applyNewest(page: MomentPage): boolean {
    const { cursor } = page;
    const moments = page.moments.filter(({ momentId }) => !this.since.removed.has(momentId));
    const renewed = mergeNewestPage(this.moments, { moments, isLast: cursor === null }, this.since.added);
    this.moments = renewed.moments;
    const isFirst = this.cursor === null && !this.isWhole;
    const startsAgain = isFirst || !renewed.joins || cursor === null;
    if (startsAgain) this.setCursor(cursor);
    this.gapsOfPages = { newest: gapsIn(page), older: startsAgain ? [] : this.gapsOfPages.older };
    return startsAgain;
  }

  appendOlder(page: MomentPage): void {
    const above = this.moments.at(-1)?.momentId ?? null;
    this.moments = mergeMoments(this.moments, page.moments);
    const older = [...this.gapsOfPages.older, ...gapsIn(page).map(gap => gap ?? above)];
    this.gapsOfPages = { ...this.gapsOfPages, older };
    this.setCursor(page.cursor);
  }

  put(moment: Moment): void {
    this.since.added.add(moment.momentId);
    this.moments = mergeMoments(this.moments, [moment]);
  }

  remove(momentId: string): void {
    this.since.removed.add(momentId);
    this.moments = this.moments.filter(moment => moment.momentId !== momentId);
  }

  /** Has no effect if no moment with this id is loaded. */
  replace(replacement: Moment): void {
    this.moments = this.moments.map(moment => (moment.momentId === replacement.momentId ? replacement : moment));
  }

  clear(): void {
    this.moments = [];
    this.gapsOfPages = NO_GAPS;
    this.cursor = null;
    this.isWhole = false;
  }

  private setCursor(cursor: string | null): void {
    this.cursor = cursor;
    this.isWhole = cursor === null;
  }
}
