import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ComposerStore } from './ComposerStore';
import type { ReadyPhrasesStore } from './ReadyPhrasesStore';
import { typeInto } from '../../kit/typeInto';
import { insertPhrase } from '@/domain/chat/phrases/insertPhrase';
import { phraseLimits } from '@/domain/chat/phrases/normalisePhrases';

/** The channel of the message being typed; cleared when the user does something else. */
let typedIn: string | undefined;

const endTyping = (): void => {
  typedIn = undefined;
};

/**
 * A chat can end while a user types in it, and another patient's chat takes its place. The new field must not receive
 * the rest of the text, so it gets the focus only by pointer, shortcut or navigation.
 */
export const ongoingTyping = {
  begin(channelId: string): void {
    typedIn = channelId;
    document.addEventListener('pointerdown', endTyping, { capture: true, once: true });
  },
  end: endTyping,
  isElsewhere: (channelId: string): boolean => typedIn !== undefined && typedIn !== channelId,
};

interface ComposerField {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly focus: () => void;
  /** Inserts a phrase at the cursor and closes the list of phrases; `goOn` continues the writing. */
  readonly insert: (phrase: string) => void;
  /** Returns to the text box, after the inserted text. */
  readonly goOn: () => void;
  /** Inserts text from elsewhere at the cursor; names in it are checked before sending. */
  readonly paste: (text: string) => void;
}

/** The text box of a composer: its cursor, and ways to insert text other than by typing. */
export function useComposerField(store: ComposerStore, phrases: ReadyPhrasesStore): ComposerField {
  const ref = useRef<HTMLTextAreaElement>(null);
  const cursorAfter = useRef<number>(undefined);
  const { channelId } = store;
  useEffect(() => {
    if (!ongoingTyping.isElsewhere(channelId)) ref.current?.focus({ preventScroll: true });
  }, [channelId]);

  const insert = (phrase: string): void => {
    const at = ref.current?.selectionEnd ?? store.draft.length;
    const { draft, cursor } = phraseHelp.insert(store.draft, at, phrase);
    cursorAfter.current = cursor;
    if (ref.current === null || !typeInto(ref.current, draft)) store.edit(draft);
    phrases.hide();
  };
  const goOn = (): void => {
    const { current: cursor } = cursorAfter;
    cursorAfter.current = undefined;
    if (cursor === undefined) return;
    ref.current?.focus();
    ref.current?.setSelectionRange(cursor, cursor);
  };
  const paste = (text: string): void => {
    store.pasted.addPasted(text);
    flushSync(() => insert(text));
    goOn();
  };
  return { ref, focus: () => ref.current?.focus(), insert, goOn, paste };
}

/** The helpers that the message field and the list of phrases need. */
export const phraseHelp = { ...phraseLimits, insert: insertPhrase };
