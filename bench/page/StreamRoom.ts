import { StreamChat, type Channel } from 'stream-chat';
import { authorName } from '@/presentation/chat/authorName';
import { millisecondsOfTimeId } from '@/domain/chat/TimeId';
import type { BenchRow } from './BenchRow';
import { COLLEAGUE, PATIENT } from './RowInside';

const ME = 'me';

/** The client of the service without the service: nobody is called, and messages are put where the network would have put them. */
export class StreamRoom {
  readonly client: StreamChat;
  readonly channel: Channel;

  constructor(rows: readonly BenchRow[]) {
    this.client = new StreamChat('bench');
    Object.assign(this.client, { user: { id: ME }, _user: { id: ME }, userID: ME, connectionId: 'bench', wsPromise: Promise.resolve(), setUserPromise: Promise.resolve(), doAxiosRequest: () => Promise.resolve({}) });
    this.channel = this.client.channel('messaging', 'ana');
    Object.assign(this.channel, { initialized: true, data: { own_capabilities: ['send-message', 'update-own-message', 'delete-own-message'] }, getConfig: () => ({ commands: [] }) });
    this.add(rows);
  }

  append(rows: readonly BenchRow[]): void {
    for (const row of rows.slice(0, -1)) this.channel.state.addMessageSorted(toMessage(row));
    for (const row of rows.slice(-1)) this.tell('message.new', row);
  }

  confirm(row: BenchRow): void {
    this.tell('message.updated', row);
  }

  prepend(rows: readonly BenchRow[]): void {
    this.add(rows);
    this.client.dispatchEvent({ type: 'channel.updated', cid: this.channel.cid });
  }

  private add(rows: readonly BenchRow[]): void {
    this.channel.state.addMessagesSorted(rows.map(toMessage), false, true, true, 'latest');
  }

  private tell(type: 'message.new' | 'message.updated', row: BenchRow): void {
    this.client.dispatchEvent({ type, cid: this.channel.cid, channel_id: 'ana', channel_type: 'messaging', message: { ...toMessage(row), cid: this.channel.cid } });
  }
}

/** As the service writes a message. */
function toMessage(row: BenchRow) {
  const { message } = row;
  const at = new Date(millisecondsOfTimeId(message.timeId)).toISOString();
  return {
    id: `m${row.n}`,
    text: message.text,
    html: '',
    type: 'regular' as const,
    user: { id: message.uuid, name: authorName(message, PATIENT, COLLEAGUE) },
    created_at: at,
    updated_at: at,
    attachments: [],
    reaction_counts: {},
    reaction_scores: {},
    ...(message.isPending && { status: 'sending' }),
  };
}
