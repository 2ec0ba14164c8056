import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { CODE_GENERATIONS, type AccessCode, type CodeGeneration } from '@/domain/accessCodes/AccessCode';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway, CodePage } from './ports/AccessCodeGateway';

/** The codes of an organisation loaded so far, of both generations. */
export interface CodeList {
  /** Newest first. No unloaded code belongs between two of them. */
  readonly rows: readonly AccessCode[];
  /** Total number, loaded or not; undefined if a generation could not be loaded. */
  readonly total: number | undefined;
  readonly isComplete: boolean;
  /** Unreadable rows, included in `total`. */
  readonly unreadable: number;
  readonly parts: CodeParts;
}

export type CodePart =
  | {
      readonly status: 'loaded';
      readonly page: CodePage;
      /** Starts of the pages so far. */
      readonly begun: readonly string[];
    }
  | { readonly status: 'failed'; readonly failure: CallFailure };

export type CodeParts = Readonly<Record<CodeGeneration, CodePart>>;

/** Loads the codes of both generations as one list, page by page. */
export class ListAccessCodes {
  constructor(private readonly codes: AccessCodeGateway) {}

  /**
   * `loaded`: the list so far. A generation that cannot be loaded does not hide the other. If the last row of a page is
   * gone, everything is reloaded from the beginning, so that no code is left out.
   */
  async execute(organisationId: string, loaded?: CodeList): Promise<Result<CodeList, CallFailure>> {
    const next = loaded && nextGeneration(loaded.parts);
    if (loaded === undefined || next === undefined) return this.begin(organisationId);
    const part = loaded.parts[next];
    if (part.status === 'failed') return this.begin(organisationId);
    const answer = await this.codes.list(organisationId, next, part.page.next);
    if (answer.ok) {
      const begun = [...part.begun, ...(part.page.next === undefined ? [] : [part.page.next])];
      // Circular pages are endless, and the rest of the list is unknown.
      if (answer.value.next !== undefined && begun.includes(answer.value.next)) return fail({ kind: 'refused' });
      const page = joined(part.page, answer.value);
      return ok(listOf({ ...loaded.parts, [next]: { status: 'loaded', page, begun } }));
    }
    return answer.failure.kind === 'refused' ? this.begin(organisationId) : answer;
  }

  private async begin(organisationId: string): Promise<Result<CodeList, CallFailure>> {
    const [v1, v2] = await Promise.all(CODE_GENERATIONS.map(generation => this.codes.list(organisationId, generation)));
    if (v1 === undefined || v2 === undefined) throw new Error('There are two generations.');
    return !v1.ok && !v2.ok ? fail(v2.failure) : ok(listOf({ v1: partOf(v1), v2: partOf(v2) }));
  }
}

const partOf = (answer: Result<CodePage, CallFailure>): CodePart =>
  answer.ok ? { status: 'loaded', page: answer.value, begun: [] } : { status: 'failed', failure: answer.failure };

/** Joins pages; a row that moved to the next page is listed once, as last loaded. */
function joined(before: CodePage, page: CodePage): CodePage {
  const newer = new Set(page.codes.map(({ code }) => code));
  return {
    ...page,
    codes: [...before.codes.filter(({ code }) => !newer.has(code)), ...page.codes],
    unreadable: before.unreadable + page.unreadable,
  };
}

/** The newest first, as each generation is listed. */
const compare = (one: AccessCode, other: AccessCode): number =>
  other.createdAt - one.createdAt || (one.code < other.code ? -1 : 1);

function listOf(parts: CodeParts): CodeList {
  const pages = Object.values(parts).flatMap((part: CodePart) => (part.status === 'loaded' ? [part.page] : []));
  // Unloaded codes of that generation may be newer than codes after the end of an unfinished page.
  const ends = pages.flatMap(({ next, codes }) => (next === undefined ? [] : codes.slice(-1)));
  const all = pages.flatMap(({ codes }) => codes).sort(compare);
  const isWhole = pages.length === CODE_GENERATIONS.length;
  return {
    rows: all.filter(code => ends.every(end => code === end || compare(code, end) < 0)),
    total: isWhole ? pages.reduce((sum, { total }) => sum + total, 0) : undefined,
    isComplete: pages.every(({ next }) => next === undefined),
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
    parts,
  };
}

/** Returns the generation whose next page comes first. A page without readable rows comes before all others. */
function nextGeneration(parts: CodeParts): CodeGeneration | undefined {
  const open = CODE_GENERATIONS.flatMap(generation => {
    const part = parts[generation];
    if (part.status === 'failed' || part.page.next === undefined) return [];
    return [{ generation, end: part.page.codes.at(-1)?.createdAt ?? Infinity }];
  });
  return open.sort((one, other) => other.end - one.end)[0]?.generation;
}
