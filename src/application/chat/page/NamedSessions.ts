import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { KnownPatients } from '../../kernel/KnownPatients';

type Patient = ChatSession['patient'];

/** Distinguishes the patients of chats from namesakes on all lists of the signed-in user. */
export class NamedSessions {
  constructor(private readonly known: Pick<KnownPatients, 'learn' | 'distinguish'>) {}

  all(sessions: readonly ChatSession[]): readonly ChatSession[] {
    this.known.learn(
      'chats',
      sessions.map(({ patient }) => patient),
    );
    return sessions.map(session => this.again(session));
  }

  /** Names a changed chat; `before`: all chats, by channel. */
  one(session: ChatSession, before: ReadonlyMap<string, ChatSession>): ChatSession {
    if (!isNamedAlike(before.get(session.channelId)?.patient, session.patient))
      this.all([...new Map(before).set(session.channelId, session).values()]);
    return this.again(session);
  }

  /** Renames after a change of the lists; returns the same object if the name is unchanged. */
  again(session: ChatSession): ChatSession {
    const patient = this.known.distinguish(session.patient);
    return patient === session.patient ? session : { ...session, patient };
  }
}

const isNamedAlike = (one: Patient | undefined, other: Patient): boolean =>
  one?.id === other.id &&
  one.email === other.email &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName;
