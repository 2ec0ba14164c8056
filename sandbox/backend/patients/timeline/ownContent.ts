import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { withoutUndefined } from '#sandbox/backend/kernel/withoutUndefined';
import type { MomentContent } from './Moment';

type Part = 'reading' | 'items' | 'text' | 'level' | 'activity';

interface Shape {
  readonly needs: readonly Part[];
  readonly may: readonly Part[];
  /** Number of items in the questionnaire. */
  readonly items?: number;
}

const written: Shape = { needs: ['text'], may: ['level', 'reading'] };

const shapes: Readonly<Record<OwnMomentType, Shape>> = {
  journal: { needs: ['text'], may: ['reading'] },
  checkup: { needs: ['reading'], may: ['text'] },
  phq9: { needs: ['items'], may: [], items: 9 },
  gad7: { needs: ['items'], may: [], items: 7 },
  'cbt-screening': { needs: ['items'], may: [] },
  positive: written,
  'risk-factor': written,
  resilience: written,
  unhealthy: written,
  'core-belief': written,
  'being-objective': written,
  'automatic-thoughts': written,
  'hot-thought-exercise': written,
  'hot-thought': written,
  'cbt-evidence': written,
  cbt: written,
  activity: { needs: ['activity'], may: [] },
  relaxation: { needs: ['level'], may: [] },
  progress: { needs: ['level'], may: ['text'] },
};

/** The content of an app's event as a moment. Refuses with 400 `InvalidMoment` one whose parts do not fit its type. */
export function ownContent(type: OwnMomentType, event: OwnEventDto): MomentContent {
  const { momentId: _, at: __, items, ...rest } = withoutUndefined(event);
  const { needs, may, items: itemCount } = shapes[type];
  const given: readonly string[] = Object.keys({ ...rest, ...(items && { items }) });
  const missing = needs.filter(part => !given.includes(part));
  const strange = given.filter(part => !([...needs, ...may] as readonly string[]).includes(part));
  if (missing.length + strange.length > 0)
    refuseMoment(
      `A ${type} needs ${needs.join(', ')}; missing: ${missing.join(', ') || 'nothing'}; not known: ` +
        `${strange.join(', ') || 'nothing'}.`,
    );
  if (items && itemCount !== undefined && items.length !== itemCount) refuseMoment(`A ${type} has ${itemCount} items.`);
  return { ...rest, ...(items && { quiz: quizOf(items) }) };
}

/** The sum is known only once every item is. */
export function quizOf(items: readonly number[]): { items: number[]; score?: number } {
  const complete = items.every(item => item >= 0);
  return { items: [...items], ...(complete && { score: items.reduce((sum, item) => sum + item, 0) }) };
}

function refuseMoment(detail: string): never {
  throw new BackendError(400, 'InvalidMoment', detail);
}
