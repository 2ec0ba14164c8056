import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { MessageRow } from '@/presentation/chat/messages/MessageRow';
import { VisibleMessages } from '@/presentation/chat/timeline/scroll/VisibleMessages';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { aReadPoint } from '#test/support/builders/chat/aReadPoint';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { lastRead, NOW } from './Conversation';
import type { MeasuredList } from './ListBench';

export const CHANNEL = 'c-ana';
export const PATIENT = 'Ana Novak';
const { stores } = testStores();

/** The product's store of an open conversation, in the page and without a network. */
export function timelineOf(messages: readonly ChatMessage[]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession({ channelId: CHANNEL })] });
  const store = chat.stores.timeline(CHANNEL);
  store.start();
  const read = lastRead(messages);
  chat.engine.notify(
    {
      type: 'readUpTo',
      channelId: CHANNEL,
      ...(read && { own: aReadPoint(read.timeId), patient: aReadPoint(read.timeId) }),
    },
    { type: 'opened', channelId: CHANNEL, messages },
    { type: 'history', channelId: CHANNEL, history: { phase: 'idle', reachedStart: false, attempt: 0 } },
  );
  const seen = new VisibleMessages(chat.clock, () => undefined);
  const names = { patientName: PATIENT, patientAuthor: PATIENT };
  const row = (timeId: TimeId) => (
    <MessageRow store={store} timeId={timeId} {...names} now={NOW} seen={seen} current={false} onReply={ignore} />
  );
  return { store, row, cached: () => chat.stores.cachedPage(CHANNEL) };
}

export type Timeline = ReturnType<typeof timelineOf>;
export const ignore = (): void => undefined;

export const inStores = (children: ReactNode) => (
  <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>
);

/** A list made by React, rendered within the task that brings it, as after a key press. */
export function reactList(
  scroller: string,
  render: (timeline: Timeline, messages: readonly ChatMessage[]) => ReactNode,
): MeasuredList {
  let place: Root | undefined;
  let shown: ReactNode;
  return {
    scroller: () => document.querySelector<HTMLElement>(scroller),
    prepare(messages) {
      const timeline = timelineOf(messages);
      shown = inStores(render(timeline, messages));
    },
    mount(root) {
      place = createRoot(root);
      flushSync(() => place?.render(shown));
    },
    unmount: () => place?.unmount(),
  };
}
