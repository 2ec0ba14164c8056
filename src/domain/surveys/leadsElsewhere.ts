import type { Answer, Question } from './SurveyContent';
import type { SurveyPaths } from './SurveyPaths';

/** Returns what can follow an answer other than a crisis contact; undefined if nothing can. */
export function leadsElsewhere(
  paths: SurveyPaths,
  { id }: Question,
  value: Answer,
  later: readonly Question[],
): { readonly to: string | null } | 'notChecked' | undefined {
  const answer = { question: id, value };
  for (const [place, next] of later.entries()) {
    const hidden = later.slice(0, place).map(one => one.id);
    const isContact = next.kind === 'statement' && next.crisisContact === true;
    const leads = isContact ? false : paths.canHappen({ answer, hidden, shown: [next.id] });
    if (leads === 'notChecked') return leads;
    if (leads) return { to: next.id };
    if (next.shownWhen === undefined) return undefined;
  }
  const ends = paths.canHappen({ answer, hidden: later.map(one => one.id) });
  return ends === 'notChecked' ? ends : ends ? { to: null } : undefined;
}
