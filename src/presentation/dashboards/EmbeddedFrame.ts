import { makeObservable, observable, runInAction } from 'mobx';
import type { EmbedConnection, EmbedFrames, EmbedUpdate } from '@/application/dashboards/ports/EmbedFrames';
import type { AppliedFilter, EmbedData } from '@/domain/dashboards/DashboardView';

/** Height in CSS pixels until the dashboard reports its own. */
const FIRST_HEIGHT = 640;

/** One frame for one token. */
export class EmbeddedFrame {
  height = FIRST_HEIGHT;
  /** It has opened its port, so there is something to see. */
  isReady = false;
  private element: { readonly contentWindow: object | null } | null = null;
  private readonly connection: EmbedConnection;

  constructor(
    /** Another one for every frame: the name of its window. */
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

  /** Returns false if no frame can apply them yet. */
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
