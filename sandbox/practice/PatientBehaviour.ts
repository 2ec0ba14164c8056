/** A range of milliseconds, both ends included. */
export type MsRange = readonly [least: number, most: number];

export interface PatientBehaviour {
  /** Probability that something the therapist wrote is answered. */
  readonly answers: number;
  /** From the therapist's message to the answer. */
  readonly answerAfter: MsRange;
  /** Pause between two spontaneous messages; undefined for a patient who only answers. */
  readonly writesEvery?: MsRange;
  /** Pause before a chat is requested when there is none; undefined for a patient who never asks. */
  readonly requestsAfter?: MsRange;
}

const seconds = (least: number, most: number): MsRange => [least * 1000, most * 1000];

export const temperaments = {
  /** Always there: the one to try the chat with. */
  reliable: { answers: 1, answerAfter: seconds(2.2, 5.2) },
  talkative: { answers: 0.9, answerAfter: seconds(3, 12), writesEvery: seconds(90, 300) },
  withdrawn: { answers: 0.35, answerAfter: seconds(8, 40), writesEvery: seconds(400, 1200) },
  newcomer: { answers: 0.9, answerAfter: seconds(3, 9), requestsAfter: seconds(20, 240) },
} as const satisfies Readonly<Record<string, PatientBehaviour>>;
