import { action, makeObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';

export interface Toast {
  readonly id: number;
  readonly intent: 'danger' | 'success';
  readonly text: string;
  /** The subject. A later message about the same subject replaces this one. */
  readonly about?: string;
}

/** The time for which a message of success stays, in milliseconds. Other messages stay until they are closed. */
const SHOWN_MS = 8_000;
/** The most messages shown at a time; more would hide the page. */
const MOST = 4;

/** Short messages above the page. The same message is never shown twice at a time. */
export class Toasts {
  shown: readonly Toast[] = [];
  private count = 0;

  constructor(private readonly clock: Clock) {
    makeObservable(this, { shown: observableRef, danger: action, success: action, close: action, clear: action });
  }

  danger(text: string): void {
    this.add({ id: ++this.count, intent: 'danger', text });
  }

  success(text: string, about?: string): void {
    const id = ++this.count;
    this.add({ id, intent: 'success', text, ...(about !== undefined && { about }) });
    this.clock.wakeIn(SHOWN_MS, () => this.close(id));
  }

  close(id: number): void {
    this.shown = this.shown.filter(toast => toast.id !== id);
  }

  /** Call at sign-out, because messages may name patients. */
  clear(): void {
    this.shown = [];
  }

  private add(toast: Toast): void {
    const others = this.shown.filter(
      ({ text, about }) => text !== toast.text && (about === undefined || about !== toast.about),
    );
    this.shown = [...others, toast].slice(-MOST);
  }
}
