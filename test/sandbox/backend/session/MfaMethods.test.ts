import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { MfaMethods } from '#sandbox/backend/session/MfaMethods';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { rhea } from '../setUpChat';
import { amy } from './setUpSession';

describe('MfaMethods', () => {
  it('start with those of the account, and keep changes over a restart', () => {
    const lines = new MemoryLines();
    const people = new PeopleDirectory({ clock: { now: () => 0 }, everybody: [amy, rhea] });
    const methods = new MfaMethods(people).attachTo(memoryJournal(lines));
    expect(methods.methodsOf(amy.uid)).toEqual(amy.mfa);
    methods.replace(amy.uid, amy.mfa.slice(0, 1));
    const restarted = new MfaMethods(people).attachTo(memoryJournal(lines));
    expect(restarted.methodsOf(amy.uid)).toEqual(amy.mfa.slice(0, 1));
    expect(restarted.totpOf(amy.uid)).toMatchObject([{ id: 'phone' }]);
  });

  it('are empty for patients and unknown people', () => {
    const methods = new MfaMethods(new PeopleDirectory({ clock: { now: () => 0 }, everybody: [rhea] }));
    expect([methods.methodsOf(rhea.uid), methods.methodsOf('nobody')]).toEqual([[], []]);
  });
});
