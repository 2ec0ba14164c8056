import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { AppActName } from '#sandbox/practice/app/AppActs';
import type { MsRange } from '#sandbox/practice/PatientBehaviour';
import type { Act, Cue, Script, Step } from './Script';

const seconds = (least: number, most = least): MsRange => [least * 1000, most * 1000];
const slow = seconds(7, 16);
const usual = seconds(2, 5);
const fast = seconds(0.4, 1);

const step = (on: Cue, after: MsRange, act: Act): Step => ({ ...act, on, after });
const asks = (says: string, after: MsRange, generation: ChatGeneration = 'v2'): Step =>
  step('next', after, { does: 'ask', says, generation });
const uses = (act: AppActName, after: MsRange): Step => step('next', after, { does: 'useApp', act });
const writes = (says: string, on: Cue = 'next', after: MsRange = seconds(2, 6)): Step =>
  step(on, after, { does: 'write', says });

/**
 * Twelve patients and two colleagues who want something within a quarter of an hour. Times are those of an evening at
 * full speed.
 */
export const busyEvening: readonly Script[] = [
  {
    title: 'writes slowly, in long sentences',
    situation: 'alone',
    types: slow,
    steps: [
      uses('mood', seconds(1, 3)),
      asks('Could I talk to somebody? It is about my mother.', seconds(5, 20)),
      writes('Thank you for taking the time. I will need a moment for each sentence.', 'inChat', seconds(6, 12)),
      writes(
        'She is in hospital since Sunday, and since then I wake up at four and lie there until the alarm rings.',
        'answered',
      ),
      writes('At work I pretend that nothing has happened.', 'answered'),
      uses('gad7', seconds(4, 9)),
    ],
  },
  {
    title: 'writes fast, in many short messages',
    situation: 'alone',
    types: fast,
    steps: [
      asks('hi', seconds(15, 40)),
      ...[
        'hi',
        'so',
        'I had the talk with my boss',
        'the one I told you about',
        'it went',
        'fine??',
        'I cannot believe it',
      ].map((says, index) => writes(says, index === 0 ? 'inChat' : 'next', seconds(0.5, 2))),
      writes('what do I do now', 'answered', seconds(1, 2)),
      writes('ok', 'answered', seconds(1, 2)),
    ],
  },
  {
    title: 'writes, thinks better of it, edits and deletes',
    situation: 'alone',
    types: usual,
    steps: [
      asks('I would like to continue from last week.', seconds(30, 60)),
      writes('I did not take my tablets.', 'inChat'),
      step('next', seconds(4, 9), { does: 'edit', says: 'I did not take my tablets on Monday.' }),
      writes('Please do not tell my sister that I write here.', 'next', seconds(5, 10)),
      step('next', seconds(3, 6), { does: 'delete' }),
      writes('Sorry, that was for somebody else.', 'answered'),
      step('next', seconds(2, 4), { does: 'edit', says: 'Sorry, I did not mean to send that.' }),
    ],
  },
  {
    title: 'leaves before anything is said',
    situation: 'alone',
    types: usual,
    steps: [
      asks('Is this anonymous?', seconds(40, 80)),
      writes('I think I would rather not.', 'inChat', seconds(3, 6)),
      step('next', seconds(2, 5), { does: 'end' }),
    ],
    staysSilent: true,
  },
  {
    title: 'waits, and asks again',
    situation: 'alone',
    types: usual,
    steps: [
      asks('Whenever somebody has time.', seconds(10, 20)),
      asks('Is somebody there? I can wait.', seconds(150, 180)),
      asks('I have been waiting for a while now.', seconds(240, 300)),
      writes('There you are.', 'inChat', seconds(1, 2)),
    ],
  },
  {
    title: 'is of high risk, and speaks of it',
    situation: 'flagged',
    types: usual,
    steps: [
      asks('I promised to write before I do anything.', seconds(60, 90)),
      writes('I have the tablets here on the table.', 'inChat', seconds(2, 4)),
      writes('I am safe right now. My neighbour is coming over.', 'answered'),
      writes('Can you stay until she is here?', 'next', seconds(10, 15)),
    ],
  },
  {
    title: 'asks for help at once',
    situation: 'alone',
    types: fast,
    steps: [
      step('next', seconds(120, 150), { does: 'askAtOnce', says: 'I cannot breathe and I do not know what to do' }),
      writes('it is getting worse', 'inChat', seconds(0.5, 1)),
      writes('please', 'next', seconds(3, 5)),
      writes('ok. breathing with you', 'answered', seconds(2, 4)),
    ],
  },
  {
    title: 'still has the old app, and writes slowly',
    situation: 'alone',
    types: slow,
    steps: [
      asks('Good evening. My app looks different from the pictures in your letter.', seconds(50, 80), 'v1'),
      writes('I am not good with telephones.', 'inChat'),
      writes('My granddaughter says I should ask for the new one.', 'answered'),
    ],
  },
  {
    title: 'still has the old app, and writes fast',
    situation: 'alone',
    types: fast,
    steps: [
      asks('quick question about tomorrow', seconds(90, 140), 'v1'),
      writes('is it at ten or at eleven', 'inChat', seconds(0.5, 1)),
      writes('the letter says both', 'next', seconds(0.5, 1)),
      step('next', seconds(2, 3), { does: 'edit', says: 'the letter says ten, the email says eleven' }),
      writes('thanks!', 'answered', seconds(1, 2)),
    ],
  },
  {
    title: 'is handed over at the end of a colleague’s shift',
    situation: 'colleaguesV2',
    types: usual,
    steps: [
      step('next', seconds(100, 130), {
        does: 'handOver',
        says: 'My shift ends. We are in the middle of the sleep diary; she expects an answer tonight.',
      }),
      writes('Hello, I was told that somebody else reads this now.', 'next', seconds(20, 40)),
    ],
  },
  {
    title: 'a colleague asks for help in the chat',
    situation: 'colleaguesV1',
    types: usual,
    steps: [
      step('next', seconds(160, 200), {
        does: 'invite',
        says: 'Could you join us for ten minutes? You know the family.',
      }),
      writes('My brother is here too, he would like to say something.', 'next', seconds(15, 30)),
    ],
  },
  {
    title: 'moves from the old app to the new one in the middle of the talk',
    situation: 'ownV1',
    types: usual,
    steps: [
      writes('They have sent me the new app. I will try it now.', 'next', seconds(70, 100)),
      step('next', seconds(15, 25), { does: 'moveToV2', says: 'Hello from the new app.' }),
      writes('Can you see this?', 'next', seconds(3, 5)),
    ],
  },
];
