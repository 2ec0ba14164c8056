import type { Moment } from './Moment';

/** A place between two moments, by which a history is ordered, whatever is added later. */
export interface Place {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

export interface Selection {
  readonly types?: ReadonlySet<string>;
  /** Only moments at or after this time, in milliseconds since 1970. */
  readonly from?: number;
  /** Only moments behind this place, which are older. */
  readonly after?: Place;
  readonly limit: number;
}

/** Negative where `a` comes first: the newer one, and among equals the higher id. */
export function byPlace(a: Place, b: Place): number {
  return b.at - a.at || (a.id > b.id ? -1 : Number(a.id < b.id));
}

/** The history of one patient, newest first. */
export class MomentStore {
  private readonly byId = new Map<string, Moment>();
  private readonly order: Moment[];

  constructor(moments: readonly Moment[]) {
    for (const moment of moments) this.byId.set(moment.id, moment);
    this.order = [...this.byId.values()].filter(({ takenBack }) => !takenBack).sort(byPlace);
  }

  find(id: string): Moment | undefined {
    return this.byId.get(id);
  }

  all(): readonly Moment[] {
    return this.order;
  }

  put(moment: Moment): void {
    const earlier = this.byId.get(moment.id);
    if (earlier && !earlier.takenBack) this.order.splice(this.indexOf(earlier), 1);
    this.byId.set(moment.id, moment);
    if (!moment.takenBack) this.order.splice(this.indexOf(moment), 0, moment);
  }

  select({ types, from = -Infinity, after, limit }: Selection): readonly Moment[] {
    const found: Moment[] = [];
    for (
      let index = after ? this.indexBehind(after) : 0;
      index < this.order.length && found.length < limit;
      index += 1
    ) {
      const moment = this.order[index];
      if (!moment || moment.at < from) break;
      if (!types || types.has(moment.type)) found.push(moment);
    }
    return found;
  }

  newest(...types: readonly string[]): Moment | undefined {
    return this.order.find(({ type, deleted, hardDelete }) => types.includes(type) && !deleted && !hardDelete);
  }

  private indexBehind(place: Place): number {
    const index = this.indexOf(place);
    return this.order[index]?.id === place.id ? index + 1 : index;
  }

  /** The index of the place, or where it would be. */
  private indexOf(place: Place): number {
    let [low, high] = [0, this.order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const moment = this.order[middle];
      if (moment && byPlace(moment, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
