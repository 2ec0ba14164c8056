import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { CoreHours } from './CoreHours';

export function regionHandlers(coreHours: CoreHours): HandlersOf<'regions'> {
  return {
    coreHours: () => coreHours.read(),
    setCoreHours: ({ body }) => {
      if (!isTimeZone(body.timeZone)) throw new BackendError(400, 'InvalidTimeZone', 'There is no such time zone.');
      coreHours.set(body);
    },
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
