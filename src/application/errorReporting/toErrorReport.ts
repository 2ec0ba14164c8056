import type { ErrorReport } from './ports/ErrorReport';

const STACK_LIMIT = 20_000;
const MESSAGE_LIMIT = 2_000;

const withoutQueries = (text: string): string => text.replace(/(\bhttps?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

/** A name, a code and where it happened. The error's own words may quote what somebody typed, so only our templates pass. */
export function toErrorReport({ error, context, user }: { error: unknown; context: string; user: string | undefined }): ErrorReport {
  const stack = error instanceof Error ? framesOf(error) : '';
  return {
    message: describe(error).slice(0, MESSAGE_LIMIT),
    context,
    ...(stack === '' ? {} : { stack: stack.slice(0, STACK_LIMIT) }),
    ...(user === undefined ? {} : { user }),
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const code = 'code' in error && typeof error.code === 'string' && /^[\w/-]{1,60}$/.test(error.code) ? ` (${error.code})` : '';
  const template = 'template' in error && typeof error.template === 'string' ? `: ${error.template}` : '';
  return `${error.name}${code}${template}`;
}

/** The first lines of a stack repeat the message; the frames say where. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter(line => /^\s*at |@/.test(line) && /:\d+/.test(line));
  return withoutQueries(frames.join('\n'));
}
