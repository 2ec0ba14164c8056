import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { SurveyGateway } from '@/application/surveys/ports/SurveyGateway';
import { token } from '../token';

/** Bound when the first screen of surveys is downloaded. */
export const SurveyGatewayToken = token<SurveyGateway>('SurveyGateway');
/** One for the window: it outlives the pages on which it is shown. */
export const SurveyBulkRunnerToken = token<BulkRunner>('SurveyBulkRunner');
