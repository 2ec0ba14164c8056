import type { MergeForm } from './MergeForm';

/** What was typed into a form and not saved, as it is kept on the device. */
export interface FormDraft<F extends object> {
  /** Version that the person began from; empty for something new. */
  readonly etag: string;
  /** Id of something new, chosen once; empty otherwise. */
  readonly id: string;
  readonly base: F;
  readonly mine: F;
}

/** Version of nothing: whoever saves from it is asked to bring two versions together first. */
const NO_VERSION = '"undecided"';

/** The text under which a form is kept; empty where nothing was typed. */
export function writeFormDraft<F extends object>(form: MergeForm<F>, etag: string, id: string): string {
  if (!form.isDirty) return '';
  return JSON.stringify({ etag: form.isDecided ? etag : NO_VERSION, id, base: form.draftBase, mine: form.mine } satisfies FormDraft<F>);
}

/** Reads a kept draft that has all the fields of `like`; undefined where there is none, or it is of another making. */
export function readFormDraft<F extends object>(text: string, like: F): FormDraft<F> | undefined {
  const draft = parsed(text);
  if (!isRecord(draft) || typeof draft['etag'] !== 'string' || typeof draft['id'] !== 'string') return undefined;
  const { etag, id, base, mine } = draft;
  return fits(base, like) && fits(mine, like) ? { etag, id, base, mine } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same fields, each of the same kind; a field that may be null is a text otherwise. */
function fits<F extends object>(value: unknown, like: F): value is F {
  if (!isRecord(value)) return false;
  return Object.entries(like).every(([field, sample]) => {
    const found = value[field];
    return typeof found === 'string' || (found === null && sample === null);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
