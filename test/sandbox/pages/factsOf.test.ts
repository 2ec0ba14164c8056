import { factsOf, type HeldByApp } from '#sandbox/pages/browser/factsOf';

const nothing: HeldByApp = {
  ...{ mood: null, questionnaire: null, appointment: null, organisation: null, unsent: 0 },
  messages: { open: [], more: 0 },
  olderMessages: [],
  survey: null,
};

describe('factsOf', () => {
  it('lists what the app holds, with its time', () => {
    const held = {
      messages: { open: [{ kind: 'urgent', message: 'Call 116 123.' }], more: 2 },
      olderMessages: ['Please update.'],
      mood: { mood: 3, at: '2026-03-02T09:00:00Z' },
      questionnaire: { type: 'PHQ-9', score: 12, at: '2026-03-01T09:00:00Z' },
      appointment: { startsAt: '2026-07-03T09:00:00Z', timeZone: 'America/New_York', kind: 'video' },
      organisation: {
        name: 'Harbour Trust',
        crisisContact: { name: 'Crisis team', phone: '0800 1', textMessage: '' },
        links: [
          { title: 'Help', url: 'https://help.example/' },
          { title: 'Advice', url: 'https://advice.example/' },
        ],
        subscriptionValid: false,
      },
      survey: { title: 'Welcome', question: 'How are you?', kind: 'oneOf', options: ['Well', 'Not well'] },
      unsent: 0,
    };
    const { mood, questionnaire, appointment, organisation, crisisContact, links, survey, ...messages } = factsOf(held);
    expect(messages).toEqual({ messages: ['urgent: Call 116 123.', '2 more'], olderMessages: 'Please update.' });
    expect([organisation, crisisContact, links]).toEqual([
      'Harbour Trust (no subscription in effect)',
      'Crisis team, 0800 1',
      'Help, Advice',
    ]);
    expect(survey).toBe('Welcome: How are you? (Well, Not well)');
    expect(mood).toMatch(/^3 of 10, 2 Mar 2026/);
    expect(questionnaire).toMatch(/^PHQ-9: 12, 1 Mar 2026/);
    expect(appointment).toBe('3 Jul 2026, 05:00 (America/New_York), video');
  });

  it('says when there is none, and does not show an incomplete questionnaire as a score of 0', () => {
    expect(factsOf(nothing)).toEqual({
      mood: 'None recorded',
      questionnaire: 'None filled in',
      appointment: 'None agreed',
      organisation: 'None joined',
      crisisContact: 'None',
      survey: 'None to answer',
      links: 'None',
      messages: [],
      olderMessages: 'None',
    });
    expect(
      factsOf({ ...nothing, questionnaire: { type: 'GAD-7', score: null, at: '2026-03-01T09:00:00Z' } }).questionnaire,
    ).toMatch(/^GAD-7: incomplete, no score, /);
    expect(
      factsOf({ ...nothing, questionnaire: { type: 'GAD-7', score: 0, at: '2026-03-01T09:00:00Z' } }).questionnaire,
    ).toMatch(/^GAD-7: 0, /);
  });

  it('says how many entries are not synced', () => {
    expect(factsOf({ ...nothing, unsent: 2 }).mood).toBe('None recorded (2 not synced)');
  });
});
