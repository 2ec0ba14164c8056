import { EndChat } from '@/application/chat/acts/EndChat';
import { leavingActContract } from '#test/support/contracts/chat/leavingActContract';

leavingActContract(EndChat, 'end');
