import type { ErrorReport } from './ports/ErrorReport';

const STACK_LIMIT = 20_000;
const MESSAGE_LIMIT = 2_000;
const LINE_LIMIT = 300;
/** The number of characters of a line that are searched for addresses. The rest is not reported. */
const READ_LIMIT = 4_000;

const withoutQueries = (text: string): string => text.replace(/(\bhttps?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

/**
 * Anything that looks like an email address, or like a page's address with its query, is removed, whatever its source.
 */
const withoutValues = (line: string): string =>
  withoutQueries(line.slice(0, READ_LIMIT))
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '(address)')
    .slice(0, LINE_LIMIT);

/** A name, a code and a place. The error's own text may quote typed text, so only our templates pass. */
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
  const code =
    'code' in error && typeof error.code === 'string' && /^[\w/-]{1,60}$/.test(error.code) ? ` (${error.code})` : '';
  const template = 'template' in error && typeof error.template === 'string' ? `: ${error.template}` : '';
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  return `${name}${code}${template}`;
}

const NAME = String.raw`(?:(?:async|new|get|set) )*[\w$.<>#]{1,120}(?: \[as [\w$.]{1,60}\])?`;
const PLACE = String.raw`(https?://[\w.:-]+/[\w./-]*|[\w-]+://[\w./-]*|webpack[\w:./-]*)(?:[?#][^\s)]*)?:(\d+):(\d+)`;
/** As Chromium and as Firefox write a frame; nothing else of a line is kept. */
const FRAMES = [new RegExp(`^\\s*at (?:(${NAME}) \\()?${PLACE}\\)?$`), new RegExp(`^(${NAME})?@${PLACE}$`)];

/**
 * Returns the place of the error, from the stack frames and in our own format. The message, which the first lines
 * repeat, may look like a frame.
 */
function framesOf({ stack = '', message }: Error): string {
  const header = `: ${message}`;
  const at = stack.indexOf(header);
  // Chromium alone begins with the error's name and words.
  const isHead = at >= 0 && !stack.slice(0, at).includes('\n');
  const lines = (isHead ? stack.slice(at + header.length) : stack).split('\n');
  return lines.flatMap(line => frameIn(line) ?? []).join('\n');
}

function frameIn(line: string): string | undefined {
  for (const frame of FRAMES) {
    const [found, name, file, row, column] = frame.exec(line) ?? [];
    if (found !== undefined)
      return name === undefined ? `    at ${file}:${row}:${column}` : `    at ${name} (${file}:${row}:${column})`;
  }
  return undefined;
}
