import { VirtualizedMessageList } from 'stream-chat-react';
import { streamPeer } from '../page/streamPeer';

streamPeer(VirtualizedMessageList, '.str-chat__virtual-list-message-wrapper', true);
