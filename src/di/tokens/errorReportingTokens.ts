import type { FailureNotices } from '@/application/errorReporting/FailureNotices';
import type { ReportError } from '@/application/errorReporting/ReportError';
import type { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import { token } from '../token';

export const FailureNoticesToken = token<FailureNotices>('FailureNotices');
export const UnreadableItemsToken = token<UnreadableItems>('UnreadableItems');
export const ReportErrorToken = token<ReportError>('ReportError');
