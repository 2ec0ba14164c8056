import { readdirSync, readFileSync } from 'node:fs';
import { explainSign } from '@/domain/patients/list/needSigns.rule';

const rules = new Set(
  readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.rule.ts'))
    .flatMap(file => /id: '(CR-[A-Z]+-\d+)'/.exec(readFileSync(`src/domain/${file}`, 'utf8'))?.[1] ?? []),
);

describe('the explanation of a sign', () => {
  it.each(Object.entries(explainSign))('names a rule, a reason and an end: %s', (_, { rule, because, ends }) => {
    expect(rules).toContain(rule);
    expect(because).toMatch(/^[A-Z].*\.$/);
    expect(ends).toMatch(/^[A-Z].*\.$/);
  });

  it('takes its numbers from the rules', () => {
    const { selfHarmItem, selfHarmUnanswered, overdue, longSilence } = explainSign;
    expect([selfHarmItem, selfHarmUnanswered, overdue, longSilence]).toEqual([
      {
        rule: 'CR-SCORE-04',
        because:
          'A PHQ-9 whose item 9 is above 0 is an alarm, whatever the total. ' +
          'Item 9 asks about thoughts of being better off dead or of hurting oneself.',
        ends: 'A newer PHQ-9 with item 9 at 0.',
      },
      {
        rule: 'CR-SCORE-04',
        because: 'Item 9 of the latest PHQ-9 has no answer, so a risk may be unknown.',
        ends: 'A newer PHQ-9 with an answer to item 9.',
      },
      { rule: 'CR-NEED-01', because: 'A message has waited for a reply for more than 24 hours.', ends: 'A reply.' },
      {
        rule: 'CR-NEED-01',
        because: 'There was no contact for more than 14 days, or ever.',
        ends: 'A message or an appointment.',
      },
    ]);
  });

  it('explains every sign', () => {
    expect(Object.keys(explainSign)).toHaveLength(19);
  });
});
