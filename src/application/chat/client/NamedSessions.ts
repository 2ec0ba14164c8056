import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { KnownPatients } from '../../kernel/KnownPatients';

type Patient = ChatSession['patient'];

/** Chats whose patients are told apart from namesakes on all lists of the person signed in, not in the chats alone. */
export class NamedSessions {
  constructor(private readonly known: Pick<KnownPatients, 'learn' | 'toldApart'>) {}

  /** Every chat that there is. */
  all(sessions: readonly ChatSession[]): readonly ChatSession[] {
    this.known.learn(
      'chats',
      sessions.map(({ patient }) => patient),
    );
    return sessions.map(session => this.again(session));
  }

  /** One of them that has changed; `before`: all of them, by channel. */
  one(session: ChatSession, before: ReadonlyMap<string, ChatSession>): ChatSession {
    if (!isNamedAlike(before.get(session.channelId)?.patient, session.patient))
      this.all([...new Map(before).set(session.channelId, session).values()]);
    return this.again(session);
  }

  /** The lists may hold other patients now; the same object where the name is the same. */
  again(session: ChatSession): ChatSession {
    const patient = this.known.toldApart(session.patient);
    return patient === session.patient ? session : { ...session, patient };
  }
}

const isNamedAlike = (one: Patient | undefined, other: Patient): boolean =>
  one?.id === other.id &&
  one.email === other.email &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName;
