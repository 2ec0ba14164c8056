import { practicePage } from '#sandbox/pages/practicePage';
import { appActNames } from '#sandbox/practice/app/AppActs';

describe('the practice page', () => {
  it('has a button for each act that the app supports, and no others', () => {
    const buttons = [...practicePage.matchAll(/data-does="(\w+)">([^<]+)</g)].map(([, does, label]) => [label, does]);
    expect(Object.fromEntries(buttons)).toEqual({
      'Record a mood': 'mood',
      'Fill in PHQ-9': 'phq9',
      'Fill in GAD-7': 'gad7',
      'Go offline for a while and sync': 'offline',
      'Go on with the programme on two devices': 'programme',
      'Write a journal entry': 'journal',
      'Join an organisation': 'join',
      'Make links to pages without a sign-in': 'links',
      'Write to friends': 'friends',
      'Dismiss messages': 'dismiss',
      'Answer the question': 'survey',
      'Answer the whole survey': 'surveyToEnd',
    });
    expect(buttons.every(([, does]) => appActNames.some(name => name === does))).toBe(true);
  });

  it('lets a patient write, ask for a chat or an emergency chat, and end a chat', () => {
    const form = /<form id="write"[^]*?<\/form>/.exec(practicePage)?.[0] ?? '';
    expect([...form.matchAll(/<button[^>]* disabled>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Send',
      'Ask for a chat',
      'Ask in an emergency',
      'End the chat',
    ]);
  });

  it('shows no values of the app before they are loaded', () => {
    const facts = [...practicePage.matchAll(/<(?:dd|span) id="app-[\w-]+">([^<]*)</g)].map(([, text]) => text);
    expect(facts).toEqual(['…', '…', '…', '…', '…', '…', '…', '…']);
  });
});
