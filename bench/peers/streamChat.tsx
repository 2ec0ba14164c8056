import { MessageList } from 'stream-chat-react';
import { streamPeer } from '../page/streamPeer';

streamPeer(MessageList, '.str-chat__li', false);
