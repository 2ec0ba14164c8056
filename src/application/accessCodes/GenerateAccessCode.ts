import type { Random } from '@/application/kernel/ports/Random';
import { GENERATED_CHARACTERS } from '@/domain/accessCodes/accessCode.rule';

/** Characters of each half of a generated code. */
const HALF = 4;

/** Generates the text of a new code, chosen here once, so that a repeated call never creates two codes. */
export class GenerateAccessCode {
  constructor(private readonly random: Pick<Random, 'unit'>) {}

  execute(): string {
    return `${this.half()}-${this.half()}`;
  }

  private half(): string {
    const character = (): string =>
      GENERATED_CHARACTERS.charAt(Math.floor(this.random.unit() * GENERATED_CHARACTERS.length));
    return Array.from({ length: HALF }, character).join('');
  }
}
