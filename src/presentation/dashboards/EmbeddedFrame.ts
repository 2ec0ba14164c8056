import { makeObservable, observable, runInAction } from 'mobx';
import type { EmbedConnection, EmbedFrames, EmbedUpdate } from '@/application/dashboards/ports/EmbedFrames';
import type { AppliedFilter, EmbedData } from '@/domain/dashboards/DashboardView';

/** Height of a frame until its dashboard reports its own, in CSS pixels. */
const FIRST_HEIGHT = 640;

export class EmbeddedFrame {
  height = FIRST_HEIGHT;
  /** True once the frame has opened its port, and so has content to show. */
  isReady = false;
  private element: { readonly contentWindow: object | null } | null = null;
  private readonly connection: EmbedConnection;

  constructor(
    /** Name of the frame's window, different for every frame. */
    readonly name: string,
    readonly embed: EmbedData,
    frames: EmbedFrames,
    private readonly onUpdate: (frame: EmbeddedFrame, kind: EmbedUpdate['kind']) => void,
  ) {
    makeObservable(this, { height: observable, isReady: observable });
    this.connection = frames.connect(
      () => this.element?.contentWindow ?? null,
      update => this.handle(update),
    );
  }

  attach(element: { readonly contentWindow: object | null } | null): void {
    this.element = element;
  }

  /** Sends filters to the dashboard; returns false if the frame cannot apply them yet. */
  applyFilters(filters: readonly AppliedFilter[]): boolean {
    return this.connection.applyFilters(filters);
  }

  close(): void {
    this.connection.close();
  }

  private handle(update: EmbedUpdate): void {
    runInAction(() => {
      if (update.kind === 'height') this.height = update.pixels;
      if (update.kind === 'ready') this.isReady = true;
    });
    this.onUpdate(this, update.kind);
  }
}
