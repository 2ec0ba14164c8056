import { seededUsers } from './seededUsers';

const titles = ['PHQ-9 by organisation, Mondays', 'Waiting times, monthly', 'Access codes in use, quarterly'];

/** Titles of the report schedules that run in somebody's name, by the person's id. Every other analyst has some. */
export function seededSchedules(): ReadonlyMap<string, readonly string[]> {
  const analysts = [...seededUsers().values()].filter(({ groups }) => groups?.includes('mi-reporter'));
  const made = analysts.flatMap(({ id }, place): [string, readonly string[]][] =>
    place % 2 === 0 ? [[id, titles.slice(0, 1 + (place % titles.length))]] : [],
  );
  return new Map([['staff-farah', titles.slice(0, 2)], ...made]);
}
