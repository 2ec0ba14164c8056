import { UNCAUGHT } from '@/application/errorReporting/ReportError';
import { errorIsSuppressed } from '@/domain/errorReporting/errorIsSuppressed';
import { sessionText } from '../session/sessionText';
import type { StoreFactories } from './StoreFactories';

/** Reports every uncaught error and shows a message. The page stays usable. */
export function watchGlobalErrors(
  target: Pick<EventTarget, 'addEventListener'>,
  { report, toasts }: Pick<StoreFactories, 'report' | 'toasts'>,
): void {
  const answer = (error: unknown): void => {
    if (errorIsSuppressed(factsOf(error))) return;
    report(error, UNCAUGHT);
    toasts.danger(sessionText('start.globalError'));
  };
  target.addEventListener('error', event => answer(thrownIn(event)));
  target.addEventListener('unhandledrejection', event => answer('reason' in event ? event.reason : undefined));
}

/** Returns what was thrown. Some browser notices arrive as an error event that has a message but no error. */
function thrownIn(event: Event): unknown {
  if ('error' in event && event.error instanceof Error) return event.error;
  return 'message' in event ? event.message : undefined;
}

function factsOf(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  return { code: 'code' in error && typeof error.code === 'string' ? error.code : '', message: error.message };
}
