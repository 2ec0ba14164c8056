import { aMoment } from '#test/support/builders/patients/aMoment';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { eventually } from '#test/support/eventually';

type Page = Pick<ReturnType<typeof historyTools>, 'actions' | 'record'>;

interface Form {
  readonly start: () => () => void;
  readonly type: (text: string) => void;
  readonly text: () => string;
  readonly others: {
    readonly texts: readonly string[];
    replaceOwn(kept: string): Promise<void>;
    discard(kept: string): Promise<void>;
  };
  readonly isReady: () => boolean;
}

beforeAll(() => loadTestTexts('patientTimeline'));

/** Each form of a patient's pages as one window shows it. */
const forms: Readonly<Record<string, (page: Page) => Form>> = {
  note: ({ actions: { note } }) => ({
    start: () => note.start(),
    type: text => note.write(text),
    text: () => note.text,
    others: note.form.conflictingDrafts,
    isReady: () => true,
  }),
  record: ({ record }) => {
    const store = record.record();
    return {
      start: () => store.start(),
      type: text => store.write('goals', text),
      text: () => store.form.mine.goals,
      others: store.form.conflictingDrafts,
      isReady: () => store.record.status === 'known',
    };
  },
  'risk assessment': ({ record }) => {
    const store = record.assessmentForm('ra-1', () => undefined);
    return {
      start: () => store.start(),
      type: text => store.edit('summary', text),
      text: () => store.form.mine.summary,
      others: store.form.conflictingDrafts,
      isReady: () => store.phase === 'ready',
    };
  },
  description: ({ actions }) => {
    const store = actions.describe(aMoment());
    return {
      start: () => store.start(),
      type: text => store.write(text),
      text: () => store.text,
      others: store.form.conflictingDrafts,
      isReady: () => store.description.status === 'known',
    };
  },
};

describe('what two windows type into the same form', () => {
  it.each(Object.keys(forms))('is kept and offered in both windows: %s', async name => {
    const tools = historyTools();
    tools.history.put(aMoment());
    tools.assessments.put(anAssessment());
    const pages = [tools, tools.page()] as const;
    const window = async (page: Page & Pick<typeof tools, 'formDrafts'>) => {
      const form = forms[name]?.(page);
      if (form === undefined) throw new Error('There is no such form.');
      form.start();
      await eventually(() => expect(form.isReady()).toBe(true));
      const type = async (text: string): Promise<void> => {
        form.type(text);
        await page.formDrafts.flush();
      };
      return { ...form, type };
    };
    const [one, two] = [await window(pages[0]), await window(pages[1])];
    await one.type('window one long text');
    await two.type('w2');
    const reloaded = await window(tools.page());
    await eventually(() =>
      expect([reloaded.text(), reloaded.others.texts.length, two.others.texts.length]).toEqual(['w2', 1, 1]),
    );
    const [other = ''] = reloaded.others.texts;
    expect(other).toContain('window one long text');
    await reloaded.others.replaceOwn(other);
    await eventually(() =>
      expect([reloaded.text(), reloaded.others.texts.length]).toEqual(['window one long text', 1]),
    );
    await reloaded.others.discard(reloaded.others.texts[0] ?? '');
    await eventually(() => expect([reloaded.text(), reloaded.others.texts]).toEqual(['window one long text', []]));
  });
});
