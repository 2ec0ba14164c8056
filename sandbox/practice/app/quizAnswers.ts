import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import type { Questionnaire } from './Diary';

const HIGHEST_ANSWER = 3;
const BEST_MOOD = 10;

/**
 * Answers that suit a mood of 0 to 10. Dark thoughts never occur by chance: the last item of PHQ-9 is above 0 only if
 * it was typed.
 */
export function quizAnswers(type: Questionnaire, mood: number, random: SeededRandom): readonly number[] {
  const usual = ((BEST_MOOD - mood) / BEST_MOOD) * HIGHEST_ANSWER;
  const answer = () => Math.min(HIGHEST_ANSWER, Math.max(0, Math.round(usual) + random.between(-1, 1)));
  return type === 'phq9' ? [...Array.from({ length: 8 }, answer), 0] : Array.from({ length: 7 }, answer);
}
