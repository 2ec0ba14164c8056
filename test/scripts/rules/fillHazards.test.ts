import { fillHazards } from '#scripts/rules/fillHazards';
import type { ProvenRule } from '#scripts/rules/RegisteredRule';

const page = `# Hazards

Introduction.

## HAZ-01 A message is lost

- **Harm:** nobody answers.
- **Causes:** the network.
- **Other controls:** an outbox.

<!-- rules -->
old
<!-- end of rules -->

After.
`;

const rule: ProvenRule = {
  file: 'src/domain/chat/isSent.rule.ts',
  name: 'isSent',
  id: 'CR-MSG-01',
  statement: 'A message costs $1. It is sent once.',
  source: 'DESIGN §5 row 1',
  hazards: ['HAZ-01'],
  constants: [],
  cases: [{ id: 'a', input: 1, expected: 1, why: 'b' }],
  usedBy: [],
};

describe('fillHazards', () => {
  it('inserts the rules of a hazard and keeps the text around them', () => {
    const { text, faults } = fillHazards(page, [rule]);
    expect(faults).toEqual([]);
    const item = '- [CR-MSG-01](rules.md#cr-msg-01) `isSent`: A message costs $1.';
    expect(text).toBe(page.replace('old', () => item));
  });

  it('returns the same page when it runs again', () => {
    const { text } = fillHazards(page, [rule]);
    expect(fillHazards(text, [rule]).text).toBe(text);
  });

  it.each([
    [
      'a rule with an unknown hazard',
      page,
      { ...rule, hazards: ['HAZ-01', 'HAZ-02'] },
      'src/domain/chat/isSent.rule.ts: docs/hazards.md has no HAZ-02',
    ],
    ['a hazard without a rule', page, { ...rule, hazards: [] }, 'docs/hazards.md: no rule controls HAZ-01'],
    ['a hazard without causes', page.replace('Causes', 'Reasons'), rule, 'docs/hazards.md: HAZ-01 has no Causes'],
    [
      'a hazard without a place for rules',
      page.replace('<!-- rules -->', ''),
      rule,
      'docs/hazards.md: HAZ-01 has no place for its rules',
    ],
  ] as const)('reports %s', (_what, text, one, fault) => {
    expect(fillHazards(text, [one]).faults).toEqual([fault]);
  });
});
