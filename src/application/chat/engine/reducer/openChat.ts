import { notifyReadUpTo, notifyTyping } from './applyEvents';
import { channels } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent } from './EngineEvent';
import type { ChannelState, EngineState } from './EngineState';
import { historyPages } from './historyPages';
import { membership } from './membership';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';
import { unread } from './unread';

/** Pause before a read mark is reported again, in milliseconds. */
const READ_RETRY_MS = 3_000;

function select(state: EngineState, channelId: string | undefined, at: HandlingTime): Transition {
  if (channelId === undefined) {
    const { active: _, ...rest } = state;
    return toTransition(rest);
  }
  const { claimed: _, ...known } = channels.channelOf(state, channelId);
  const channel: ChannelState = { ...known, inView: new Set() };
  const next = channels.withChannel({ ...state, active: channelId }, channel);
  const opened = toTransition(next, ...notifyOpened(next, channelId, at), ...historyPages.watchHistory(next));
  return chain(
    chain(
      chain(opened, after => membership.requestOfSelected(after, channelId)),
      historyPages.wakePage,
    ),
    after => historyPages.firstPage(after, channelId),
  );
}

function notifyOpened(state: EngineState, channelId: string, at: HandlingTime): EngineEffect[] {
  const channel = channels.channelOf(state, channelId);
  return [
    { type: 'notify', update: { type: 'opened', channelId, messages: channels.messagesOf(state, channelId) } },
    { type: 'notify', update: { type: 'history', channelId, history: historyPages.historyToNotify(state, channel) } },
    { type: 'notify', update: { type: 'participants', channelId, participants: channel.participants } },
    notifyReadUpTo(state, channel),
    ...notifyTyping(state, channel, at),
  ];
}

function seen(state: EngineState, channelId: string, timeIds: readonly bigint[]): Transition {
  if (channelId !== state.active || !state.focused || !state.visible) return toTransition(state);
  const channel = channels.channelOf(state, channelId);
  if (timeIds.every(timeId => channel.inView.has(timeId))) return unread.claimWhatWasSeen(state);
  return unread.claimWhatWasSeen(
    channels.withChannel(state, { ...channel, inView: new Set([...channel.inView, ...timeIds]) }),
  );
}

/** A refused report is not repeated until another message is seen or the chat is reopened. */
function readFailed(state: EngineState, { channelId, kind }: Extract<EngineEvent, { type: 'readFailed' }>): Transition {
  if (kind === 'notInChat')
    return toTransition(state, { type: 'notify', update: { type: 'chatFailure', channelId, kind } });
  if (kind === 'unreachable' || kind === 'sessionEnded')
    return toTransition(unclaim(state, channelId), {
      type: 'setAlarm',
      key: `read:${channelId}`,
      delayMs: READ_RETRY_MS,
    });
  return toTransition(state);
}

function unclaim(state: EngineState, channelId: string): EngineState {
  const { claimed: _, ...channel } = channels.channelOf(state, channelId);
  return channels.withChannel(state, channel);
}

/** The open chat: selection, and the messages the user has seen. */
export const openChat = { select, seen, readFailed };
