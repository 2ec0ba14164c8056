import { isRecord } from '@/domain/kernel/parseJson';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { SurveyConfig, WrittenSurvey } from '@/domain/surveys/SurveySummary';
import type { SaveSurveyFailure, SurveyGateway, SurveySave } from './ports/SurveyGateway';

export type SurveySaveFailure =
  | Exclude<SaveSurveyFailure, { readonly kind: 'changedMeanwhile' }>
  /** Another user has saved it; nothing of this save was stored. */
  | { readonly kind: 'changedMeanwhile'; readonly now: Versioned<SurveyConfig> }
  /** It may have been saved: the survey could not be read afterwards. */
  | { readonly kind: 'unconfirmed' };

/** Saves, publishes or retires a survey. A lost answer is cleared up by reading the survey. */
export class SaveSurvey {
  constructor(private readonly surveys: Pick<SurveyGateway, 'save' | 'read'>) {}

  async execute(save: SurveySave): Promise<Result<Versioned<SurveyConfig>, SurveySaveFailure>> {
    const saved = await this.surveys.save(save);
    if (saved.ok) return saved;
    const { failure } = saved;
    if (failure.kind !== 'unreachable' && failure.kind !== 'changedMeanwhile') return fail(failure);
    const now = await this.surveys.read(save.id);
    // A conflict may be that of the own repeat.
    if (!now.ok) return fail({ kind: 'unconfirmed' });
    if (isAsSaved(now.value.value, save)) return ok(now.value);
    if (failure.kind === 'unreachable' && now.value.etag === save.etag) return fail(failure);
    return fail({ kind: 'changedMeanwhile', now: now.value });
  }
}

function isAsSaved(now: SurveyConfig, { act, written }: SurveySave): boolean {
  if (act === 'retire') return now.state === 'retired';
  return isSameSurvey(now, written) && (act === 'save' || (now.state === 'published' && !now.hasDraft));
}

/** True if two texts of a survey ask the same; the order of the fields of a question does not count. */
export const isSameSurvey = (one: WrittenSurvey, other: WrittenSurvey): boolean =>
  one.title.trim() === other.title.trim() && inOrder(one.pages) === inOrder(other.pages);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
