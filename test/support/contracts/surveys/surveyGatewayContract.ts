import type { SurveyGateway, SurveySave } from '@/application/surveys/ports/SurveyGateway';
import type { Result } from '@/domain/kernel/Result';
import type { SurveySummary } from '@/domain/surveys/SurveySummary';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';

export interface SurveyGatewayHarness {
  readonly gateway: SurveyGateway;
  /** Creates unused ids. */
  readonly newId: () => string;
  /** Two organisations, the second one below the first. */
  readonly organisations: readonly [
    { readonly id: string; readonly name: string },
    { readonly id: string; readonly name: string },
  ];
  /** A survey whose current version has an answer. */
  readonly answered: () => Promise<string>;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

let made = 0;

/** The contract of every SurveyGateway, including its fake. */
export function surveyGatewayContract(name: string, make: () => Promise<SurveyGatewayHarness>): void {
  describe(`${name} keeps the SurveyGateway contract`, () => {
    let harness: SurveyGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const pages = aPage(aQuestion('a'), anEnding);
    const create = async (): Promise<string> => {
      made += 1;
      const id = harness.newId();
      valueOf(
        await harness.gateway.create({
          id,
          title: `Contract ${made}`,
          urlSuffix: `contract-${made}-${name.toLowerCase()}`,
        }),
      );
      return id;
    };
    const save = async (id: string, act: SurveySave['act'], more: Partial<SurveySave> = {}) => {
      const { etag } = valueOf(await harness.gateway.read(id));
      return harness.gateway.save({ id, etag, act, written: { title: 'Written', pages }, ...more });
    };
    const failureOf = (answer: Result<unknown, { readonly kind: string }>): string =>
      answer.ok ? 'done' : answer.failure.kind;

    it('lists every survey once, by title', async () => {
      const found: SurveySummary[] = [];
      let page = valueOf(await harness.gateway.list());
      found.push(...page.surveys);
      while (page.next !== undefined) {
        page = valueOf(await harness.gateway.list(page.next));
        found.push(...page.surveys);
      }
      expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([page.total, page.total]);
      expect(failureOf(await harness.gateway.list('not-there'))).toBe('refused');
    });

    it('creates a draft once, and assigns no address twice', async () => {
      const id = await create();
      const { value } = valueOf(await harness.gateway.read(id));
      expect(value).toMatchObject({ state: 'draft', version: 0, answers: 0 });
      const { title, urlSuffix } = value;
      expect(failureOf(await harness.gateway.create({ id, title, urlSuffix }))).toBe('done');
      const other = { id: harness.newId(), title: 'Other', urlSuffix };
      expect(failureOf(await harness.gateway.create(other))).toBe('addressTaken');
    });

    it('saves a draft in the version it is based on, and no other', async () => {
      const id = await create();
      const { etag } = valueOf(await harness.gateway.read(id));
      const saved = valueOf(await save(id, 'save'));
      expect(saved.value).toMatchObject({ title: 'Written', state: 'draft', version: 0, hasDraft: true, pages });
      expect(failureOf(await save(id, 'save', { etag }))).toBe('changedMeanwhile');
      expect(failureOf(await harness.gateway.delete({ id, etag }))).toBe('changedMeanwhile');
    });

    it('publishes a survey without faults, and no other', async () => {
      const id = await create();
      const published = valueOf(await save(id, 'publish', { reason: 'Ready' }));
      expect(published.value).toMatchObject({ state: 'published', version: 1, hasDraft: false });
      const deadEnd = { title: 'Written', pages: aPage(aQuestion('a')) };
      expect(failureOf(await save(id, 'publish', { written: deadEnd }))).toBe('hasFaults');
      expect(valueOf(await save(id, 'save', { written: deadEnd })).value).toMatchObject({ version: 1, hasDraft: true });
    });

    it('makes the next version of an answered survey, and does not delete it', async () => {
      const id = await harness.answered();
      const { value, etag } = valueOf(await harness.gateway.read(id));
      expect(value).toMatchObject({ answers: 1 });
      expect(failureOf(await harness.gateway.delete({ id, etag }))).toBe('hasAnswers');
      const next = valueOf(await save(id, 'publish'));
      expect(next.value.version).toBe(value.version + 1);
      expect(valueOf(await save(id, 'retire')).value.state).toBe('retired');
      expect(failureOf(await save(id, 'save'))).toBe('retired');
    });

    it('deletes a survey without answers', async () => {
      const id = await create();
      const { etag } = valueOf(await harness.gateway.read(id));
      expect(failureOf(await harness.gateway.delete({ id, etag, reason: 'Not needed' }))).toBe('done');
      expect(failureOf(await harness.gateway.read(id))).toBe('notFound');
    });

    it('assigns a survey to organisations and to all below them, and removes it', async () => {
      const id = await create();
      const [above, below] = harness.organisations;
      const typeOf = async (of: { readonly id: string; readonly name: string }) => {
        const page = valueOf(await harness.gateway.organisations(id, { search: of.name }));
        return page.organisations.find(one => one.id === of.id);
      };
      expect(await typeOf(above)).toMatchObject({ type: 'available' });
      valueOf(await harness.gateway.assign(id, { add: [above.id], reason: 'Asked for' }));
      valueOf(await harness.gateway.assign(id, { add: [above.id] }));
      expect(await typeOf(above)).toMatchObject({ type: 'assigned' });
      expect(await typeOf(below)).toMatchObject({ type: 'inherited', through: above.name });
      const { organisations } = valueOf(await harness.gateway.organisations(id, { type: 'assigned' }));
      expect(organisations.map(one => one.id)).toEqual([above.id]);
      valueOf(await harness.gateway.assign(id, { remove: [above.id] }));
      expect(await typeOf(below)).toMatchObject({ type: 'available' });
      expect(failureOf(await harness.gateway.assign(id, { add: ['not-there'] }))).toBe('refused');
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.list())).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`The call has to succeed: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
