export interface StrikePlan {
  readonly next: number;
  readonly probability: number;
}

/** Decides for each call whether a fault strikes it: certainly for the `next` calls, then by `probability`. */
export class FaultSchedule {
  private plan: StrikePlan = { next: 0, probability: 0 };

  constructor(private readonly chance: () => number) {}

  set(change: { readonly next?: number | undefined; readonly probability?: number | undefined }): void {
    this.plan = { next: change.next ?? 0, probability: change.probability ?? 0 };
  }

  get state(): StrikePlan {
    return this.plan;
  }

  strikes(): boolean {
    if (this.plan.next > 0) {
      this.plan = { ...this.plan, next: this.plan.next - 1 };
      return true;
    }
    return this.chance() < this.plan.probability;
  }
}
