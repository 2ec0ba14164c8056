import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { AccessCodeGateway } from '@/application/accessCodes/ports/AccessCodeGateway';
import type { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { token } from '../token';

/** Bound when the first screen of access codes is downloaded. */
export const AccessCodeGatewayToken = token<AccessCodeGateway>('AccessCodeGateway');
/** One for the window: it outlives the pages on which it is shown. */
export const CodeBulkRunnerToken = token<BulkRunner>('CodeBulkRunner');
/** The records of bulk actions, of every area. */
export const BulkRecordsToken = token<PersonalRecords>('BulkRecords');
/** Name of the browser's database of bulk actions. */
export const BULK_DATABASE = 'staff-dashboard-bulk';
