import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/**
 * The moment that the patients' histories lead up to, in milliseconds since 1970: that of the first start with this
 * data.
 */
export function clinicalAnchor(journal: JournalHost, clock: { now(): number }): number {
  const marks = new JournalledMap<number>('clinical-seed').attachTo(journal);
  const anchor = marks.get('anchor') ?? clock.now();
  if (marks.get('anchor') === undefined) marks.put('anchor', anchor);
  return anchor;
}
