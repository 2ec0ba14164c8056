import type { ReadList } from '@/domain/kernel/ReadList';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { notifyReadUpTo } from './applyEvents';
import { channels } from './channels';
import type { EngineEvent } from './EngineEvent';
import type { ChannelState, EngineState } from './EngineState';
import { retryPause } from './retryPause';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';

function request(state: EngineState, channelId: string): Transition {
  const channel: ChannelState = {
    ...channels.channelOf(state, channelId),
    participantsRequestedSeq: state.checkpoint ?? 0n,
  };
  return toTransition(channels.withChannel(state, channel), { type: 'loadParticipants', channelId });
}

/** Requests the participants of the chat on screen, unless they are known or no one is signed in. */
function requestOfOpen(state: EngineState): Transition {
  const { active, user } = state;
  return active === undefined || user === undefined || channels.channelOf(state, active).participants.phase === 'known'
    ? toTransition(state)
    : request(state, active);
}

/** D2 §4, selecting a channel: "Load participants." Known participants stay on the screen in the meantime. */
function requestOfSelected(state: EngineState, channelId: string): Transition {
  return state.user === undefined ? toTransition(state) : request(state, channelId);
}

/** The answer includes every change up to its request; a change that has arrived since is newer. */
function loaded(state: EngineState, channelId: string, people: ReadList<Participant>): Transition {
  const { participantsAttempt: _, ...channel } = channels.channelOf(state, channelId);
  const requestedSeq = channel.participantsRequestedSeq ?? 0n;
  if (channel.participants.phase === 'known' && (channel.participantsSeq ?? 0n) > requestedSeq)
    return toTransition(state);
  const participants = { phase: 'known', people: people.items, unreadable: people.unreadable } as const;
  const known = notify(state, { ...channel, participants, participantsSeq: requestedSeq });
  const before = channels.patientReadUpTo(state, channel);
  return chain(known, next =>
    toTransition(
      next,
      notifyReadUpTo(next, channels.channelOf(next, channelId)),
      ...channels.notifyReceipts(next, channelId, before),
    ),
  );
}

/**
 * Notifies a user who is no longer in the chat. After the end of the session the request waits for the next sign-in.
 * Any other failure is retried after a pause.
 */
function failed(
  state: EngineState,
  { channelId, kind }: Extract<EngineEvent, { type: 'participantsFailed' }>,
  at: HandlingTime,
): Transition {
  const channel = channels.channelOf(state, channelId);
  if (channel.participants.phase === 'known' || kind === 'sessionEnded') return toTransition(state);
  const { participantsAttempt: attempt = 0, ...rest } = channel;
  const notified = notify(state, {
    ...rest,
    participants: { phase: 'failed' },
    ...(kind !== 'notInChat' && { participantsAttempt: attempt + 1 }),
  });
  return chain(notified, next =>
    kind === 'notInChat'
      ? toTransition(next, { type: 'notify', update: { type: 'chatFailure', channelId, kind } })
      : toTransition(next, { type: 'setAlarm', key: `people:${channelId}`, delayMs: retryPause(attempt, at) }),
  );
}

/** Retries after the pause; for a closed chat when it is opened, after the end of the session when the user is back. */
function retryRequest(state: EngineState, channelId: string): Transition {
  const { participants, participantsAttempt } = channels.channelOf(state, channelId);
  const isDue = participants.phase === 'failed' && participantsAttempt !== undefined;
  return isDue && channelId === state.active && state.user !== undefined && !state.sessionEnded
    ? request(state, channelId)
    : toTransition(state);
}

/** The device is back on the network: the pause ends, and the next one is short again. */
function wake(state: EngineState): Transition {
  const { active } = state;
  if (active === undefined) return toTransition(state);
  const channel = channels.channelOf(state, active);
  return retryRequest(
    channel.participantsAttempt === undefined
      ? state
      : channels.withChannel(state, { ...channel, participantsAttempt: 0 }),
    active,
  );
}

function notify(state: EngineState, channel: ChannelState): Transition {
  return toTransition(channels.withChannel(state, channel), {
    type: 'notify',
    update: { type: 'participants', channelId: channel.id, participants: channel.participants },
  });
}

/** The participants of a chat: requested when it is opened, and again until they are known. */
export const membership = {
  request,
  requestOfOpen,
  requestOfSelected,
  loaded,
  failed,
  retryRequest,
  wake,
};
