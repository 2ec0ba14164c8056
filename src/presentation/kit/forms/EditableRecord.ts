import { computed, makeObservable } from 'mobx';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Result } from '@/domain/kernel/Result';
import { LoadedPart } from '../LoadedPart';
import { MergedForm, type MergedFormSettings } from './MergedForm';

export interface EditableRecordSettings<F extends object, T, X extends { readonly kind: string }> extends Omit<
  MergedFormSettings<F, T, X>,
  'onRead' | 'invalidate'
> {
  readonly clock: Clock;
  readonly load: () => Promise<Result<T, CallFailure>>;
  /** Called with every record that is loaded or saved. */
  readonly onRead?: (held: T) => void;
}

/** A server record that is loaded, edited with a reason, and saved. Entries outlive the page. */
export class EditableRecord<
  F extends object & { readonly reason: string },
  T,
  X extends { readonly kind: string } = never,
> extends MergedForm<F, T, X> {
  readonly part: LoadedPart<T>;

  constructor(settings: EditableRecordSettings<F, T, X>) {
    const { maySave = () => true } = settings;
    super({
      ...settings,
      maySave: () => this.known !== undefined && maySave(),
      onRead: held => this.part.put(held),
      invalidate: () => this.part.invalidate(),
    });
    this.part = new LoadedPart(settings.load, settings.clock, held => {
      this.open(held);
      settings.onRead?.(held);
    });
    makeObservable(this, { reason: computed });
  }

  override start(): Unsubscribe {
    const stop = super.start();
    void this.load();
    return () => {
      this.part.leave();
      stop();
    };
  }

  /** Loads the record again. The last known one stays on screen, and so do the entries. */
  load(): Promise<void> {
    return this.part.load();
  }

  get state(): Loaded<T, CallFailure> {
    return this.part.state;
  }

  get loading(): boolean {
    return this.part.loading;
  }

  /** The last known record; it may be out of date. */
  get known(): T | undefined {
    return this.part.known;
  }

  /** The reason for the current change; empty after a save, because the next change needs its own. */
  get reason(): string {
    return this.form.status === 'saved' ? '' : this.form.mine.reason;
  }
}
