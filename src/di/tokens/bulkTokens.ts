import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { token } from '../token';

// One runner of each area for the window: it outlives the pages on which it is shown.
export const CodeBulkRunnerToken = token<BulkRunner>('CodeBulkRunner');
export const UserBulkRunnerToken = token<BulkRunner>('UserBulkRunner');
export const SurveyBulkRunnerToken = token<BulkRunner>('SurveyBulkRunner');
/** The records of bulk actions, of every area. */
export const BulkRecordsToken = token<PersonalRecords>('BulkRecords');
/** Name of the browser's database of bulk actions. */
export const BULK_DATABASE = 'staff-dashboard-bulk';
