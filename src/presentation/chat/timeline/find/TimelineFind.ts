import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { asSeen } from '@/domain/kernel/asSeen';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import type { TimelineStore } from '../TimelineStore';

/** Minimum length of a query; a shorter one would find everything. */
const SHORTEST_QUERY = 2;

/** Searching in one chat, and going to a day. */
export class TimelineFind {
  shown = false;
  query = '';
  /** The day that was typed, such as 2026-11-21; empty: none. */
  day = '';
  /** The requested day and the message to which it led. */
  wentTo: { readonly asked: TimeId; readonly there: TimeId } | undefined = undefined;
  private at: TimeId | undefined = undefined;

  constructor(private readonly timeline: TimelineStore) {
    makeObservable<this, 'at'>(this, {
      shown: observable,
      query: observable,
      day: observable,
      wentTo: observableRef,
      at: observable,
      foundWords: computed,
      goToDay: action,
      results: computed,
      place: computed,
      show: action,
      hide: action,
      search: action,
      move: action,
      chooseDay: action,
    });
  }

  /** Loaded messages that contain the words, oldest first. */
  get results(): readonly TimeId[] {
    return this.isSearching ? this.timeline.matching(this.query.trim()) : [];
  }

  get isSearching(): boolean {
    return asSeen(this.query).trim().length >= SHORTEST_QUERY;
  }

  /** The current result, counted from the newest as 1; 0 if there is none. */
  get place(): number {
    const index = this.at === undefined ? -1 : this.results.indexOf(this.at);
    return index === -1 ? 0 : this.results.length - index;
  }

  /** The text to mark in the current result; empty if there is none. */
  get foundWords(): string {
    return this.place !== 0 && this.timeline.seek.target?.timeId === this.at ? this.query : '';
  }

  show(): void {
    this.shown = true;
  }

  hide(): void {
    this.shown = false;
    this.query = '';
    this.at = undefined;
    this.wentTo = undefined;
    this.timeline.seek.stop();
  }

  search(query: string): void {
    this.query = query;
    this.at = undefined;
    this.wentTo = undefined;
  }

  /** Goes to the next result, wrapping at the ends; 1 is older, -1 newer. */
  move(step: 1 | -1): void {
    const { results, place } = this;
    if (results.length === 0) return;
    this.wentTo = undefined;
    const next = place === 0 ? 1 : ((place - 1 + step + results.length) % results.length) + 1;
    this.at = results[results.length - next];
    if (this.at !== undefined) this.timeline.seek.goTo(this.at, false);
  }

  /** Loads all older messages, to search them. */
  loadAll(): void {
    this.timeline.seek.loadAll();
  }

  chooseDay(day: string): void {
    this.day = day;
    this.wentTo = undefined;
  }

  /** Goes to the first message of the day in the time zone of this device; false when no day was chosen. */
  goToDay(): boolean {
    const [year, month, date] = this.day.split('-').map(Number);
    if (year === undefined || month === undefined || date === undefined) return false;
    const midnight = new Date(year, month - 1, date).getTime();
    if (Number.isNaN(midnight)) return false;
    const asked = toTimeId(Math.max(midnight, 0));
    this.wentTo = undefined;
    this.timeline.seek.seek(
      asked,
      action(there => (this.wentTo = { asked, there })),
    );
    return true;
  }
}
