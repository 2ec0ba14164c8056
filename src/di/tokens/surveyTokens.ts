import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { token } from '../token';

/** One for the window: it outlives the pages on which it is shown. */
export const SurveyBulkRunnerToken = token<BulkRunner>('SurveyBulkRunner');
