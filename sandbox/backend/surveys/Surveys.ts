import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { StoredSurvey, SurveyVersion } from './StoredSurvey';

/** Every survey. An unchanged one uses no memory. */
export class Surveys {
  private readonly changed = new JournalledMap<StoredSurvey>('surveys');

  /** `seeded`: the surveys there are before anybody changes one. */
  constructor(private readonly seeded: () => ReadonlyMap<string, StoredSurvey>) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    return this;
  }

  /** By title, then by id. */
  all(): readonly StoredSurvey[] {
    return this.known()
      .filter(({ deleted }) => !deleted)
      .sort((a, b) => order.compare(a.title, b.title) || (a.id < b.id ? -1 : 1));
  }

  find(id: string): StoredSurvey | undefined {
    const found = this.stored(id);
    return found?.deleted ? undefined : found;
  }

  /** Refuses with 404 `NotFound`. */
  get(id: string): StoredSurvey {
    const found = this.find(id);
    if (!found) throw new BackendError(404, 'NotFound', 'There is no such survey.');
    return found;
  }

  byAddress(urlSuffix: string): StoredSurvey | undefined {
    return this.all().find(one => one.urlSuffix === urlSuffix);
  }

  put(survey: StoredSurvey): void {
    this.changed.put(survey.id, survey);
  }

  /**
   * The survey that a client with this id has created before. Refuses with 409 `UrlSuffixTaken` and `IdTaken`.
   */
  demandFree(id: string, urlSuffix: string): StoredSurvey | undefined {
    const same = this.stored(id);
    if (same?.urlSuffix === urlSuffix && !same.deleted) return same;
    if (same) throw new BackendError(409, 'IdTaken', 'Another survey has this id.');
    if (this.known().some(one => one.urlSuffix === urlSuffix))
      throw new BackendError(409, 'UrlSuffixTaken', 'Another survey has or had this end of its address.');
    return undefined;
  }

  private known(): StoredSurvey[] {
    const ids = new Set([...this.seeded().keys(), ...this.changed.ids()]);
    return [...ids].flatMap(id => this.stored(id) ?? []);
  }

  private stored(id: string): StoredSurvey | undefined {
    return this.changed.get(id) ?? this.seeded().get(id);
  }
}

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The version that patients answer; undefined before the first. */
export const currentVersion = ({ versions }: StoredSurvey): SurveyVersion | undefined => versions.at(-1);
