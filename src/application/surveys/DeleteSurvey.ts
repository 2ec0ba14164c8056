import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DeleteSurveyFailure, SurveyGateway, SurveySave } from './ports/SurveyGateway';

/** Deletes a survey that has no answers. If the server's answer is lost, the survey is read to find out. */
export class DeleteSurvey {
  constructor(private readonly surveys: Pick<SurveyGateway, 'delete' | 'read'>) {}

  async execute(
    survey: Pick<SurveySave, 'id' | 'etag' | 'reason'>,
  ): Promise<Result<void, DeleteSurveyFailure | { readonly kind: 'unconfirmed' }>> {
    const deleted = await this.surveys.delete(survey);
    // A colleague was quicker: it is deleted, as requested.
    if (!deleted.ok && deleted.failure.kind === 'notFound') return ok(undefined);
    if (deleted.ok || deleted.failure.kind !== 'unreachable') return deleted;
    const now = await this.surveys.read(survey.id);
    if (now.ok) return deleted;
    return now.failure.kind === 'notFound' ? ok(undefined) : fail({ kind: 'unconfirmed' });
  }
}
