/** Computes the scores of the mutants and the reasons for refusing them. */
import type { MutantResult } from '@stryker-mutator/api/core';
import type { MutationScore, MutationScores } from '../rules/mutationScores';

/** A mutant by its text, so that it is found again after lines were moved. White space counts once. */
export interface NamedMutant {
  readonly file: string;
  /** The line of source in which it begins. */
  readonly line: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

/** A mutant that behaves as its source does, whatever the input. */
export interface EquivalentMutant extends NamedMutant {
  readonly reason: string;
}

export interface Mutant extends NamedMutant {
  readonly isKilled: boolean;
}

export function mutantsOf(results: readonly MutantResult[], textOf: (file: string) => string): Mutant[] {
  return results
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName, location: { start, end }, mutatorName, replacement, status }) => {
      const lines = textOf(fileName)
        .split('\n')
        .slice(start.line - 1, end.line);
      const line = lines[0] ?? '';
      const last = lines.pop()?.slice(0, end.column - 1) ?? '';
      return {
        file: fileName,
        line: line.trim(),
        mutator: mutatorName,
        original: plain([...lines, last].join('\n').slice(start.column - 1)),
        replacement: plain(replacement ?? ''),
        isKilled: status === 'Killed' || status === 'Timeout',
      };
    });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

export interface Judgement {
  readonly scores: MutationScores & { readonly domain: MutationScore };
  /** Neither killed nor listed. */
  readonly survivors: readonly Mutant[];
  /** Listed, but killed or no longer there. */
  readonly idle: readonly EquivalentMutant[];
}

/** Each listed mutant accounts for one that survived. */
export function judge(mutants: readonly Mutant[], listed: readonly EquivalentMutant[]): Judgement {
  const survivors = mutants.filter(({ isKilled }) => !isKilled);
  const equivalent: Mutant[] = [];
  const idle = listed.filter(entry => {
    const place = survivors.findIndex(mutant => isSame(mutant, entry));
    if (place >= 0) equivalent.push(...survivors.splice(place, 1));
    return place < 0;
  });
  const scoreOf = (isCounted: (mutant: Mutant) => boolean): MutationScore => ({
    mutants: mutants.filter(isCounted).length,
    killed: mutants.filter(isCounted).filter(({ isKilled }) => isKilled).length,
    equivalent: equivalent.filter(isCounted).length,
  });
  const files = [...new Set(mutants.map(({ file }) => file))].filter(isRule).sort();
  const rules = Object.fromEntries(files.map(file => [file, scoreOf(mutant => mutant.file === file)]));
  return { scores: { domain: scoreOf(() => true), rules }, survivors, idle };
}

export const isRule = (file: string): boolean => file.endsWith('.rule.ts');

const isSame = (a: NamedMutant, b: NamedMutant): boolean =>
  (['file', 'line', 'mutator', 'original', 'replacement'] as const).every(key => a[key] === b[key]);
