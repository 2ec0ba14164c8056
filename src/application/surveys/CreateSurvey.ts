import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CreateSurveyFailure, NewSurvey, SurveyGateway } from './ports/SurveyGateway';

/** Creates an empty survey. A lost answer is cleared up by reading it by its id, which was chosen once. */
export class CreateSurvey {
  constructor(private readonly surveys: Pick<SurveyGateway, 'create' | 'read'>) {}

  async execute(survey: NewSurvey): Promise<Result<void, CreateSurveyFailure>> {
    const created = await this.surveys.create(survey);
    if (created.ok || created.failure.kind !== 'unreachable') return created;
    const found = await this.surveys.read(survey.id);
    if (found.ok) return ok(undefined);
    // It is not there, and may still arrive: the same id makes a second attempt harmless.
    return fail(created.failure);
  }
}
