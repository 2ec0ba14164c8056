import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { memo } from 'react';
import { authorName } from '@/presentation/chat/authorName';
import { chatText } from '@/presentation/chat/chatText';
import { chatTime } from '@/presentation/chat/chatTime';
import type { BenchRow } from '../page/BenchRow';
import { listPeer } from '../page/listPeer';
import type { ListProps } from '../page/ReactList';
import { COLLEAGUE, PATIENT } from '../page/RowInside';

interface RowProps {
  readonly row: BenchRow;
  /** Marks for the kit's list which of its parts this is. */
  readonly as: 'Message';
}

/** The kit's own row, lighter than the product's: neither menu nor day nor divider. */
const ChatscopeRow = memo(function ChatscopeRow({ row: { message } }: RowProps) {
  const author = authorName(message, PATIENT, COLLEAGUE);
  const mark = message.isPending ? 'message.sending' : message.meta.hasBeenRead ? 'message.read' : 'message.sent';
  return (
    <Message
      model={{
        direction: message.meta.owner === 'You' ? 'outgoing' : 'incoming',
        position: 'single',
        type: 'custom',
        sender: author,
      }}
    >
      <Message.CustomContent>{message.text}</Message.CustomContent>
      <Message.Footer sender={`${author} ${chatTime.ofMessage(message.timeId)}`} sentTime={chatText(mark)} />
    </Message>
  );
});

function ChatscopeList({ rows }: ListProps) {
  return (
    <div style={{ height: 720 }}>
      <MainContainer>
        <ChatContainer>
          <MessageList>
            {rows.map(row => (
              <ChatscopeRow key={row.n} row={row} as="Message" />
            ))}
          </MessageList>
        </ChatContainer>
      </MainContainer>
    </div>
  );
}

listPeer(ChatscopeList, {
  row: '.cs-message',
  isWindowed: false,
  scroller: () => document.querySelector<HTMLElement>('.cs-message-list__scroll-wrapper'),
});
