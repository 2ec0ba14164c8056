import type { ReadingDto } from '@/infrastructure/http/patients/momentDtos';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import { exerciseNames, exercises, journalEntries } from './appPhrases';
import type { Questionnaire } from './Diary';
import { browseEverything } from './browseEverything';
import { linkedPages } from './EmailedLink';
import type { PatientApp } from './PatientApp';
import { quizAnswers } from './quizAnswers';

const minuteMs = 60_000;
const BEST = 10;
const usualMood = 5;
const recommendedMinutes = 20;

export const appActNames = [
  'mood',
  'journal',
  'phq9',
  'gad7',
  'walk',
  'exercise',
  'offline',
  'graph',
  'programme',
  'join',
  'links',
  'friends',
  'dismiss',
  'survey',
  'surveyToEnd',
  'everything',
] as const;
export type AppActName = (typeof appActNames)[number];

/** The details of an act besides its name; missing ones are invented. */
export interface AppActDetails {
  /** Mood, 0 to 10. */
  readonly level?: number;
  readonly text?: string;
  /** Answers of a questionnaire. */
  readonly items?: readonly number[];
  readonly minutes?: number;
  /** Access code to join with. */
  readonly code?: string;
  /** The end of the address of the survey to answer. */
  readonly survey?: string;
  /** True for the beta app. */
  readonly beta?: boolean;
}

/** A patient's acts with their app in a free moment. Each act returns a sentence about what was done. */
export class AppActs {
  constructor(
    readonly app: PatientApp,
    private readonly clock: { now(): number },
    readonly random: SeededRandom,
    private readonly email = '',
  ) {}

  does(name: AppActName, details: AppActDetails = {}): Promise<string> {
    const { level, text, items, minutes, code, beta = false, survey } = details;
    const acts: Readonly<Record<AppActName, () => Promise<string>>> = {
      mood: () => this.recordMood(level),
      journal: () => this.writeJournal(text),
      phq9: () => this.fillIn('phq9', items),
      gad7: () => this.fillIn('gad7', items),
      walk: () => this.walk(minutes),
      exercise: () => this.exercise(),
      offline: () => this.goOfflineAndSync(),
      graph: () => this.readGraph(),
      programme: () => this.goOnWithProgramme(),
      join: () => this.app.organisation.join({ ...(code !== undefined && { code }), email: this.email, beta }),
      links: () => this.makeLinks(),
      friends: () => this.writeToFriends(text),
      dismiss: async () => `Dismissed ${await this.app.messages.dismiss()} messages.`,
      survey: () =>
        this.app.surveys.answerNext(this.random, {
          ...(text !== undefined && { written: text }),
          ...(survey !== undefined && { address: survey }),
        }),
      surveyToEnd: () => this.app.surveys.answerAll(this.random, survey),
      everything: () => browseEverything(this.app),
    };
    return acts[name]();
  }

  private async makeLinks(): Promise<string> {
    const links = await Promise.all(linkedPages.map(page => this.app.links.to(page)));
    return `Made links, each for ten minutes: ${links.join(' ')}`;
  }

  private async writeToFriends(addresses = 'friend@elsewhere.example'): Promise<string> {
    const to = addresses.split(/[\s,;]+/).filter(address => address !== '');
    await this.app.links.writeTo(to);
    return `Had an email sent to ${to.length} addresses.`;
  }

  private async recordMood(level?: number): Promise<string> {
    const reading = this.reading(level ?? this.near(await this.mood()));
    await this.app.diary.checkUp(reading);
    return `Recorded a mood of ${reading.mood}.`;
  }

  private async writeJournal(text = this.random.pick(journalEntries)): Promise<string> {
    await this.app.diary.write('journal', text);
    return 'Wrote a journal entry.';
  }

  private async fillIn(type: Questionnaire, given?: readonly number[]): Promise<string> {
    const items = given ?? quizAnswers(type, await this.mood(), this.random);
    await this.app.diary.fillIn(type, items);
    return `Filled in ${type === 'phq9' ? 'PHQ-9' : 'GAD-7'}: ${items.join(' ')}.`;
  }

  private async walk(minutes = this.random.between(10, 40)): Promise<string> {
    const seconds = minutes * 60;
    const { event } = await this.app.diary.doActivity('walk', seconds);
    const { earned, total } = await this.app.programme.earn(event.momentId, seconds, minutes >= recommendedMinutes);
    const [week] = (await this.app.ownRecords.activities(['walk'], 7)).since;
    return (
      `Walked for ${minutes} minutes, the walk number ${week?.count ?? 0} of this week, and earned ${earned} ` +
      `points, ${total} in all.`
    );
  }

  private async exercise(): Promise<string> {
    const name = this.random.pick(exerciseNames);
    await this.app.diary.write(name, this.random.pick<string>(exercises[name]));
    if (this.random.chance(0.3)) await this.app.diary.relax(this.random.between(3, 9));
    if (this.random.chance(0.1))
      await this.app.diary.screen(Array.from({ length: 5 }, () => this.random.between(0, 3)));
    return `Did an exercise: ${name}.`;
  }

  /**
   * A few hours without a connection, reported when it is back. At times only moods were recorded: then one kind is
   * synced, not several.
   */
  private async goOfflineAndSync(): Promise<string> {
    const { diary } = this.app;
    const mood = await this.mood();
    const ago = (minutes: number) => this.clock.now() - minutes * minuteMs;
    diary.goOffline();
    await diary.checkUp(this.reading(this.near(mood)), ago(170));
    if (!this.random.chance(0.25)) {
      await diary.write('journal', this.random.pick(journalEntries), ago(95));
      await diary.doActivity('walk', 15 * 60, ago(60));
    }
    await diary.checkUp(this.reading(this.near(mood)), ago(10));
    return `Was offline for three hours, then brought ${await diary.sync()} entries, each twice; each is stored once.`;
  }

  private async readGraph(): Promise<string> {
    const { mood, phq9, gad7 } = await this.app.ownRecords.graph(30);
    return `Read the graph of 30 days: ${mood.length} moods, ${phq9.length} PHQ-9, ${gad7.length} GAD-7.`;
  }

  /**
   * The tablet continues first, so the telephone writes with an outdated version, is refused with 412, and repairs it.
   */
  private async goOnWithProgramme(): Promise<string> {
    const { programme, programmeOnTablet } = this.app;
    const { entries } = await programme.read('programme');
    await programmeOnTablet.read('programme');
    await programmeOnTablet.remember('programme', { lastSession: new Date(this.clock.now()).toISOString() });
    const step = String(Number(entries['step'] ?? '0') + 1);
    const { repairs } = await programme.remember('programme', { step });
    return (
      `Came to step ${step} of the ` +
      `programme${repairs > 0 ? '; the tablet had been faster, which the app repaired' : ''}.`
    );
  }

  private async mood(): Promise<number> {
    return (await this.app.ownRecords.newest('checkup'))?.reading?.mood ?? usualMood;
  }

  private near(mood: number): number {
    return Math.min(BEST, Math.max(0, mood + this.random.between(-2, 2)));
  }

  private reading(mood: number): ReadingDto {
    return {
      mood,
      stress: Math.max(0, BEST - mood - this.random.between(0, 2)),
      sleepHours: this.random.between(4, 9),
    };
  }
}
