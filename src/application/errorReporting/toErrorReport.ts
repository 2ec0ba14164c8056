import type { ErrorReport } from './ports/ErrorReport';

const STACK_LIMIT = 20_000;
const MESSAGE_LIMIT = 2_000;
const LINE_LIMIT = 300;

const withoutQueries = (text: string): string => text.replace(/(\bhttps?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

/** Whatever looks like an address of a person or of a page with its query does not leave, wherever it came from. */
const withoutValues = (line: string): string => withoutQueries(line).replace(/[^\s@]+@[^\s@]+/g, '(address)').slice(0, LINE_LIMIT);

/** A name, a code and where it happened. The error's own words may quote what somebody typed, so only our templates pass. */
interface Fault {
  readonly error: unknown;
  readonly context: string;
  readonly user: string | undefined;
  readonly log: readonly string[];
}

export function toErrorReport({ error, context, user, log }: Fault): ErrorReport {
  const stack = error instanceof Error ? framesOf(error) : '';
  return {
    message: describe(error).slice(0, MESSAGE_LIMIT),
    context,
    logBuffer: log.map(withoutValues),
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
