import type { Moment } from './Moment';

/**
 * The moment with the mean mood of all of them on its day (UTC), rounded; as it is where none of them has a reading.
 */
export function meanReading(moment: Moment, all: readonly Moment[]): Moment {
  const day = dayOf(moment);
  const moods = all.filter(other => dayOf(other) === day).flatMap(({ content }) => content.reading?.mood ?? []);
  if (moods.length === 0) return moment;
  const mood = Math.round(moods.reduce((sum, value) => sum + value, 0) / moods.length);
  return { ...moment, content: { ...moment.content, reading: { ...moment.content.reading, mood } } };
}

const dayOf = ({ at }: Moment): string => new Date(at).toISOString().slice(0, 10);
