import type { Stop } from '../shared/Stop';

/** Carries from the calls, wherever they are made, whether an answer came. */
export class BackendReach {
  private readonly listeners = new Set<(reached: boolean) => void>();

  tell(reached: boolean): void {
    for (const listener of [...this.listeners]) listener(reached);
  }

  subscribe(onReach: (reached: boolean) => void): Stop {
    const entry = (reached: boolean): void => onReach(reached);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
